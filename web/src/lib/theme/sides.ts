import type { SideColours, SideId } from '../wire/types';

/** What the sides of a pack wear. */
export interface Dressed {
  id: string;
  colours?: Record<SideId, SideColours>;
}

/**
 * The colours of sides as rules: they hold below whatever is marked with its pack. Sides of two
 * battles may have one name and other colours.
 */
export function rulesOf(packs: readonly Dressed[]): string[] {
  return packs.flatMap(({ id, colours = {} }) =>
    Object.entries(colours).flatMap(([side, worn]) => {
      const place = `[data-pack="${id}"] .side-${side}`;
      return [
        `${place} { --side: ${worn.side}; --side-band: ${worn.band}; --side-line: ${worn.line}; ` +
          `--counter: ${worn.counter}; --counter-ink: ${worn.ink}; --front: ${worn.front}; }`,
        `:root[data-theme="dark"]${place} { --side-line: ${worn['line-in-the-dark']}; }`,
        `:root[data-theme="dark"] ${place} { --side-line: ${worn['line-in-the-dark']}; }`,
      ];
    }),
  );
}

let sheet: CSSStyleSheet | null = null;

/** Dresses the sides of these packs, and of no others. */
export function dress(packs: readonly Dressed[]): void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  sheet.replaceSync(rulesOf(packs).join('\n'));
}

/** The whole page is about one battle, or about none in particular. */
export function markPage(pack: string | null): void {
  if (pack === null) delete document.documentElement.dataset['pack'];
  else document.documentElement.dataset['pack'] = pack;
}
