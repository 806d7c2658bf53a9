import { messages } from '../../../messages/messages.svelte';
import type { AreaBoard } from '../board';
import type { LetteringJson } from '../board-json';
import { nameBoxes, settleLettering, type NameBox } from './settle-lettering';

interface Lettering {
  letters: LetteringJson[];
  boxes: NameBox[];
}

const settled = new WeakMap<AreaBoard, Map<string, Lettering>>();

/** A name as it stands on the map. */
export function written(letter: LetteringJson): string {
  const text = messages.text(letter.text);
  return letter.style === 'town' || letter.style === 'region'
    ? text.toLocaleUpperCase(messages.language)
    : text;
}

/** The names of a board in the present language; settled once. */
export function letteringOf(board: AreaBoard): Lettering {
  const kept = settled.get(board) ?? new Map<string, Lettering>();
  settled.set(board, kept);
  const found = kept.get(messages.language);
  if (found) return found;
  const letters = settleLettering(board, written);
  const lettering = { letters, boxes: nameBoxes(letters, written) };
  kept.set(messages.language, lettering);
  return lettering;
}
