//! How this system cites its rulebooks: `cite!("10.8.1")` is of the series rules,
//! `cite!(2002 "23.4")` of the older edition.

kernel::rulebook! { $ "frederick", 2002 => "frederick2002" }

#[allow(clippy::single_component_path_imports, reason = "macros that a macro wrote are known by these names")]
pub(crate) use {cite, cites, refuse};
