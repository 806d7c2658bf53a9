//! How this system cites its rulebook.

kernel::rulebook! { $ "marengo" }

pub(crate) use {cite, cites, refuse};
