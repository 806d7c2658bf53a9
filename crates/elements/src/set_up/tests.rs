use kernel::{Dice, Viewer};

use super::*;
use crate::armies::tests::south;
use crate::engine::battle::Battle;
use crate::engine::order::Order;
use crate::engine::position::{Fate, Position};
use crate::geometry::{BASE_WIDTH, Convex};
use crate::scale::Scale;
use crate::terrain::tests::regions;

fn battle(scale: Scale) -> Battle {
    let table = crate::testing::battle().table;
    Battle { regions: regions(), ..Battle::plain(scale, table, [south(), south()]) }
}

fn quick(scale: Scale) -> Battle {
    Battle { quick: true, ..battle(scale) }
}

/// A table at which set-up is tried.
struct Trial {
    battle: Battle,
    position: Position,
    dice: Dice,
    events: Vec<Event>,
}

impl Trial {
    fn open(battle: Battle, dice: Dice) -> Trial {
        let position = Position::blank(&battle);
        let mut trial = Trial { battle, position, dice, events: Vec::new() };
        trial.play(|play| {
            play.begin_set_up();
            while matches!(play.position.agenda.top(), Some(Step::SetUp(step)) if play.run_set_up(step)) {}
        });
        trial
    }

    fn play(&mut self, act: impl FnOnce(&mut Play<'_, Vec<Event>>)) {
        let mut journal = Vec::new();
        act(&mut Play {
            battle: &self.battle,
            position: &mut self.position,
            dice: &mut self.dice,
            journal: &mut journal,
        });
        self.events.extend(journal);
    }

    fn field(&self) -> Field<'_> {
        Field { battle: &self.battle, position: &self.position }
    }

    fn step(&self) -> Option<SetUpStep> {
        match self.position.agenda.peek() {
            Some(Step::SetUp(step)) => Some(*step),
            _ => None,
        }
    }

    fn asked(&self) -> Option<(Side, SetUpQuestion)> {
        self.step().map(|step| self.field().set_up_question(step))
    }

    fn check(&self, order: SetUpOrder) -> Result<(), &'static str> {
        let step = self.step().expect("set-up is over");
        self.field().check_set_up(step, order).map_err(|refusal| refusal.reason)
    }

    fn obey(&mut self, order: SetUpOrder) {
        assert_eq!(self.check(order), Ok(()), "{order:?}");
        let step = self.step().expect("set-up is over");
        self.play(|play| {
            play.obey_set_up(step, order);
            while matches!(play.position.agenda.top(), Some(Step::SetUp(step)) if play.run_set_up(step)) {}
        });
    }

    fn orders(&self) -> Vec<SetUpOrder> {
        let mut orders = Vec::new();
        if let Some(step) = self.step() {
            self.field().set_up_orders(step, &mut |order| orders.push(order));
        }
        orders
    }

    /// Everybody stands in his zone, nobody on anybody.
    fn assert_deployed(&self) {
        for side in Side::BOTH {
            let field = self.field();
            let standing = field.of_side(side);
            assert_eq!(standing.len(), usize::from(self.battle.strength()) + self.battle.commands() + 1);
            for one in standing.iter() {
                let quad = field.quad(one);
                assert!(self.position.ground.is_on_table(&quad) && !self.position.ground.in_water(&quad));
                let patch = field.zone(side).patch(&quad);
                assert!(patch.ahead.1 <= field.zone(side).depth + 50 && patch.along.0 >= 7_450, "{patch:?}");
                for other in standing.iter().filter(|other| *other > one) {
                    assert!(!quad.overlaps(&field.quad(other)), "{one:?} stands on {other:?}");
                }
            }
        }
    }
}

#[test]
fn a_quick_set_up_stands_in_every_region() {
    for scale in Scale::ALL {
        for seed in 0..40 {
            let mut trial = Trial::open(quick(scale), Dice::quick(seed));
            if scale != Scale::Small {
                for _ in 0..2 {
                    assert_eq!(trial.asked().map(|asked| asked.1), Some(SetUpQuestion::Rank));
                    trial.obey(SetUpOrder::Rank { highest: CommandId(1), lowest: CommandId(0) });
                }
                assert_eq!(trial.position.pips.ranks[0], [Rank::Lowest, Rank::Highest, Rank::Middle]);
            }
            assert_eq!(trial.asked(), None);
            trial.assert_deployed();
        }
    }
}

