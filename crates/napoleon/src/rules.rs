//! How this system cites its rulebook.

kernel::rulebook! { $ "napoleon" }

#[allow(clippy::single_component_path_imports, reason = "macros that a macro wrote are known by these names")]
pub(crate) use {cite, cites, refuse};
