//! Orders tried on a fork of the table, before they are stored.

use archive::Written;
use kernel::wire::Refusal;
use kernel::{Facade, Side, Viewer, Word};
use serde_json::Value;

use crate::fault::plain;
use crate::story::Told;

/// What a side wants done.
#[derive(Debug)]
pub(crate) enum Wish {
    /// Orders, one after the other until the first surprise; never none.
    Orders(Vec<Value>),
    /// Everything from an entry on is taken back.
    Undo(u32),
}

/// What came of trying orders on a fork of the table.
pub(crate) struct Attempt {
    pub(crate) table: Box<dyn Facade>,
    pub(crate) written: Vec<Written>,
    /// What each entry tells.
    pub(crate) told: Vec<Told>,
    /// Why a plan went no further, if an order of it was refused.
    pub(crate) refusal: Option<Refusal>,
    /// How many lines each viewer has heard.
    heard: [usize; 3],
}

impl Attempt {
    /// Nothing tried yet.
    pub(crate) fn new(table: &dyn Facade, heard: [usize; 3]) -> Self {
        Attempt { table: table.fork(), written: Vec::new(), told: Vec::new(), refusal: None, heard }
    }

    /// Tries what a side wants.
    pub(crate) fn wish(
        table: &dyn Facade,
        heard: [usize; 3],
        side: Side,
        number: u32,
        wish: &Wish,
    ) -> Result<Self, Refusal> {
        let mut attempt = Attempt::new(table, heard);
        match wish {
            Wish::Undo(to) => {
                attempt.table.undo(side, number, *to)?;
                attempt.write(true)?;
            }
            Wish::Orders(orders) => {
                for order in orders {
                    match attempt.order(side, order) {
                        Ok(surprised) if surprised => break,
                        Ok(_) => {}
                        Err(refusal) if attempt.written.is_empty() => return Err(refusal),
                        Err(refusal) => {
                            attempt.refusal = Some(refusal);
                            break;
                        }
                    }
                }
            }
        }
        Ok(attempt)
    }

    /// Tries one order; whether it brought a surprise.
    pub(crate) fn order(&mut self, side: Side, order: &Value) -> Result<bool, Refusal> {
        let number = self.table.count(Viewer::Side(side));
        self.table.obey(side, number, order)?;
        self.write(false)?;
        // An order that cannot be taken back brought a roll, a disclosure or a
        // question to the other side.
        Ok(self.table.recalls(Viewer::Side(side)).last() != Some(&number))
    }

    /// Tries a word of a side.
    pub(crate) fn word(&mut self, side: Side, word: Word) -> Result<(), Refusal> {
        self.table.say(side, word)?;
        self.write(false)
    }

    /// Notes the entry that was just made.
    fn write(&mut self, takes_back: bool) -> Result<(), Refusal> {
        let entry = self.table.last_entry().ok_or_else(|| plain("wire-fault"))?;
        let told = Told::of(&*self.table, self.heard, takes_back);
        self.heard = told.heard();
        let unseen = self.table.hides(Viewer::Onlooker, &entry);
        let asked = serde_json::to_string(&self.table.decision(Viewer::Onlooker)).unwrap_or_default();
        let (number, print) = (self.table.number() - 1, self.table.fingerprint());
        self.written.push(Written {
            number,
            entry: serde_json::to_string(&entry).unwrap_or_default(),
            print,
            asked,
            told: told.text(),
            remark: String::new(),
            unseen,
        });
        self.told.push(told);
        Ok(())
    }
}
