//! Where events go while orders are carried out.

use crate::cite::Cites;

/// Takes the events of a battle, each with the paragraphs that made it happen. A silent journal
/// costs nothing: neither the event nor its paragraphs are made.
pub trait Journal<E> {
    /// Notes an event, or what a chapter makes one of, and what it rests on; both are made
    /// only if somebody listens.
    fn note<V: Into<E>>(&mut self, cites: impl FnOnce(&mut Cites), event: impl FnOnce() -> V);
}

/// Nobody listens.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<E> Journal<E> for Silent {
    #[inline]
    fn note<V: Into<E>>(&mut self, _cites: impl FnOnce(&mut Cites), _event: impl FnOnce() -> V) {}
}

/// An event, and the paragraphs that made it happen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Noted<E> {
    /// What happened.
    pub event: E,
    /// Why.
    pub cites: Cites,
}

impl<E> Journal<E> for Vec<Noted<E>> {
    fn note<V: Into<E>>(&mut self, cites: impl FnOnce(&mut Cites), event: impl FnOnce() -> V) {
        let mut named = Cites::default();
        cites(&mut named);
        self.push(Noted { event: event().into(), cites: named });
    }
}

impl<E> Journal<E> for Vec<E> {
    fn note<V: Into<E>>(&mut self, _cites: impl FnOnce(&mut Cites), event: impl FnOnce() -> V) {
        self.push(event().into());
    }
}
