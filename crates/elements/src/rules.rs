//! How this system cites its rulebook: `cite!("move.zoc")`.

kernel::rulebook! { $ "elements" }

pub(crate) use {cite, cites, refuse};
