import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SOURCES = fileURLToPath(new URL('../src/', import.meta.url));

/**
 * Every message id that stands as a whole in the client's source; those put together at run
 * time are not among them.
 */
export function usedMessageIds(): string[] {
  const found = new Set<string>();
  for (const name of readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(ts|svelte)$/.test(name)) continue;
    for (const match of readFileSync(SOURCES + name, 'utf8').matchAll(/'(web-[a-z-]+[a-z])'/g))
      found.add(match[1] as string);
  }
  return [...found].sort();
}