#[test]
fn random_hands_always_come_to_an_end() {
    for seed in 0..60 {
        let scale = Scale::ALL[seed as usize % 3];
        let mut trial = Trial::open(battle(scale), Dice::quick(seed));
        let mut choice = Dice::quick(seed + 1_000);
        let mut count = 0;
        while trial.step().is_some() {
            let orders = trial.orders();
            assert!(!orders.is_empty(), "{:?}", trial.asked());
            for order in &orders {
                assert_eq!(trial.check(*order), Ok(()), "{order:?}");
            }
            trial.obey(orders[choice.roll(orders.len() as u32) as usize]);
            count += 1;
            assert!(count < 400);
        }
        trial.assert_deployed();
    }
}

#[test]
fn the_higher_die_attacks_and_ties_are_rolled_again() {
    let mut trial = Trial::open(battle(Scale::Small), Dice::forced([]));
    trial.dice = Dice::quick(1);
    trial.obey(SetUpOrder::EnlistTheRest);
    trial.dice = Dice::quick(2);
    // The second army's choice ends the stage; the dice for the attack follow at once.
    trial.obey(SetUpOrder::EnlistTheRest);
    let rolls: Vec<[u8; 2]> = trial
        .events
        .iter()
        .filter_map(|event| match event {
            Event::SetUp(SetUpEvent::Rolled { dice }) => Some(*dice),
            _ => None,
        })
        .collect();
    let last = rolls.last().expect("both rolled");
    assert_eq!(trial.position.attacker, if last[0] > last[1] { Side::First } else { Side::Second });
    assert_ne!(last[0], last[1]);
    assert!(rolls[..rolls.len() - 1].iter().all(|dice| dice[0] == dice[1]));
    assert_eq!(trial.asked(), Some((trial.position.attacker.enemy(), SetUpQuestion::Region)));
}

#[test]
fn an_army_is_chosen_within_its_list() {
    let mut trial = Trial::open(battle(Scale::Small), Dice::quick(1));
    assert_eq!(trial.asked(), Some((Side::First, SetUpQuestion::Army(CommandId(0)))));
    for _ in 0..3 {
        trial.obey(SetUpOrder::Enlist(Arm::Cavalry));
    }
    assert_eq!(trial.check(SetUpOrder::Enlist(Arm::Cavalry)), Err("elements-refusal-breaks-the-list"));
    assert_eq!(trial.check(SetUpOrder::Enlist(Arm::Camp)), Err("elements-refusal-not-on-the-list"));
    assert_eq!(trial.check(SetUpOrder::CloseCommand), Err("elements-refusal-last-command"));
    for _ in 0..2 {
        trial.obey(SetUpOrder::Enlist(Arm::Artillery));
    }
    trial.obey(SetUpOrder::Enlist(Arm::Jaegers));
    assert_eq!(trial.check(SetUpOrder::Enlist(Arm::Jaegers)), Err("elements-refusal-breaks-the-list"));
    trial.obey(SetUpOrder::EnlistTheRest);
    assert_eq!(trial.position.commands[0][0].strength, 12);
    assert_eq!(trial.asked(), Some((Side::Second, SetUpQuestion::Army(CommandId(0)))));
}

#[test]
fn three_commands_have_six_elements_at_least() {
    let mut trial = Trial::open(battle(Scale::Large), Dice::quick(1));
    for _ in 0..5 {
        trial.obey(SetUpOrder::Enlist(Arm::Rifles));
    }
    assert_eq!(trial.check(SetUpOrder::CloseCommand), Err("elements-refusal-command-too-small"));
    trial.obey(SetUpOrder::Enlist(Arm::Rifles));
    trial.obey(SetUpOrder::CloseCommand);
    for _ in 0..12 {
        trial.obey(SetUpOrder::Enlist(Arm::Muskets));
    }
    for _ in 0..12 {
        trial.obey(SetUpOrder::Enlist(Arm::Rifles));
    }
    let guns = SetUpOrder::Enlist(Arm::Artillery);
    assert_eq!(trial.check(guns), Err("elements-refusal-others-too-small"), "six are left for the third command");
    trial.obey(SetUpOrder::CloseCommand);
    trial.obey(SetUpOrder::EnlistTheRest);
    let strengths = trial.position.commands[0].map(|command| command.strength);
    assert_eq!(strengths, [6, 24, 6]);
}

fn at_camps(scale: Scale) -> Trial {
    let ground = crate::ground::Ground::empty(scale.extent());
    let mut battle = battle(scale);
    (battle.ground, battle.attacker, battle.edge) =
        (Some(std::sync::Arc::new(ground)), Some(Side::First), Some(TableEdge::South));
    let mut trial = Trial::open(battle, Dice::quick(5));
    trial.obey(SetUpOrder::EnlistTheRest);
    trial.obey(SetUpOrder::EnlistTheRest);
    trial
}

