//! How this system cites its rulebook.

/// A paragraph: `cite!("move.zoc")`.
macro_rules! cite {
    ($paragraph:literal) => {
        kernel::Cite(concat!("elements:", $paragraph))
    };
}

/// A refusal on the ground of a paragraph: `refuse!("move.zoc", "crosses-a-zone")`.
macro_rules! refuse {
    ($paragraph:literal, $reason:literal) => {
        kernel::Refusal::new($crate::rules::cite!($paragraph), concat!("elements-refusal-", $reason))
    };
}

pub(crate) use {cite, refuse};
