//! Where events go while orders are carried out.

use crate::cite::Cites;

/// Takes the events of a battle, each with the paragraphs that made it happen. A silent journal costs nothing: neither the
/// event nor its paragraphs are made.
pub trait Journal<E> {
    /// Notes an event and what it rests on; both are made only if somebody listens.
    fn note(&mut self, cites: impl FnOnce(&mut Cites), event: impl FnOnce() -> E);
}

/// Nobody listens.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<E> Journal<E> for Silent {
    #[inline]
    fn note(&mut self, _cites: impl FnOnce(&mut Cites), _event: impl FnOnce() -> E) {}
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
    fn note(&mut self, cites: impl FnOnce(&mut Cites), event: impl FnOnce() -> E) {
        let mut named = Cites::default();
        cites(&mut named);
        self.push(Noted { event: event(), cites: named });
    }
}

impl<E> Journal<E> for Vec<E> {
    fn note(&mut self, _cites: impl FnOnce(&mut Cites), event: impl FnOnce() -> E) {
        self.push(event());
    }
}
