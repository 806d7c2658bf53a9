import { lessonOf, type Lesson, type Task } from './tasks';

/** What every lesson ends with: the enemy's turn, a fight, its report, what wins. */
const rest = (fight: string): readonly (readonly [string, Task?])[] => [
  ['web-lesson-turn', 'turn'],
  ['web-lesson-replay', 'replay'],
  [fight, 'fight'],
  ['web-lesson-report', 'report'],
  ['web-lesson-stakes'],
  ['web-lesson-win', 'win'],
];

export const AREAS: Lesson = lessonOf('areas', [
  ['web-lesson-areas-board'],
  ['web-lesson-glow', 'select'],
  ['web-lesson-list', 'preview'],
  ['web-lesson-areas-order', 'order'],
  ['web-lesson-areas-undo', 'undo'],
  ['web-lesson-why', 'why'],
  ['web-lesson-ending', 'ending'],
  ...rest('web-lesson-areas-fight'),
]);

export const HEXES: Lesson = lessonOf('hexes', [
  ['web-lesson-hexes-board'],
  ['web-lesson-hexes-counter', 'select'],
  ['web-lesson-hexes-phases'],
  ['web-lesson-hexes-march', 'move'],
  ['web-lesson-hexes-undo', 'undo'],
  ['web-lesson-why', 'why'],
  ['web-lesson-zones', 'layer'],
  ['web-lesson-list', 'preview'],
  ['web-lesson-ending', 'ending'],
  ...rest('web-lesson-hexes-fight'),
]);

export const NAPOLEON: Lesson = lessonOf('napoleon', [
  ['napoleon-lesson-board'],
  ['napoleon-lesson-counter', 'select'],
  ['napoleon-lesson-hidden'],
  ['napoleon-lesson-command', 'order'],
  ['web-lesson-reach', 'layer'],
  ['web-lesson-ending', 'ending'],
  ['napoleon-lesson-march', 'move'],
  ['napoleon-lesson-undo', 'undo'],
  ['web-lesson-why', 'why'],
  ...rest('napoleon-lesson-fight'),
]);

export const TABLE: Lesson = lessonOf('table', [
  ['web-lesson-table-board'],
  ['web-lesson-table-select', 'select'],
  ['web-lesson-table-drag', 'move'],
  ['web-lesson-hexes-undo', 'undo'],
  ['web-lesson-table-group', 'move'],
  ['web-lesson-why', 'why'],
  ['web-lesson-table-ruler'],
  ['web-lesson-ending', 'ending'],
  ['web-lesson-table-measure', 'preview'],
  ...rest('web-lesson-table-fight'),
]);
