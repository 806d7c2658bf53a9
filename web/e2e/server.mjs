import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const BUILT = fileURLToPath(new URL('../../target/release/grognard', import.meta.url));
/** Battles made up for the flows. */
const PACKS = fileURLToPath(new URL('packs', import.meta.url));
const BINARY = process.env.GROGNARD_BINARY ? resolve(process.env.GROGNARD_BINARY) : BUILT;

/**
 * The server to test: GROGNARD_URL if it is given, else the built program on a port and folder of
 * its own. GROGNARD_SERVE replaces the program's arguments; {address}, {data} and {packs} in them
 * are filled in. A folder of stored battles may be given instead of an empty one. With E2E_DIST the
 * client comes from dist, not from inside the program.
 */
export async function startServer(stored) {
  const given = process.env.GROGNARD_URL;
  if (given && !stored) return { url: given.replace(/\/$/, ''), stop: () => {} };
  if (!existsSync(BINARY)) throw new Error(`${BINARY} is missing: build it, or set GROGNARD_URL`);
  const address = `127.0.0.1:${20000 + Math.floor(Math.random() * 20000)}`;
  const data = stored ?? mkdtempSync(join(tmpdir(), 'grognard-data-'));
  const words = (
    process.env.GROGNARD_SERVE ?? 'serve --address {address} --data {data} --packs {packs}'
  ).split(' ');
  const program = spawn(
    BINARY,
    words.map((word) =>
      word.replace('{address}', address).replace('{data}', data).replace('{packs}', PACKS),
    ),
    { stdio: 'inherit' },
  );
  const url = `http://${address}`;
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (program.exitCode !== null) throw new Error(`the server ended with ${program.exitCode}`);
    if (
      await fetch(`${url}/api/packs`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return process.env.E2E_DIST ? withDist(url, program) : { url, stop: () => program.kill() };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  program.kill();
  throw new Error('the server did not answer within ten seconds');
}

async function withDist(server, program) {
  const { preview } = await import('vite');
  const shown = await preview({
    root: fileURLToPath(new URL('..', import.meta.url)),
    logLevel: 'error',
    preview: { host: '127.0.0.1', port: 0, proxy: { '/api': { target: server, ws: true } } },
  });
  const { port } = shown.httpServer.address();
  const stop = async () => {
    program.kill();
    await shown.close();
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}
