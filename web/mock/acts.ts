import type { Act } from '../src/lib/wire/types';

/** What a made-up order does, told by the end of its made-up name. */
export function actOf(id: string): Act {
  const found = /-(take|lift|aim|engage|halt)$/.exec(id)?.[1];
  return (found ?? 'other') as Act;
}
