//! The test cases of our fact sheets, and what covers each of them.
//!
//! `RULES` are those of the sheet on the series (numbers 28, 30, 32, 35, 36, 40 and 43 are not in
//! use), `CARDS` those of the sheet on cards. A name with a slash is a situation of the drill
//! ground. A name with `::` is a test of this suite. `other` marks cases in which the sheet quotes
//! another game: the rulebook decides otherwise, and the situation shows it. `map` marks what is a
//! matter of the map or of all rules.

const RULES: [(u8, &[&str]); 37] = [
    (1, &["09-repulse/failure"]),
    (2, &["10-odds/sixteen", "10-odds/one-and-a-half"]),
    (3, &["10-odds/rounded", "11-ground/woods", "11-ground/crest"]),
    (4, &["11-ground/choice", "11-ground/stream", "11-ground/town"]),
    (5, &["11-ground/hill", "11-ground/town"]),
    (6, &["11-ground/marsh"]),
    (7, &["12-results/exchange"]),
    (8, &["11-arms/napoleon", "11-arms/napoleon-defends"]),
    (9, &["12-retreat/bridge", "12-retreat/bridge-second", "12-retreat/pontoon", "12-retreat/pontoon-kept"]),
    (10, &["13-bombardment/counter", "13-bombardment/outgunned"]),
    (11, &["13-bombardment/other-attack"]),
    (12, &["14-charge/half", "14-charge/too-far", "14-charge/lost"]),
    (13, &["06-command/failure", "06-command/bypassed"]),
    (14, &["05-leaders/commander", "05-leaders/officer-commander"]),
    (15, &["05-leaders/returns", "05-leaders/substitute", "05-leaders/substitute-rides"]),
    (16, &["19-reinforcements/third"]),
    (17, &["16-vedettes/marulaz", "16-vedettes/any-formation"]),
    (18, &["24-modes/late-then-early", "24-modes/column-then-scatter"]),
    (19, &["24-arrivals/example"]),
    (20, &["07-roads/must-repulse", "09-repulse/vedettes"]),
    (21, &["10-declare/both"]),
    (22, &["15-chateau/bombarded", "15-chateau/guns"]),
    (23, &["13-bombardment/orchard", "13-bombardment/out-of-orchard", "14-charge/orchard", "11-arms/orchard"]),
    (24, &["11-arms/marsh", "11-arms/bridge", "11-arms/stream"]),
    (25, &["02-sequence/disengage-town", "10-declare/town", "15-works/need-not", "15-chateau/must-attack"]),
    (26, &["11-ground/slope"]),
    (27, &["07-crossings/attack-damaged"]),
    (29, &["05-leaders/officer-commander"]),
    (31, &["20-march-orders/reinforcement"]),
    (33, &["17-supply/trail"]),
    (34, &["other", "11-arms/napoleon"]),
    (37, &["21-demoralization/points"]),
    (38, &["map"]),
    (39, &["map"]),
    (41, &["other", "11-ground/woods"]),
    (42, &["other", "07-roads/no-march"]),
    (44, &["03-stacking/cost"]),
];

const CARDS: [&[&str]; 47] = [
    &["24-modes/column-then-scatter"],
    &["24-modes/late-then-early"],
    &["24-modes/last-counts"],
    &["24-modes/both"],
    &["24-modes/none"],
    &["24-allowance/rest"],
    &["24-modes/second-force"],
    &["24-modes/no-force"],
    &["24-modes/stack-apart"],
    &["24-modes/out-of-command"],
    &["24-modes/scatter-at-the-lake", "24-modes/scatter-room"],
    &["24-modes/not-reinforcements"],
    &["24-modes/bound", "24-modes/unbound"],
    &["24-segment/bonus"],
    &["24-segment/no-second-draw"],
    &["24-segment/tactics-replaced"],
    &["24-segment/replaced"],
    &["24-segment/draw-one"],
    &["24-tactics/not-the-segment-card", "24-tactics/enemy-phase"],
    &["24-allowance/tactics-card"],
    &["24-tactics/allowance"],
    &["24-tactics/one-a-phase", "24-tactics/next-phase"],
    &["24-tactics/both"],
    &["24-arrivals/call"],
    &["24-arrivals/delay"],
    &["24-arrivals/never"],
    &["24-arrivals/enters"],
    &["24-arrivals/called-again"],
    &["24-arrivals/next-group"],
    &["24-arrivals/early"],
    &["24-arrivals/all-in"],
    &["24-status/reconnaissance-void"],
    &["24-status/second-retreat"],
    &["20-retreat/once"],
    &["24-status/retreat-needs-card", "24-status/retreat-needs-card-early"],
    &["24-status/retreat-disengage"],
    &["24-march/astray", "24-march/astray-over"],
    &["24-arrivals/this-turn", "24-arrivals/leader-ahead"],
    &["24-status/rounds", "24-status/rounds-still"],
    &["24-segment/shuffled"],
    &["24-segment/night"],
    &["24-segment/hand-at-the-end"],
    &["cards::nothing_hidden_leaves_in_paired_worlds"],
    &["cards::both_sides_begin_with_the_same_fifty_cards"],
    &["24-status/retreat-reorganize"],
    &["24-segment/new-day"],
    &["24-allowance/enemy-turn"],
];

#[test]
fn every_case_has_its_situations() {
    let situations = crate::folder().join("napoleon-drill/situations");
    let names = RULES.iter().flat_map(|(_, names)| names.iter()).chain(CARDS.iter().copied().flatten());
    let lost: Vec<&&str> =
        names.filter(|name| name.contains('/') && !situations.join(format!("{name}.toml")).is_file()).collect();
    assert!(lost.is_empty(), "{lost:?}");
    assert!(RULES.windows(2).all(|pair| pair[0].0 < pair[1].0));
}
