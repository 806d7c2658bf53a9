import { fetchMessages } from '../wire/http';
import { LANGUAGES, messages, type Language } from './messages.svelte';

const KEPT = 'grognard-language';
const fetched = new Map<Language, Promise<string>>();

function isLanguage(value: string | null | undefined): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/** The language chosen before, else the first of the browser's that we have, else English. */
export function preferredLanguage(): Language {
  const kept = localStorage.getItem(KEPT);
  if (isLanguage(kept)) return kept;
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'en';
}

/** Switches the page to a language; its messages are fetched once. */
export async function useLanguage(language: Language): Promise<void> {
  let text = fetched.get(language);
  if (!text) {
    text = fetchMessages(language);
    fetched.set(language, text);
    text.catch(() => fetched.delete(language));
  }
  messages.use(language, await text);
  document.documentElement.lang = language;
}

export function keepLanguage(language: Language): void {
  localStorage.setItem(KEPT, language);
}