#[test]
fn the_defender_camps_first_and_keeps_from_the_flanks() {
    let mut trial = at_camps(Scale::Small);
    assert_eq!(trial.asked(), Some((Side::Second, SetUpQuestion::Camp)));
    assert_eq!(trial.check(SetUpOrder::Camp { along: 11_400 }), Err("elements-refusal-near-the-flank"));
    trial.obey(SetUpOrder::Camp { along: 11_500 });
    assert_eq!(trial.asked(), Some((Side::First, SetUpQuestion::Camp)));
    trial.obey(SetUpOrder::Camp { along: 30_000 });
    // The defender's base edge is the northern one: his left is in the east.
    let camp = trial.position.element(ElementId::camp(Side::Second));
    assert_eq!((camp.pose.x, camp.pose.y, camp.pose.heading.steps()), (48_500, 56_000, 3_600));
}

#[test]
fn deployment_keeps_to_the_zone_and_to_free_ground() {
    let mut trial = at_camps(Scale::Small);
    trial.obey(SetUpOrder::Camp { along: 30_000 });
    trial.obey(SetUpOrder::Camp { along: 30_000 });
    let (side, question) = trial.asked().expect("somebody deploys");
    assert_eq!((side, question), (Side::Second, SetUpQuestion::Deploy(CommandId(0))));
    let zone = trial.field().zone(side);
    let element = ElementId::of(side, 0);
    let place = |along, ahead| SetUpOrder::Place { element, pose: zone.pose(along, ahead) };
    assert_eq!(trial.check(place(30_000, 15_100)), Err("elements-refusal-outside-the-zone"));
    assert_eq!(trial.check(place(9_000, 15_000)), Err("elements-refusal-outside-the-zone"));
    assert_eq!(trial.check(place(30_000, 4_500)), Err("elements-refusal-occupied"), "on the camp");
    let enemy = SetUpOrder::Place { element: ElementId::of(Side::First, 0), pose: zone.pose(30_000, 15_000) };
    assert_eq!(trial.check(enemy), Err("elements-refusal-not-of-this-command"));
    let nobody = SetUpOrder::Place { element: ElementId(200), pose: zone.pose(30_000, 15_000) };
    assert_eq!(trial.check(nobody), Err("elements-refusal-not-of-this-command"));
    trial.obey(place(30_000, 15_000));
    trial.obey(place(20_000, 15_000));
    assert_eq!(trial.check(SetUpOrder::Deployed), Err("elements-refusal-not-all-deployed"));
    trial.obey(SetUpOrder::PlaceTheRest);
    trial.obey(SetUpOrder::Deployed);
    assert_eq!(trial.asked(), Some((Side::First, SetUpQuestion::Deploy(CommandId(0)))));
}

#[test]
fn groups_stand_side_by_side_or_in_column() {
    let mut trial = at_camps(Scale::Small);
    trial.obey(SetUpOrder::Camp { along: 30_000 });
    trial.obey(SetUpOrder::Camp { along: 30_000 });
    let zone = trial.field().zone(Side::Second);
    let first = ElementId::of(Side::Second, 0);
    let line = |count| SetUpOrder::PlaceGroup { first, count, pose: zone.pose(20_000, 15_000), column: false };
    assert_eq!(trial.check(line(13)), Err("elements-refusal-not-of-this-command"));
    assert_eq!(trial.check(line(12)), Err("elements-refusal-outside-the-zone"));
    trial.obey(line(3));
    let xs = [0, 1, 2].map(|slot| zone.own(trial.position.element(ElementId::of(Side::Second, slot)).pose.point()).0);
    assert_eq!(xs, [20_000, 20_000 + BASE_WIDTH, 20_000 + 2 * BASE_WIDTH]);
    let column = SetUpOrder::PlaceGroup {
        first: ElementId::of(Side::Second, 3),
        count: 2,
        pose: zone.pose(40_000, 15_000),
        column: true,
    };
    trial.obey(column);
}

