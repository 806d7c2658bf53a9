//! Makes sure that the crate is compiled again when the web client was built again. Writes nothing.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=../../web/dist");
}
