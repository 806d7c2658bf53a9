//! Worked examples: the situations that show a paragraph.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State as Shared};
use kernel::Label;
use serde_json::Value;
use tokio::task::spawn_blocking;

use crate::books::Rulebooks;
use crate::fault::Denial;
use crate::guests::Caller;
use crate::rooms::House;

/// Looks something up on a thread that may take its time.
async fn ask(house: &House, ask: impl FnOnce(&dyn Rulebooks) -> Value + Send + 'static) -> Result<Json<Value>, Denial> {
    let books = Arc::clone(&house.books);
    spawn_blocking(move || ask(&*books)).await.map(Json).map_err(|_| Denial::fault())
}

/// `GET /api/situations/{system}`: how many there are of each paragraph.
pub(crate) async fn counted(
    Shared(house): Shared<Arc<House>>,
    Path(system): Path<String>,
) -> Result<Json<Value>, Denial> {
    ask(&house, move |books| books.examples(&system)).await
}

/// `GET /api/situations/{system}/{paragraph}`: those of one paragraph.
pub(crate) async fn listed(
    Shared(house): Shared<Arc<House>>,
    Path((book, paragraph)): Path<(String, String)>,
) -> Result<Json<Value>, Denial> {
    ask(&house, move |books| books.examples_of(&format!("{book}:{paragraph}"))).await
}

/// `GET /api/packs/{id}/situations/{name}`: one of them, told step by step.
pub(crate) async fn told(
    Shared(house): Shared<Arc<House>>,
    caller: Caller,
    Path((pack, name)): Path<(String, String)>,
) -> Result<Json<Value>, Denial> {
    let _errand = house.guests.errand(&caller).await?;
    let told = ask(&house, move |books| books.example(&pack, &name).unwrap_or_default()).await?;
    match told.0 {
        Value::Null => Err(Denial::not_found(Label::new("wire-unknown-situation"))),
        _ => Ok(told),
    }
}
