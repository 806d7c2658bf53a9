import type { BattleCard, NewBattle } from '../../wire/types';

/**
 * The same battle once more: the same pack, options, generals and hints; with `turned` from the
 * other side.
 */
export function againOf(
  { pack, seating, seats, mine, hints }: BattleCard,
  options: NewBattle['options'],
  turned: boolean,
): NewBattle {
  const same: NewBattle = {
    pack,
    seating,
    ...(options ? { options } : {}),
    ...(hints === undefined ? {} : { hints }),
  };
  const own = seats.filter(({ side, general }) => mine.includes(side) && !general);
  const [me] = own;
  if (seating !== 'two' || own.length !== 1 || !me) return same;
  const other = seats.find(({ side }) => side !== me.side);
  if (!other) return same;
  const [side, enemy] = turned ? [other.side, me.side] : [me.side, other.side];
  return { ...same, side, ...(other.general ? { generals: { [enemy]: other.general } } : {}) };
}
