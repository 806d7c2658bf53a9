import { endingOf } from './choices';
import type { TableSession } from './session.svelte';

function isSlider(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type === 'range';
}

/** True where a key belongs to what is being typed. */
function typing(target: EventTarget | null): boolean {
  if (isSlider(target)) return false;
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName))
  );
}

/** Keys while looking back: step, play, return. True when the key was meant for it. */
function replayKey(event: KeyboardEvent, session: TableSession): boolean {
  const { replay } = session;
  const onControl =
    event.target instanceof HTMLElement && event.target.closest('button, a, summary') !== null;
  if (isSlider(event.target) && /^(Arrow|Home|End|Page)/.test(event.key)) return false;
  switch (event.key) {
    case ',':
    case 'ArrowLeft':
      replay.step(-1);
      break;
    case '.':
    case 'ArrowRight':
      replay.step(1);
      break;
    case 'Home':
      replay.first();
      break;
    case 'End':
      replay.last();
      break;
    case 'e':
    case 'E':
      if (session.enemyTurn !== null) replay.goTo(session.enemyTurn);
      break;
    case ' ':
      if (onControl) return false;
      replay.toggle();
      break;
    case 'Escape':
    case 'r':
    case 'R':
      replay.end();
      break;
    default:
      return false;
  }
  event.preventDefault();
  return true;
}

/**
 * Keys of the whole table: numbers give an order, Backspace takes one back. Returns the
 * dialog that is asked for.
 */
export function tableKey(event: KeyboardEvent, session: TableSession): 'help' | 'position' | null {
  if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return null;
  if (event.key === '?') return 'help';
  if (event.key === 't' || event.key === 'T') return 'position';
  if (session.replay.open) {
    if (!event.defaultPrevented) replayKey(event, session);
    return null;
  }
  if (event.key === 'r' || event.key === 'R') session.lookBack();
  if (event.key === 'Escape') session.deselect();
  if ((event.key === 'h' || event.key === 'H') && session.mayHurry) session.hurry();
  if (!session.deciding) return null;
  if ((event.key === 'a' || event.key === 'A') && session.mayAsk) session.askHint();
  if (event.key === 'Backspace') {
    event.preventDefault();
    session.undo();
  }
  const onControl =
    event.target instanceof HTMLElement && event.target.closest('button, a, summary') !== null;
  const shown = session.menu?.choices ?? session.choices;
  const index =
    event.key === 'Enter' && !onControl && shown.length === 1
      ? 0
      : /^[1-9]$/.test(event.key)
        ? Number(event.key) - 1
        : -1;
  // What ends a phase has a key of its own, which no hasty number hits.
  const ending = endingOf(shown);
  const choice =
    event.key === 'Enter' && event.shiftKey
      ? ending
      : shown[index] === ending
        ? null
        : shown[index];
  if (choice) {
    event.preventDefault();
    session.give(choice);
  }
  return null;
}
