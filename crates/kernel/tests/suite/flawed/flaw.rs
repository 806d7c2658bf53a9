//! The promises that can be broken.

/// What the skirmish hides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Secret {
    /// Faces of tokens, mixed in lots.
    Faces,
    /// A group that is being formed.
    Guard,
    /// Who stands where behind a screen.
    Screens,
    /// Written orders.
    Goals,
    /// Ranks of drums.
    Ranks,
    /// What a counter is.
    Wings,
    /// Which counters are nothing at all.
    Dummies,
    /// Who rides in which wagon.
    Wagons,
    /// Hands of cards.
    Hands,
}

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
    /// Shows a secret in the view.
    Shows(Secret),
    /// Tells everybody what only one side may hear.
    Tells(Secret),
    /// Lets somebody learn a secret without counting it as a disclosure.
    Hushes(Secret),
    /// Imagines a secret always in the same way.
    Stereotypes(Secret),
    /// Draws hidden faces.
    LeaksScene,
    /// Asks about slipping away only if there is a scout to slip.
    AsksByWhatIs,
    /// Asks in other words if there is a scout to slip.
    LeaksQuestion,
    /// Previews by another die.
    ForetellsByAnotherDie,
    /// Words two offers alike.
    OffersAlike,
    /// Previews from the true faces.
    LeaksPreview,
    /// Plans from the true faces.
    LeaksPlan,
    /// Says why not from the true faces.
    LeaksWhyNot,
    /// Words an offer from the true faces.
    LeaksOffer,
    /// Forbids with a reason from the true faces.
    LeaksRefusal,
    /// Offers challenges by the enemy's true faces.
    OrdersByWhatIs,
    /// Offers raids only on wagons that somebody rides in.
    RaidsByWhatIs,
    /// Lets dummies stand where wings may march.
    DummiesStand,
    /// Rolls with dice that nobody counts.
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