#[test]
fn commands_alternate_and_do_not_mix() {
    let mut trial = at_camps(Scale::Large);
    let rank = SetUpOrder::Rank { highest: CommandId(0), lowest: CommandId(2) };
    assert_eq!(
        trial.check(SetUpOrder::Rank { highest: CommandId(0), lowest: CommandId(0) }),
        Err("elements-refusal-not-two-commands")
    );
    trial.obey(rank);
    trial.obey(rank);
    trial.obey(SetUpOrder::Camp { along: 60_000 });
    trial.obey(SetUpOrder::Camp { along: 60_000 });
    let mut order = Vec::new();
    for turn in 0..6 {
        let (side, question) = trial.asked().expect("somebody deploys");
        order.push(side.number());
        if turn == 2 {
            // The defender's second command may not stand among the first.
            let SetUpQuestion::Deploy(command) = question else { unreachable!() };
            let zone = trial.field().zone(side);
            let other =
                trial.field().troops(side).find(|element| trial.position.stands(*element)).expect("somebody stands");
            let (along, _) = zone.own(trial.position.element(other).pose.point());
            let element = trial.field().waiting_of(side, command).next().expect("somebody waits");
            let mixed = |ahead| trial.check(SetUpOrder::Place { element, pose: zone.pose(along, ahead) });
            let refusals: Vec<_> = (2..=15).filter_map(|at| mixed(at * 1_000).err()).collect();
            assert!(
                refusals.contains(&"elements-refusal-commands-mixed")
                    || refusals.contains(&"elements-refusal-occupied")
            );
        }
        trial.obey(SetUpOrder::PlaceTheRest);
        trial.obey(SetUpOrder::Deployed);
    }
    assert_eq!(order, [1, 0, 1, 0, 1, 0]);
    trial.assert_deployed();
}

#[test]
fn behind_the_screen_nobody_is_seen() {
    let mut trial = at_camps(Scale::Small);
    trial.battle.options.hidden = true;
    trial.obey(SetUpOrder::Camp { along: 30_000 });
    trial.obey(SetUpOrder::Camp { along: 30_000 });
    trial.obey(SetUpOrder::PlaceTheRest);
    let seen = |trial: &Trial, viewer| {
        let mut position = trial.position.clone();
        position.elements = seen_elements(&position.elements, &position.set_up, viewer);
        position.standing().len()
    };
    assert_eq!(seen(&trial, Viewer::Side(Side::Second)), 15);
    assert_eq!(seen(&trial, Viewer::Side(Side::First)), 2, "the camps");
    assert_eq!(seen(&trial, Viewer::Onlooker), 2);
    let placed = trial.events.iter().filter_map(|event| match event {
        Event::SetUp(event @ SetUpEvent::Placed { .. }) => Some(event),
        _ => None,
    });
    assert!(placed.clone().count() >= 13);
    assert!(placed.clone().all(|event| event.told_to(Viewer::Side(Side::First)).is_none()));
    assert!(placed.clone().all(|event| event.told_to(Viewer::Side(Side::Second)).is_some()));
    trial.obey(SetUpOrder::Deployed);
    let mut imagined = trial.position.clone();
    imagined.elements = seen_elements(&imagined.elements, &imagined.set_up, Viewer::Side(Side::First));
    imagine(&trial.battle, &mut imagined, Viewer::Side(Side::First), &mut Dice::quick(9));
    assert_eq!(imagined.standing().len(), 15, "somehow he stands there");
    trial.obey(SetUpOrder::PlaceTheRest);
    trial.obey(SetUpOrder::Deployed);
    assert!(trial.events.contains(&Event::SetUp(SetUpEvent::Revealed)));
    assert_eq!(seen(&trial, Viewer::Onlooker), 28);
}

#[test]
fn the_shore_is_no_base_edge() {
    let mut trial = at_camps(Scale::Small);
    let terrain = crate::ground::Terrain {
        extent: (60_000, 60_000),
        waterway: Some(crate::ground::Waterway { edge: TableEdge::West, depth: 8_000, beach: false }),
        ..Default::default()
    };
    trial.position.ground = std::sync::Arc::new(terrain.into());
    let edges: Vec<TableEdge> = trial.field().edges().collect();
    assert_eq!(edges, [TableEdge::North, TableEdge::South]);
}

#[test]
fn laying_by_hand_names_the_rule_and_orders_are_stored() {
    let mut trial = Trial::open(Battle { attacker: Some(Side::First), ..battle(Scale::Small) }, Dice::quick(3));
    trial.obey(SetUpOrder::EnlistTheRest);
    trial.obey(SetUpOrder::EnlistTheRest);
    assert_eq!(trial.check(SetUpOrder::Region(7)), Err("elements-refusal-no-such-region"));
    trial.obey(SetUpOrder::Region(1));
    assert_eq!(trial.check(SetUpOrder::TerrainDone), Err("elements-refusal-compulsory-missing"));
    for order in trial.orders() {
        let stored = serde_json::to_string(&Order::SetUp(order)).expect("an order is text");
        assert_eq!(serde_json::from_str::<Order>(&stored).expect("and back"), Order::SetUp(order));
    }
    trial.obey(SetUpOrder::LayTheRest);
    assert_eq!(trial.asked(), Some((Side::First, SetUpQuestion::Edge)));
    assert!(trial.position.elements.iter().all(|state| state.fate != Fate::Standing));
}
