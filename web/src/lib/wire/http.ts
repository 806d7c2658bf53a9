import type {
  Analysis,
  BattleCard,
  BattleOpened,
  ErrorBody,
  Example,
  ExampleCard,
  Label,
  ListedBattle,
  NewBattle,
  PackPage,
  PackCard,
  Proposal,
  Verification,
  ViewerId,
} from './types';

/** An answer other than success; its label says why, in the user's language. */
export class Refused extends Error {
  constructor(
    readonly label: Label,
    readonly cites?: string,
  ) {
    super(label.id);
  }
}

async function ask(path: string, init?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, { credentials: 'same-origin', ...init });
  } catch {
    throw new Refused({ id: 'web-error-unreachable' });
  }
  if (response.ok) return response;
  const body = (await response.json().catch(() => null)) as ErrorBody | null;
  if (body?.error?.label) throw new Refused(body.error.label, body.error.cites);
  throw new Refused({ id: 'web-error-status', args: { status: response.status } });
}

async function askJson<T>(path: string, init?: RequestInit): Promise<T> {
  return (await (await ask(path, init)).json()) as T;
}

function posting(body: unknown): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}

export const fetchPacks = () => askJson<PackCard[]>('/api/packs');
export const fetchPack = (id: string) => askJson<PackPage>(`/api/packs/${encodeURIComponent(id)}`);
/** How many worked examples show each paragraph of a system's books. */
export const fetchExampleCounts = (system: string) =>
  askJson<Record<string, number>>(`/api/situations/${encodeURIComponent(system)}`);
/** The worked examples of one paragraph. */
export const fetchExamples = (cites: string) =>
  askJson<ExampleCard[]>(`/api/situations/${cites.split(':').map(encodeURIComponent).join('/')}`);
/** A worked example, told step by step. */
export const fetchExample = (pack: string, name: string) =>
  askJson<Example>(`/api/packs/${encodeURIComponent(pack)}/situations/${encodeURIComponent(name)}`);
/** One battle of the list. */
export const fetchBattle = (id: string) =>
  askJson<BattleCard>(`/api/battles/${encodeURIComponent(id)}`);
export const fetchBattles = () => askJson<ListedBattle[]>('/api/battles');
export const openBattle = (battle: NewBattle) =>
  askJson<BattleOpened>('/api/battles', posting(battle));
export const importRecord = (record: unknown) =>
  askJson<BattleOpened>('/api/battles/import', posting(record));

/** After the end: the record played again by the server. */
export const fetchVerification = (id: string) =>
  askJson<Verification>(`/api/battles/${encodeURIComponent(id)}/verify`);

function seenBy(
  battle: string,
  part: string,
  viewer: ViewerId,
  more: Record<string, string> = {},
): string {
  return `/api/battles/${encodeURIComponent(battle)}/${part}?${new URLSearchParams({ as: viewer, ...more })}`;
}

/**
 * After the end: each side's chance of winning over the whole battle, as far
 * as it has been worked out.
 */
export const fetchAnalysis = (id: string, viewer: ViewerId) =>
  askJson<Analysis>(seenBy(id, 'analysis', viewer));
/** After the end: what a general would have ordered at a moment. */
export const fetchProposal = (id: string, viewer: ViewerId, number: number, level: string) =>
  askJson<Proposal>(seenBy(id, 'proposal', viewer, { number: String(number), level }));

export async function fetchMessages(language: string): Promise<string> {
  return (await ask(`/api/messages/${language}`)).text();
}

export function recordAddress(battle: string, viewer: ViewerId): string {
  return seenBy(battle, 'record', viewer);
}

/** The options that a battle was begun with; told after its end. */
export const fetchOptions = async (id: string, viewer: ViewerId) =>
  (await askJson<{ options?: NewBattle['options'] }>(recordAddress(id, viewer))).options;

/** Each seat adds a random number of its own to the seed of the dice. */
export function freshNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
