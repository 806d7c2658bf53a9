import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'smol-toml';
import type { AreaBoardJson } from '../src/lib/board/areas/board-json';
import type { PackPage, PackCard } from '../src/lib/wire/types';

export const PACK = fileURLToPath(new URL('../../packs/marengo-1800/', import.meta.url));

function toml(name: string): Record<string, unknown> {
  return parse(readFileSync(PACK + name, 'utf8'));
}

export function readBoardJson(): AreaBoardJson {
  return { ...toml('board.toml'), ...toml('drawing.toml') } as unknown as AreaBoardJson;
}

export function readForces(): {
  id: string;
  side: string;
  arrives: string;
  pieces: { arm: string; strength: number; count: number }[];
}[] {
  return toml('forces.toml')['force'] as ReturnType<typeof readForces>;
}

export function packCard(): PackCard {
  return {
    id: 'marengo-1800',
    system: 'marengo',
    title: { id: 'pack-marengo-1800-title' },
    summary: { id: 'pack-marengo-1800-summary' },
    date: '1800-06-14',
    sides: ['austria', 'france'],
    colours: {},
    generals: ['ensign', 'colonel', 'marshal'],
    options: [
      {
        key: 'open-faces',
        kind: 'flag',
        default: false,
        label: { id: 'mock-option-flag' },
        help: { id: 'mock-option-help' },
      },
      {
        key: 'bid',
        kind: 'number',
        min: 0,
        max: 9,
        default: 0,
        label: { id: 'mock-option-number' },
        help: { id: 'mock-option-help' },
      },
    ],
  };
}

export function readPack(): PackPage {
  const card = packCard();
  return { ...card, hash: 'mock', board: readBoardJson(), sources: [] };
}
