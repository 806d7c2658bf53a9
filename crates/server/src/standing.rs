//! Standing answers to the questions of the other side's turn, given by the
//! server in the name of a seat.
//!
//! Whether there is an answer, and when it comes, depends on nothing hidden: the pause
//! is a fixed one and a share that anybody can work out from the battle's commitment and
//! the number of the question.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Duration;

use archive::Archive;
use kernel::{Facade, Side, Viewer};
use tokio::time::{Instant, sleep_until};

use crate::attempt::Attempt;
use crate::closing::{Closing, closed};
use crate::fault::{Denial, plain};
use crate::frames::Frame;
use crate::listener::Listener;
use crate::prompt::Prompt;
use crate::room::Room;
use crate::rooms::House;

/// The orders of one answer at most.
const MOST_ORDERS: usize = 64;

/// Gives a standing answer when its pause is over, unless the server stops before.
pub(crate) async fn answer(house: Arc<House>, prompt: Prompt, mut closing: Closing) {
    let due = prompt.asked + prompt.pause(&house.config);
    tokio::select! {
        () = closed(&mut closing) => return,
        () = sleep_until(due) => {}
    }
    let door = house.door(&prompt.battle);
    if let Ok(mut room) = house.enter(&prompt.battle, &door).await {
        room.answer_for_seat(&house.archive, prompt.number).await;
    }
}

/// After a restart: opens the battles in which an answer may be due, so that they are
/// given though nobody looks.
pub(crate) async fn take_up(house: Arc<House>, mut closing: Closing) {
    for id in house.archive.self_acting().await.unwrap_or_default() {
        let door = house.door(&id);
        tokio::select! {
            () = closed(&mut closing) => return,
            _ = house.enter(&id, &door) => {}
        }
    }
}

impl Room {
    fn answers_of(&self, side: Side) -> Option<&BTreeMap<String, String>> {
        self.seat_of(Viewer::Side(side)).map(|seat| &seat.standing).filter(|answers| !answers.is_empty())
    }

    /// Notes that a standing answer or the decision of a general is due, if there is one.
    pub(crate) fn prompt(&mut self) {
        self.prompt_in(Duration::ZERO);
    }

    /// The same as if the question were asked somewhat later.
    pub(crate) fn prompt_in(&mut self, later: Duration) {
        let Some(table) = self.table() else { return };
        let (number, Some(side)) = (table.number(), table.asked()) else { return };
        let general = self.general_of(side).is_some();
        if self.prompted == Some(number) || !general && !self.has_answer(table, side) {
            return;
        }
        if general && self.cause().is_none() {
            return;
        }
        let counted = table.count(Viewer::Onlooker);
        let (battle, commitment) = (self.stored.head.id.clone(), self.stored.head.commitment);
        // Without a receiver the server stops, and after the next start it is asked again.
        let _ =
            self.prompts.send(Prompt { battle, number, counted, commitment, asked: Instant::now() + later, general });
        self.prompted = Some(number);
    }

    /// Whether a side has left an answer to the present question. What it has begun by
    /// hand it finishes by hand.
    fn has_answer(&self, table: &dyn Facade, side: Side) -> bool {
        let begun = !table.recalls(Viewer::Side(side)).is_empty();
        let answers = self.answers_of(side);
        !begun && answers.is_some_and(|answers| table.standing_order(side, answers).is_some())
    }

    /// Answers a question in the name of the seat that is asked, unless somebody has
    /// answered in the meantime.
    async fn answer_for_seat(&mut self, archive: &Archive, number: u32) {
        if self.prompted == Some(number) {
            self.prompted = None;
        }
        let Some(table) = self.table().filter(|table| table.number() == number) else { return };
        let Some(side) = table.asked().filter(|side| self.general_of(*side).is_none()) else { return };
        let Some(answers) = self.answers_of(side) else { return };
        let heard = self.story.heard();
        let attempt = catch_unwind(AssertUnwindSafe(|| {
            let mut attempt = Attempt::new(table, heard);
            for _ in 0..MOST_ORDERS {
                let Some(order) = attempt.table.standing_order(side, answers) else { break };
                if attempt.order(side, &order).unwrap_or(true) {
                    break;
                }
            }
            attempt
        }));
        let Ok(attempt) = attempt else { return };
        if attempt.written.is_empty() {
            return;
        }
        match self.enter(archive, attempt).await {
            Ok(news) => self.show(news),
            Err(refusal) => self.try_again(&refusal),
        }
    }

    /// Tells a side which questions it may answer beforehand, and what it has left.
    pub(crate) fn tell_answers(&self, listener: &Listener) {
        let Viewer::Side(_) = listener.viewer else { return };
        let Some((table, seat)) = self.table().zip(self.seat_of(listener.viewer)) else { return };
        let questions = table.standing();
        if !questions.is_empty() {
            listener.send(Frame::Standing { questions, answers: &seat.standing }.text());
        }
    }

    /// A side leaves answers; those it left before are gone.
    pub(crate) async fn leave_answers(
        &mut self,
        archive: &Archive,
        listener: &Listener,
        answers: BTreeMap<String, String>,
    ) {
        let refuse = |id: &str| listener.send(Frame::Refused { number: None, refusal: &plain(id) }.text());
        let Viewer::Side(_) = listener.viewer else { return refuse("wire-onlooker") };
        if self.halted.is_some() {
            return refuse("wire-rules-changed");
        }
        let Some(table) = self.table() else { return refuse("wire-waiting") };
        let questions = table.standing();
        let known = answers.iter().all(|(key, answer)| {
            let question = questions.iter().find(|question| question.key == *key);
            question.is_some_and(|question| question.choices.iter().any(|choice| choice.key == *answer))
        });
        if !known {
            return refuse("wire-no-such-answer");
        }
        let (id, viewer) = (self.stored.head.id.clone(), self.name_of(listener.viewer).to_owned());
        let stored = async {
            self.pay(archive).await?;
            archive.leave_answers(&id, &viewer, answers.clone()).await
        };
        if let Err(fault) = stored.await {
            let refusal = Denial::from(fault).into_complaint();
            return listener.send(Frame::Refused { number: None, refusal: &refusal }.text());
        }
        for seat in self.stored.seats.iter_mut().filter(|seat| seat.viewer == viewer) {
            seat.standing = answers.clone();
        }
        for other in self.listeners_of(listener.viewer) {
            self.tell_answers(other);
        }
        self.prompt();
    }
}
