import type { IncomingMessage, ServerResponse } from 'node:http';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Plugin } from 'vite';
import type { Request, NewBattle, AnyFrame } from '../src/lib/wire/types';
import { mockAnalysis, mockProposal } from './analysis';
import { MockBattle } from './battle';
import { MockHexBattle, type HexMoment } from './hex-battle';
import { hasHexPack, HEX_PACK, hexPackCard, readHexPack } from './hex-pack';
import { readMessages } from './messages';
import { packCard, readPack } from './pack';
import { MockTableBattle, readTablePack, TABLE_PACK, tablePackCard } from './table-battle';
import type { TableMoment } from './table-scene';

/** Two battles lie ready that are hard to come by: see `Quirk`. */
const battles = new Map<string, MockBattle | MockHexBattle | MockTableBattle>(
  (['halted', 'long'] as const).map((quirk) => [
    quirk,
    new MockBattle(quirk, { seating: 'alone' }, quirk),
  ]),
);

/** Moments of a battle on hexes: /table/movement and so on. */
const MOMENTS: readonly HexMoment[] = ['movement', 'combat', 'bombardment', 'set-up'];
if (hasHexPack())
  for (const moment of MOMENTS) battles.set(moment, new MockHexBattle(moment, moment));

/** Moments of a battle on a measured table: /table/table-movement and so on. */
const TABLES: readonly TableMoment[] = [
  'table-movement',
  'table-shooting',
  'table-deployment',
  'table-large',
];
for (const moment of TABLES) battles.set(moment, new MockTableBattle(moment, moment));

/** A battle; a fresh one of a moment under any name such as `table-movement~3`. */
function battleNamed(name: string): MockBattle | MockHexBattle | MockTableBattle | undefined {
  const moment = TABLES.find((one) => name.startsWith(`${one}~`));
  if (moment && !battles.has(name)) battles.set(name, new MockTableBattle(name, moment));
  return battles.get(name);
}

/** Answers the contract of docs/api.md from the files of the pack, with a made-up scene and no rules. */
export function mockServer(): Plugin {
  return {
    name: 'grognard-mock',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const url = new URL(request.url ?? '/', 'http://mock');
        if (!url.pathname.startsWith('/api/')) return next();
        void answer(request, response, url);
      });
      const sockets = new WebSocketServer({ noServer: true });
      server.httpServer?.on('upgrade', (request, socket, head) => {
        const url = new URL(request.url ?? '/', 'http://mock');
        const match = /^\/api\/battles\/([^/]+)\/socket$/.exec(url.pathname);
        const battle = battleNamed(decodeURIComponent(match?.[1] ?? ''));
        if (!match) return;
        if (!battle) return void socket.destroy();
        sockets.handleUpgrade(request, socket, head, (line) => {
          // The first message claims the seat.
          line.once('message', (data) => {
            const claim = JSON.parse(String(data)) as Extract<Request, { type: 'sit' }>;
            attend(battle, line, claim.as ?? battle.viewerOf(claim.key ?? null));
          });
        });
      });
    },
  };
}

function attend(
  battle: MockBattle | MockHexBattle | MockTableBattle,
  line: WebSocket,
  viewer: string,
): void {
  const guest = { viewer, send: (message: AnyFrame) => line.send(JSON.stringify(message)) };
  battle.join(guest);
  line.on('close', () => battle.leave(guest));
  line.on('message', (data) =>
    battle.receive(viewer, JSON.parse(String(data)) as Request, (message) =>
      line.send(JSON.stringify(message)),
    ),
  );
}

async function answer(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
  const json = (value: unknown, status = 200) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(value));
  };
  const [, , what, id, part] = url.pathname.split('/');
  if (what === 'messages') {
    response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' });
    return void response.end(readMessages(id ?? 'en'));
  }
  if (what === 'packs' && id)
    return json(id === HEX_PACK ? readHexPack() : id === TABLE_PACK ? readTablePack() : readPack());
  if (what === 'packs')
    return json([packCard(), ...(hasHexPack() ? [hexPackCard()] : []), tablePackCard()]);
  if (what === 'battles' && request.method === 'POST') {
    const asked = JSON.parse(await bodyOf(request)) as NewBattle;
    const name = `b${battles.size + 1}`;
    const battle =
      asked.pack === HEX_PACK
        ? new MockHexBattle(name, 'movement')
        : asked.pack === TABLE_PACK
          ? new MockTableBattle(name, 'table-movement')
          : new MockBattle(name, asked);
    battles.set(battle.id, battle);
    return json({ id: battle.id, links: battle.links() });
  }
  if (what === 'battles' && part === 'record') return json({ battle: id, orders: [] });
  if (what === 'battles' && id) {
    const battle = battleNamed(decodeURIComponent(id));
    if (battle && (part === 'analysis' || part === 'proposal') && !battle.over)
      return json({ error: { label: { id: 'wire-not-over' } } }, 409);
    if (battle instanceof MockBattle && part === 'analysis') return json(mockAnalysis(battle));
    if (battle && part === 'proposal') {
      await new Promise((resolve) => setTimeout(resolve, 900));
      return json(mockProposal(Number(url.searchParams.get('number'))));
    }
    return battle
      ? json(battle.card())
      : json({ error: { label: { id: 'web-error-no-battle' } } }, 404);
  }
  if (what === 'battles') return json([...battles.values()].map((battle) => battle.card()));
  json({ error: { label: { id: 'web-error-status', args: { status: 404 } } } }, 404);
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}
