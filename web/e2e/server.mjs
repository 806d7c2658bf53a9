import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const BUILT = fileURLToPath(new URL('../../target/release/grognard', import.meta.url));
const BINARY = process.env.GROGNARD_BINARY ? resolve(process.env.GROGNARD_BINARY) : BUILT;

/**
 * The server to test: GROGNARD_URL if it is given, else the built program on a port and folder of its own.
 * GROGNARD_SERVE replaces the program's arguments; {address} and {data} in them are filled in.
 */
export async function startServer() {
  const given = process.env.GROGNARD_URL;
  if (given) return { url: given.replace(/\/$/, ''), stop: () => {} };
  if (!existsSync(BINARY)) throw new Error(`${BINARY} is missing: build it, or set GROGNARD_URL`);
  const address = `127.0.0.1:${20000 + Math.floor(Math.random() * 20000)}`;
  const data = mkdtempSync(join(tmpdir(), 'grognard-data-'));
  const words = (process.env.GROGNARD_SERVE ?? 'serve --address {address} --data {data}').split(' ');
  const program = spawn(BINARY, words.map((word) => word.replace('{address}', address).replace('{data}', data)), { stdio: 'inherit' });
  const url = `http://${address}`;
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (program.exitCode !== null) throw new Error(`the server ended with ${program.exitCode}`);
    if (await fetch(`${url}/api/packs`).then((answer) => answer.ok, () => false)) return { url, stop: () => program.kill() };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  program.kill();
  throw new Error('the server did not answer within ten seconds');
}
