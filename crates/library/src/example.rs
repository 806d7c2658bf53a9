//! Situations as worked examples: listed by paragraph, told step by step, with what must come of
//! them.

use kernel::Label;
use kernel::situation::{Act, Situation};
use serde::Serialize;
use ts_rs::TS;

use crate::pack::{Pack, options_of};

/// A worked example, as the help lists it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct ExampleCard {
    /// Its pack.
    pub pack: String,
    /// Its name in the pack.
    pub name: String,
    /// What it shows, in the author's words, which are English.
    pub title: String,
}

/// A worked example, told.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Example {
    #[serde(flatten)]
    card: ExampleCard,
    /// The paragraphs that it shows.
    cites: Vec<String>,
    /// The dice that are laid for it.
    dice: Vec<u32>,
    steps: Vec<ExampleStep>,
    /// Where the battle stands at the end, and what is asked.
    state: Vec<Label>,
    /// Whether everything came as its author says.
    passed: bool,
}

/// One order of an example, and what came of it.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ExampleStep {
    /// The author's words; empty for what happens before the first order.
    words: String,
    happened: Vec<ExampleLine>,
    /// Why the order is refused, if it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    refused: Option<ExampleLine>,
}

/// A sentence with its paragraphs.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ExampleLine {
    label: Label,
    cites: Vec<String>,
}

impl From<Act> for ExampleStep {
    fn from(act: Act) -> Self {
        let line = |(label, cites)| ExampleLine { label, cites };
        let refused = act.refused.map(|(label, cite)| ExampleLine { label, cites: vec![cite] });
        ExampleStep { words: act.words, happened: act.happened.into_iter().map(line).collect(), refused }
    }
}

fn cites_of(situation: &Situation) -> Vec<String> {
    situation.cites.get_ref().iter().map(|cite| cite.get_ref().clone()).collect()
}

impl Pack {
    fn example_card(&self, name: &str, situation: &Situation) -> ExampleCard {
        ExampleCard { pack: self.id().to_owned(), name: name.to_owned(), title: situation.title.get_ref().clone() }
    }

    /// Its situations as examples, each with the paragraphs that it shows.
    pub fn examples(&self) -> Vec<(ExampleCard, Vec<String>)> {
        let situations = self.situations().into_iter();
        let read = |(name, text): (String, String)| {
            let situation = Situation::read(&text).ok().filter(|situation| situation.pack.get_ref() == self.id())?;
            Some((self.example_card(&name, &situation), cites_of(&situation)))
        };
        situations.filter_map(read).collect()
    }

    /// One of its situations, played and told.
    ///
    /// # Errors
    /// A sentence that says why not.
    pub fn example(&self, name: &str) -> Result<Example, String> {
        let (situation, text) = self.situation(name)?;
        let laid = self.lay(&serde_json::Value::Object(options_of(&situation)))?;
        let report = laid.judge(&situation, &text);
        Ok(Example {
            card: self.example_card(name, &situation),
            cites: cites_of(&situation),
            dice: situation.dice.iter().map(|die| *die.get_ref()).collect(),
            passed: report.faults.is_empty(),
            steps: report.acts.into_iter().map(ExampleStep::from).collect(),
            state: report.state,
        })
    }
}
