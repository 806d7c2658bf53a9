//! The promises that can be broken.

/// One broken promise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Flaw {
    /// Lists an order that is refused.
    ListsRefused,
    /// Refuses an order that is listed.
    RefusesListed,
    /// Does not list an order that passes.
    HidesOrder,
    /// Lists an order twice.
    ListsTwice,
    /// Lists orders when the battle is over.
    ListsAfterTheEnd,
    /// Asks a side that has no order left.
    DeadEnd,
    /// Loses a part of an order when it is written as JSON.
    MumblesOrders,
    /// Shows one hidden face.
    LeaksView,
    /// Draws one hidden face.
    LeaksScene,
    /// Tells what was dealt at the set-up.
    LeaksSetUp,
    /// Tells what a shuffle came to.
    LeaksTell,
    /// Tells everybody what only one side may hear at all.
    TellsOfSecrets,
    /// Asks about slipping away only if there is a scout to slip.
    AsksByWhatIs,
    /// Asks in other words if there is a scout to slip.
    LeaksQuestion,
    /// Foretells by a die of five sides.
    ForetellsByAnotherDie,
    /// Words two offers alike.
    OffersAlike,
    /// Foretells from the true faces.
    LeaksPreview,
    /// Plans from the true faces.
    LeaksPlan,
    /// Says why not from the true faces.
    LeaksWhyNot,
    /// Words an offer from the true faces.
    LeaksOffer,
    /// Forbids with a reason from the true faces.
    LeaksRefusal,
    /// Offers orders by the enemy's true faces.
    OrdersByWhatIs,
    /// Rolls at the ford with dice that nobody counts.
    UncountedRoll,
    /// Has chance of its own.
    OwnChance,
    /// Changes the position while it writes the journal.
    ActsInJournal,
    /// Makes one lot of two with nothing shown and nothing rolled.
    MergesQuietly,
    /// Forgets the round when it is stored.
    Forgets,
    /// Deals imagined faces across lots.
    ImaginesAcrossLots,
    /// Imagines a battle in which another side decides.
    ImaginesAnotherDecision,
    /// Deals imagined faces unevenly.
    ImaginesUnevenly,
    /// Deals imagined faces by rotation only: each token is right, pairs of them are not.
    ImaginesByRotation,
    /// Deals every lot by the same rolls.
    ImaginesLotsAlike,
    /// Imagines the truth.
    ImaginesTheTruth,
    /// Turns a loser into a scout.
    LosesPieces,
    /// Ends the battle in a position that cannot be.
    BreaksAtTheEnd,
    /// Notes an event that rests on no paragraph.
    ForgetsToCite,
    /// Appraises beyond all bounds.
    AppraisesWildly,
}
