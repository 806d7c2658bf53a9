import assert from 'node:assert/strict';
import { copyFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import WebSocket from 'ws';
import { startServer } from '../server.mjs';

/**
 * Battles that a program stored when records had form 1, with the keys of their sides. One is under
 * way in each system; each must open and go on. The file is never written again.
 */
const ARCHIVE = fileURLToPath(new URL('../archives/form-1.sqlite', import.meta.url));
const BATTLES = {
  '5e086e1034c20a334d3fc2f472c73070': {
    austria: '6f59b46315e57b0eb1966996add02cf32062aecdf0952f8566a5468747523a90',
    france: '17417623a0baccb75bc8d4fe2a060809df1bc6c20eb1bf12ae4e75fd0a53c021',
  },
  e3d6fc5bdf1a13ece9703baa9b0f785b: {
    prussia: '8814bfeb81656b9fedac54a2f81911bd9b2788f54562bad289078c14c3cecdf9',
    empire: 'd5dc79a555f5c52124c2958fa888392a67209989d635076e80fda707acd6e276',
  },
  b6185f6a0d91ecfa9c19158fd4a6dbf2: {
    union: 'dc0134a7a1e95f9f063e00f798db045817a5e1f477a5aa97172ca2cd1fe3cbb7',
    confederacy: '23e66bd98e38b76e65d5d67430dfc6ec51f4e3fba015fcc87274761661dc2ee9',
  },
};

/**
 * Sits down at every side and gives the first order on offer; the first state of
 * the side that was asked.
 */
function goOn(url, id, keys) {
  return new Promise((resolve, reject) => {
    const sockets = [];
    const over = (done, value) => {
      for (const socket of sockets) socket.close();
      done(value);
    };
    setTimeout(() => over(reject, new Error(`${id} does not go on`)), 20_000);
    for (const [side, key] of Object.entries(keys)) {
      let first;
      const socket = new WebSocket(`${url.replace('http', 'ws')}/api/battles/${id}/socket`, {
        origin: url,
      });
      sockets.push(socket);
      socket.on('error', (error) => over(reject, error));
      socket.on('open', () => socket.send(JSON.stringify({ type: 'sit', as: side, key })));
      socket.on('message', (text) => {
        const frame = JSON.parse(text);
        if (frame.type === 'refused') over(reject, new Error(`${id}: ${JSON.stringify(frame)}`));
        if (frame.type === 'state' && !first && frame.offers.length > 0) {
          first = frame;
          socket.send(
            JSON.stringify({ type: 'order', number: frame.number, order: frame.offers[0].order }),
          );
        }
        if (frame.type === 'accepted') over(resolve, first);
      });
    }
  });
}

export const archiveFlows = {
  'battles of an archive from before the present form go on': async () => {
    const data = mkdtempSync(join(tmpdir(), 'grognard-old-'));
    copyFileSync(ARCHIVE, join(data, 'grognard.sqlite'));
    const server = await startServer(data);
    try {
      for (const [id, keys] of Object.entries(BATTLES)) {
        const state = await goOn(server.url, id, keys);
        assert.equal(state.halted, undefined, `${id}: the rules are the same`);
        assert.ok(state.story.length > 20, `${id}: its story is told from the beginning`);
        assert.ok(
          state.story.every((line) => line.cites.length > 0),
          `${id}: every line rests on a paragraph`,
        );
      }
    } finally {
      await server.stop();
    }
  },
};
