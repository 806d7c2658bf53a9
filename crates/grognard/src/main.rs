//! `grognard`: referee, secretary and analyst for the battles of the horse-and-musket age.

use std::process::ExitCode;

/// Frames are made of many small strings: quicker than the system's.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    grognard::run(grognard::systems(), &std::env::args().collect::<Vec<_>>())
}
