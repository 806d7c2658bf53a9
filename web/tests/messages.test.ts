import type { Argument } from '../src/lib/wire/types';
import { readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import {
  bundleFrom,
  formatLabel,
  LANGUAGES,
  ruleMark,
  ruleMessageId,
} from '../src/lib/messages/messages.svelte';

const text = (language: string, file = 'web') =>
  readFileSync(new URL(`../../locales/${language}/${file}.ftl`, import.meta.url), 'utf8');

const sample = bundleFrom(
  'en',
  `place-marengo = Marengo
order-march = { $count ->
    [one] One piece marches to { $to }
   *[other] { $count } pieces march to { $to }
}
line = Told: { $what }`,
);

describe('labels', () => {
  test('arguments that are messages are formatted first', () => {
    expect(
      formatLabel(sample, { id: 'order-march', args: { count: 2, to: { msg: 'place-marengo' } } }),
    ).toBe('2 pieces march to Marengo');
  });

  test('numbers choose the plural', () => {
    expect(formatLabel(sample, { id: 'order-march', args: { count: 1, to: 'Alessandria' } })).toBe(
      'One piece marches to Alessandria',
    );
  });

  test('a label inside a label brings its own arguments', () => {
    const inner = { id: 'order-march', args: { count: 3, to: { msg: 'place-marengo' } } };
    expect(formatLabel(sample, { id: 'line', args: { what: inner as unknown as Argument } })).toBe(
      'Told: 3 pieces march to Marengo',
    );
  });

  test('several labels are joined as a list', () => {
    const places = [{ id: 'place-marengo' }, { id: 'order-march', args: { count: 1, to: 'Sale' } }];
    expect(formatLabel(sample, { id: 'line', args: { what: places } })).toBe(
      'Told: Marengo, One piece marches to Sale',
    );
  });

  test('an unknown message is shown by its id', () => {
    expect(formatLabel(sample, { id: 'nobody-knows' })).toBe('nobody-knows');
  });
});

describe('rule marks', () => {
  test('a citation maps to one message and one mark', () => {
    expect(ruleMessageId('marengo:8.10')).toBe('rule-marengo-8-10');
    expect(ruleMark('frederick:10.8.1.3')).toBe('§ 10.8.1.3');
  });
});

describe('the browser’s own messages', () => {
  const ids = (language: string) =>
    new FluentResource(text(language)).body.map((entry) => entry.id);

  test('every id is in both languages, in the same order', () => {
    expect(ids('de')).toEqual(ids('en'));
  });

  test('all ids are ours', () => {
    for (const id of ids('en')) expect(id).toMatch(/^web-/);
  });

  test('variables agree between the languages', () => {
    const variables = (language: string) =>
      new Map(
        text(language)
          .split(/\n(?=[a-z])/)
          .map((message) => [
            message.split(' ')[0],
            [...new Set(message.match(/\$\w+/g) ?? [])].sort(),
          ]),
      );
    expect(variables('de')).toEqual(variables('en'));
  });

  test('every id that the client names exists', async () => {
    const { usedMessageIds } = await import('./used-messages');
    for (const language of LANGUAGES) {
      const known = new Set(ids(language));
      expect(usedMessageIds().filter((id) => !known.has(id))).toEqual([]);
    }
  });
});

describe('what the generals say', () => {
  const bundles = LANGUAGES.map((language) => bundleFrom(language, text(language, 'generals')));
  const remark = { now: 42, hoped: 57, courses: 12 };

  test('every level has a name and a sentence, in both languages', () => {
    for (const bundle of bundles)
      for (const level of ['ensign', 'colonel', 'marshal'])
        for (const id of [`general-${level}`, `general-${level}-strength`])
          expect(bundle.hasMessage(id)).toBe(true);
  });

  test('remarks name the chances', () => {
    for (const bundle of bundles) {
      for (const kind of ['plan', 'last-plan', 'enough', 'answer'])
        expect(formatLabel(bundle, { id: `general-remark-${kind}`, args: remark })).toMatch(
          /12.*42\s%.*57\s%/,
        );
      for (const kind of ['only-order', 'random'])
        expect(formatLabel(bundle, { id: `general-remark-${kind}`, args: remark })).not.toContain(
          'general-',
        );
    }
  });
});
