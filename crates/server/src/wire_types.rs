//! The browser's types of what goes over the wire, made from the Rust ones.

use archive::{BattleState, ListedSeat, Seating};
use ts_rs::{Config, TS};

use crate::analysis::Proposal;
use crate::claim::Claim;
use crate::create::{BattleOpened, NewBattle};
use crate::fault::ErrorBody;
use crate::frames::{
    ChangeFrame, CommandingGeneral, Frame, Halted, Request, SeatBrowser, SeatCard, Spoken, StateFrame, Undo, Verify,
};
use crate::glance::{Analysis, AnalysisPoint};
use crate::history::{HistoryFrame, ToldMoment, Verification};
use crate::lobby::{BattleCard, DamagedCard, ListedBattle};
use crate::seats::SeatTaken;

/// The types of requests, frames and bodies in TypeScript, one after the other. Those of the
/// kernel, which they are made of, are not among them.
pub fn wire_types() -> Vec<String> {
    let config = Config::default();
    vec![
        Request::decl(&config),
        Claim::decl(&config),
        Spoken::decl(&config),
        Frame::decl(&config),
        named("state", "StateFrame", &StateFrame::decl(&config)),
        named("change", "ChangeFrame", &ChangeFrame::decl(&config)),
        named("history", "HistoryFrame", &HistoryFrame::decl(&config)),
        ToldMoment::decl(&config),
        SeatCard::decl(&config),
        SeatBrowser::decl(&config),
        CommandingGeneral::decl(&config),
        Verify::decl(&config),
        Undo::decl(&config),
        Halted::decl(&config),
        Seating::decl(&config),
        BattleState::decl(&config),
        ListedSeat::decl(&config),
        NewBattle::decl(&config),
        BattleOpened::decl(&config),
        BattleCard::decl(&config),
        DamagedCard::decl(&config),
        ListedBattle::decl(&config),
        SeatTaken::decl(&config),
        Verification::decl(&config),
        Analysis::decl(&config),
        AnalysisPoint::decl(&config),
        Proposal::decl(&config),
        ErrorBody::decl(&config),
    ]
}

/// The declaration of a frame under the name that it has in Rust; by itself it would go by its tag.
fn named(tag: &str, name: &str, declaration: &str) -> String {
    declaration.replacen(&format!("type {tag} ="), &format!("type {name} ="), 1)
}
