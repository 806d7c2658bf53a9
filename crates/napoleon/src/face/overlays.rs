//! What is laid over the map on request: zones of control, whom leaders command, where supply
//! reaches. All of it is worked out from a view, so it tells nothing that its viewer does not know.

use hexes::{Hex, HexSet};
use kernel::facade::side_message;
use kernel::wire::{Layer, Link, Overlay, Zone, ZoneEffect};
use kernel::{Cite, Label, Side, Viewer};

use super::piece_name;
use crate::engine::battle::Battle;
use crate::engine::pieces::{PieceId, Pieces};
use crate::engine::play::Field;
use crate::engine::view::{View, unseen};
use crate::rules::cite;
use crate::system::Subject;

/// What is laid over the map for whoever has the view.
pub(super) fn overlay(battle: &Battle, view: &View, layer: Layer, subject: Option<Subject>) -> Overlay {
    let field = Field { battle, position: &view.position };
    let hidden = unseen(battle, &view.position, view.viewer);
    let piece = match subject {
        Some(Subject::Piece(piece)) if !hidden.has(piece) => Some(piece),
        _ => None,
    };
    let mut sheet = Sheet { field, hidden, overlay: Overlay::default() };
    match layer {
        Layer::Control => sheet.control(view.viewer, piece),
        Layer::Command => sheet.known_sides(view.viewer).for_each(|side| sheet.command(side, piece)),
        Layer::Supply => sheet.known_sides(view.viewer).for_each(|side| sheet.supply(side)),
    }
    sheet.overlay.zones.retain(|zone| !zone.hexes.is_empty());
    sheet.overlay
}

/// An overlay that is being drawn.
struct Sheet<'a> {
    field: Field<'a>,
    hidden: Pieces,
    overlay: Overlay,
}

impl Sheet<'_> {
    /// The sides whose leaders and trains the viewer knows: his own, or both if nothing is hidden.
    fn known_sides(&self, viewer: Viewer) -> impl Iterator<Item = Side> + use<> {
        let open = !self.field.battle.hides;
        Side::BOTH.into_iter().filter(move |side| open || viewer.is(*side))
    }

    fn ids(&self, hexes: impl Iterator<Item = Hex>) -> Vec<String> {
        hexes.map(|hex| self.field.battle.board.id(hex)).collect()
    }

    fn zone(&mut self, side: Side, effect: ZoneEffect, label: Label, cite: Cite, hexes: impl Iterator<Item = Hex>) {
        let side = self.field.battle.sides[side.index()].clone();
        let hexes = self.ids(hexes);
        self.overlay.zones.push(Zone { side, effect, label, cites: cite.to_string(), hexes });
    }

    /// A link between two hexes; one for each pair.
    fn link(&mut self, side: Side, from: Hex, to: Hex, holds: bool) {
        if from == to || !self.field.is_hex(from) || !self.field.is_hex(to) {
            return;
        }
        let board = &self.field.battle.board;
        let side = self.field.battle.sides[side.index()].clone();
        let link = Link { side, from: board.id(from), to: board.id(to), holds };
        if !self.overlay.links.contains(&link) {
            self.overlay.links.push(link);
        }
    }

    /// The zones that matter to a piece, by what they do to it; without one, all of the enemy's, as
    /// far as he is known (4.1, 4.3).
    fn control(&mut self, viewer: Viewer, piece: Option<PieceId>) {
        let field = self.field;
        let zone_of = |side: Side| {
            let ours = move |hex: &Hex| field.in_zone(side, *hex) && !field.holds(side, *hex);
            field.battle.board.grid.hexes().filter(ours)
        };
        let battle = field.battle;
        if let Some(piece) = piece {
            let (effect, message, cite) = match () {
                () if battle.leaders.has(piece) => (ZoneEffect::Bars, "napoleon-zone-leader", cite!("4.32")),
                () if battle.trains.has(piece) => (ZoneEffect::Bars, "napoleon-zone-train", cite!("18.12")),
                () => (ZoneEffect::Stops, "napoleon-zone-stops", cite!("4.31")),
            };
            let enemy = field.owner(piece).enemy();
            return self.zone(enemy, effect, Label::new(message), cite, zone_of(enemy));
        }
        for side in Side::BOTH.into_iter().filter(|side| !viewer.is(*side)) {
            let name = side_message(&battle.sides[side.index()]);
            let label = Label::new("napoleon-zone-controls").with_message("side", name);
            self.zone(side, ZoneEffect::Controls, label, cite!("4.1"), zone_of(side));
        }
    }

    /// How far leaders command, and whom (6.1, 6.4): one leader, those of a unit, or all of a side.
    fn command(&mut self, side: Side, piece: Option<PieceId>) {
        let (field, battle) = (self.field, self.field.battle);
        let all = field.on_map(side).and(battle.leaders).without(self.hidden);
        let formation = |piece: PieceId| battle.formation(piece).filter(|_| !field.is_commander(piece));
        let leads = |leader: &PieceId| match piece {
            Some(one) if field.owner(one) != side => false,
            Some(one) if battle.leaders.has(one) => one == *leader,
            Some(one) => field.is_commander(*leader) || formation(*leader) == battle.formation(one),
            None => true,
        };
        let leaders: Pieces = all.iter().filter(leads).collect();
        let mut reached = HexSet::default();
        for leader in leaders.iter() {
            let at = field.position.at(leader);
            let range = field.command_range(side, at, field.range(leader));
            reached = reached.or(&range);
            if field.is_commander(leader) {
                let officers = all.iter().filter(|officer| field.is_officer(*officer) && *officer != leader);
                for officer in officers {
                    let to = field.position.at(officer);
                    self.link(side, at, to, range.has(to));
                }
            }
            if field.is_officer(leader) {
                let troops = field.on_map(side).and(battle.combat.or(battle.vedettes)).without(self.hidden);
                for unit in troops.iter().filter(|unit| battle.formation(*unit) == battle.formation(leader)) {
                    let to = field.position.at(unit);
                    self.link(side, at, to, range.has(to));
                }
            }
        }
        let label = match (leaders.len(), leaders.first()) {
            (1, Some(leader)) => Label::new("napoleon-layer-commands-one")
                .with_message("leader", piece_name(battle, leader))
                .with("range", i64::from(field.range(leader))),
            _ => Label::new("napoleon-layer-commands"),
        };
        self.zone(side, ZoneEffect::Commands, label, cite!("6.4"), reached.iter());
    }

    /// Where supply reaches, and which trains have a main line to a source (17.41 to 17.43).
    fn supply(&mut self, side: Side) {
        let field = self.field;
        let map = field.supply_map(side);
        for train in map.trains.iter() {
            let at = field.position.at(train);
            let sources = field.sources_of(side, field.battle.formation(train));
            let nearest = sources.iter().min_by_key(|hex| (field.distance(*hex, at), hex.0));
            if let Some(source) = nearest {
                self.link(side, source, at, map.open.has(train));
            }
        }
        for unit in field.on_map(side).and(field.battle.combat).iter() {
            if let Some(train) = field.train_of(unit, map.trains) {
                self.link(side, field.position.at(train), field.position.at(unit), !map.cut.has(unit));
            }
        }
        let cut = field.hexes_of(map.cut);
        self.zone(
            side,
            ZoneEffect::Supplies,
            Label::new("napoleon-layer-supplies"),
            cite!("17.41"),
            map.reached.iter(),
        );
        self.zone(side, ZoneEffect::Bars, Label::new("napoleon-layer-cut-off"), cite!("17.2"), cut.iter());
    }
}
