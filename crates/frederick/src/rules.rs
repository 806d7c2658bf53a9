//! How this system cites its rulebooks.

/// A paragraph of the series rules: `cite!("10.8.1")`; of the older edition: `cite!(2002 "23.4")`.
macro_rules! cite {
    (2002 $paragraph:literal) => {
        kernel::Cite(concat!("frederick2002:", $paragraph))
    };
    ($paragraph:literal) => {
        kernel::Cite(concat!("frederick:", $paragraph))
    };
}

/// A refusal on the ground of a paragraph: `refuse!("7.5.1", "engaged")`.
macro_rules! refuse {
    (2002 $paragraph:literal, $reason:literal) => {
        kernel::Refusal::new($crate::rules::cite!(2002 $paragraph), concat!("frederick-refusal-", $reason))
    };
    ($paragraph:literal, $reason:literal) => {
        kernel::Refusal::new($crate::rules::cite!($paragraph), concat!("frederick-refusal-", $reason))
    };
}

pub(crate) use {cite, refuse};
