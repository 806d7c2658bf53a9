//! The browser's types of the wire, made from the Rust ones. `make types` writes them again.
use elements::close_combat::FightOrder;
use elements::geometry::{Point, Pose};
use elements::ground::{Feature, Kind, Shape, TableEdge, Waterway};
use elements::movement::{Aim, Formation, Hand, MoveOrder, Unfold};
use elements::order::Order;
use elements::pieces::{CommandId, ElementId};
use elements::present::scene::{
    TableArc, TableArmy, TableBridge, TableCommand, TableContact, TableControl, TableElement, TableFeature, TableFight,
    TableGround, TableHand, TableLine, TableList, TableListLine, TableMember, TablePoint, TablePose, TableRiver,
    TableRoad, TableScene, TableTray, TableWaterway, TableZone,
};
use elements::set_up::SetUpOrder;
use elements::shooting::ShootOrder;
use elements::terrain::{Course, Piece};
use elements::troops::Arm;
use ground::scene::{
    HexScene, SceneArmy, SceneBadge, SceneBand, SceneCard, SceneCards, SceneEntry, SceneFight, SceneGauge, SceneGroup,
    SceneLeader, SceneLesson, SceneMarker, ScenePart, ScenePhase, SceneSky, SceneState, SceneTrack, SceneUnit,
    SceneValue,
};
use kernel::wire::{
    Act, Decision, Layer, Line, LineKind, Link, Moment, Offer, Outcome, Overlay, Parley, Plan, Preview, PreviewNote,
    PreviewOutcome, PreviewRow, Proposed, Prospect, Refusal, Roll, SceneChange, StakeCount, StakeGoal, StakeLevel,
    StakePlace, Stakes, StandingChoice, StandingQuestion, Zone, ZoneEffect,
};
use kernel::{Argument, Label};
use library::{Example, ExampleCard, ExampleLine, ExampleStep, PackCard, PackPage, SourceMark};
use marengo::present::scene::{
    AreasScene, Commands, SceneCrossing, SceneFace, SceneForce, SceneLot, ScenePiece, SceneStar,
};
use packs::{BattleOption, Colour, OptionChoice, OptionKind, SideColours, Source, SourceKind};
use ts_rs::{Config, TS};

fn declared<T: TS>(text: &mut String) {
    text.push_str(&format!("export {}\n\n", T::decl(&Config::default())));
}

