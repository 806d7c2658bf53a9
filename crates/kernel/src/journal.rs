//! Where events go while orders are carried out.

/// Takes the events of a battle. A silent journal costs nothing: the event is not even made.
pub trait Journal<E> {
    /// Notes an event, which is made only if somebody listens.
    fn note(&mut self, event: impl FnOnce() -> E);
}

/// Nobody listens.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<E> Journal<E> for Silent {
    #[inline]
    fn note(&mut self, _event: impl FnOnce() -> E) {}
}

impl<E> Journal<E> for Vec<E> {
    fn note(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}
