import type { Citation } from '../../wire/types';

/** The paragraph that somebody wants to read in its chapter. */
export const asked: { cites: Citation | null } = $state({ cites: null });
