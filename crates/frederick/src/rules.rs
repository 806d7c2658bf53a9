//! How this system cites its rulebooks: `cite!("10.8.1")` is of the series rules, `cite!(2002 "23.4")` of the older edition.

kernel::rulebook! { $ "frederick", 2002 => "frederick2002" }

pub(crate) use {cite, cites, refuse};