fn types() -> String {
    let mut text =
        String::from("// Made from the Rust types by `make types`; a difference fails `make test`. Do not edit.\n\n");
    declared::<Label>(&mut text);
    declared::<Argument>(&mut text);
    declared::<Act>(&mut text);
    declared::<Offer>(&mut text);
    declared::<Plan>(&mut text);
    declared::<Refusal>(&mut text);
    declared::<Decision>(&mut text);
    declared::<Outcome>(&mut text);
    declared::<LineKind>(&mut text);
    declared::<Roll>(&mut text);
    declared::<Line>(&mut text);
    declared::<Preview>(&mut text);
    declared::<PreviewRow>(&mut text);
    declared::<PreviewOutcome>(&mut text);
    declared::<PreviewNote>(&mut text);
    declared::<Prospect>(&mut text);
    declared::<Parley>(&mut text);
    declared::<Proposed>(&mut text);
    declared::<StandingQuestion>(&mut text);
    declared::<StandingChoice>(&mut text);
    declared::<Layer>(&mut text);
    declared::<Overlay>(&mut text);
    declared::<Link>(&mut text);
    declared::<Zone>(&mut text);
    declared::<ZoneEffect>(&mut text);
    declared::<Moment>(&mut text);
    declared::<SceneChange>(&mut text);
    declared::<PackCard<'_>>(&mut text);
    declared::<PackPage<'_>>(&mut text);
    declared::<ExampleCard>(&mut text);
    declared::<Example>(&mut text);
    declared::<ExampleStep>(&mut text);
    declared::<ExampleLine>(&mut text);
    declared::<BattleOption>(&mut text);
    declared::<OptionKind>(&mut text);
    declared::<OptionChoice>(&mut text);
    declared::<SideColours>(&mut text);
    declared::<Colour>(&mut text);
    declared::<SourceMark>(&mut text);
    declared::<Source>(&mut text);
    declared::<SourceKind>(&mut text);
    for declaration in server::wire_types() {
        text.push_str(&format!("export {declaration}\n\n"));
    }
    text.push_str("export type Scene = AreasScene | HexScene | TableScene;\n\n");
    declared::<Stakes>(&mut text);
    declared::<StakeGoal>(&mut text);
    declared::<StakeCount>(&mut text);
    declared::<StakePlace>(&mut text);
    declared::<StakeLevel>(&mut text);
    declared::<AreasScene<'_>>(&mut text);
    declared::<Commands>(&mut text);
    declared::<ScenePiece<'_>>(&mut text);
    declared::<SceneFace>(&mut text);
    declared::<SceneLot>(&mut text);
    declared::<SceneForce<'_>>(&mut text);
    declared::<SceneCrossing>(&mut text);
    declared::<SceneStar<'_>>(&mut text);
    declared::<HexScene<'_>>(&mut text);
    declared::<SceneUnit<'_>>(&mut text);
    declared::<SceneLeader<'_>>(&mut text);
    declared::<SceneArmy<'_>>(&mut text);
    declared::<SceneTrack>(&mut text);
    declared::<SceneGroup>(&mut text);
    declared::<SceneBand>(&mut text);
    declared::<SceneGauge>(&mut text);
    declared::<ScenePhase>(&mut text);
    declared::<SceneSky>(&mut text);
    declared::<SceneValue>(&mut text);
    declared::<SceneBadge>(&mut text);
    declared::<SceneState>(&mut text);
    declared::<SceneMarker>(&mut text);
    declared::<SceneFight>(&mut text);
    declared::<ScenePart>(&mut text);
    declared::<SceneLesson>(&mut text);
    declared::<SceneCards>(&mut text);
    declared::<SceneCard>(&mut text);
    declared::<SceneEntry>(&mut text);
    declared::<TableScene<'_>>(&mut text);
    declared::<TableLine>(&mut text);
    declared::<TableList>(&mut text);
    declared::<TableListLine>(&mut text);
    declared::<TableTray>(&mut text);
    declared::<TablePoint>(&mut text);
    declared::<TablePose>(&mut text);
    declared::<TableFeature>(&mut text);
    declared::<TableRiver>(&mut text);
    declared::<TableRoad>(&mut text);
    declared::<TableBridge>(&mut text);
    declared::<TableWaterway>(&mut text);
    declared::<TableGround>(&mut text);
    declared::<TableZone<'_>>(&mut text);
    declared::<TableElement<'_>>(&mut text);
    declared::<TableMember>(&mut text);
    declared::<TableHand>(&mut text);
    declared::<TableControl>(&mut text);
    declared::<TableArc>(&mut text);
    declared::<TableContact>(&mut text);
    declared::<TableFight>(&mut text);
    declared::<TableCommand<'_>>(&mut text);
    declared::<TableArmy<'_>>(&mut text);
    // What the measured table writes itself.
    declared::<Order>(&mut text);
    declared::<SetUpOrder>(&mut text);
    declared::<MoveOrder>(&mut text);
    declared::<ShootOrder>(&mut text);
    declared::<FightOrder>(&mut text);
    declared::<Formation>(&mut text);
    declared::<ElementId>(&mut text);
    declared::<CommandId>(&mut text);
    declared::<Hand>(&mut text);
    declared::<Aim>(&mut text);
    declared::<Unfold>(&mut text);
    declared::<Arm>(&mut text);
    declared::<Point>(&mut text);
    declared::<Pose>(&mut text);
    declared::<TableEdge>(&mut text);
    declared::<Piece>(&mut text);
    declared::<Course>(&mut text);
    declared::<Feature>(&mut text);
    declared::<Kind>(&mut text);
    declared::<Shape>(&mut text);
    declared::<Waterway>(&mut text);
    text.trim_end().to_owned() + "\n"
}

#[test]
fn wire_types_are_the_ones_the_browser_has() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/lib/wire/generated/wire.ts");
    if std::env::var_os("GROGNARD_WRITE").is_some() {
        std::fs::create_dir_all(concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/lib/wire/generated")).unwrap();
        std::fs::write(path, types()).unwrap();
    }
    let stored = std::fs::read_to_string(path).unwrap_or_default();
    assert!(stored == types(), "the browser's types differ from the Rust ones: run `make types`");
}
