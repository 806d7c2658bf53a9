//! How this system cites its rulebook.

/// A paragraph of the rulebook: `cite!("8.10")`.
macro_rules! cite {
    ($paragraph:literal) => {
        kernel::Cite(concat!("marengo:", $paragraph))
    };
}

/// A refusal on the ground of a paragraph: `refuse!("8.6", "blocked")`.
macro_rules! refuse {
    ($paragraph:literal, $reason:literal) => {
        kernel::Refusal::new(cite!($paragraph), concat!("marengo-refusal-", $reason))
    };
}

pub(crate) use {cite, refuse};
