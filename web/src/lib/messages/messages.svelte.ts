import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Argument, Citation, Label } from '../wire/types';

export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A bundle of one language from the text of its Fluent files. */
export function bundleFrom(language: string, text: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

/** With a capital letter, as a title or a sentence begins: names of sides may have a small one. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** The message a rule's sentence is kept under: `marengo:8.10` is `rule-marengo-8-10`. */
export function ruleMessageId(cites: Citation): string {
  return `rule-${cites.replace(/[:.]/g, '-')}`;
}

/**
 * The paragraph as a player reads it: `marengo:8.10` is `§ 8.10`. A book that does not number its
 * paragraphs has a word for each.
 */
export function ruleMark(cites: Citation): string {
  const word = `web-mark-${cites.replace(/[:.]/g, '-')}`;
  return messages.has(word) ? messages.text(word) : `§ ${cites.slice(cites.indexOf(':') + 1)}`;
}

/**
 * A label as text. Arguments that are messages themselves are formatted first; an
 * unknown id is shown as it is.
 */
export function formatLabel(bundle: FluentBundle, label: Label): string {
  const pattern = bundle.getMessage(label.id)?.value;
  if (!pattern) return label.id;
  const variables: Record<string, FluentVariable> = {};
  for (const [name, argument] of Object.entries(label.args ?? {})) {
    variables[name] = formatArgument(bundle, argument);
  }
  return bundle.formatPattern(pattern, variables, []);
}

function formatArgument(bundle: FluentBundle, argument: Argument): FluentVariable {
  if (typeof argument !== 'object') return argument;
  if (Array.isArray(argument))
    return argument.map((label) => formatLabel(bundle, label)).join(', ');
  if ('msg' in argument) return formatLabel(bundle, { id: argument.msg });
  return formatLabel(bundle, argument);
}

/** The messages of the chosen language, for the whole page. */
export class Messages {
  language: Language = $state('en');
  private bundle: FluentBundle = $state.raw(new FluentBundle('en'));
  ready = $state(false);
  /** The text that the bundle was made from. */
  private written = '';

  use(language: Language, text: string): void {
    this.bundle = bundleFrom(language, text);
    this.written = text;
    this.language = language;
    this.ready = true;
  }

  /** The ids of all messages, in the order in which they are written. */
  get ids(): string[] {
    void this.bundle;
    return [
      ...new Set(
        [...this.written.matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map(([, id]) => id as string),
      ),
    ];
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  format(label: Label): string {
    return formatLabel(this.bundle, label);
  }

  /** A label as a sentence of its own. */
  sentence(label: Label): string {
    return capital(this.format(label));
  }

  text(id: string, args?: Record<string, Argument>): string {
    return formatLabel(this.bundle, args ? { id, args } : { id });
  }

  /** Our sentence for a paragraph, or null when there is none. */
  rule(cites: Citation): string | null {
    const id = ruleMessageId(cites);
    return this.has(id) ? this.text(id) : null;
  }

  /** Dates are written as in Europe. */
  private get region(): string {
    return this.language === 'en' ? 'en-GB' : this.language;
  }

  date(value: string): string {
    const moment = new Date(value);
    if (Number.isNaN(moment.getTime())) return value;
    return new Intl.DateTimeFormat(this.region, { dateStyle: 'long' }).format(moment);
  }

  moment(value: string): string {
    const moment = new Date(value);
    if (Number.isNaN(moment.getTime())) return value;
    return new Intl.DateTimeFormat(this.region, { dateStyle: 'medium', timeStyle: 'short' }).format(
      moment,
    );
  }
}

export const messages = new Messages();
