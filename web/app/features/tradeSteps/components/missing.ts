import { tradeMessages } from '../messages.ts';

interface Missing {
  readonly code: string;
  readonly field: string | null;
}
const words = tradeMessages.room;

/** Codes of what its fields lack: empty ones, and days that have passed since the draft was written. */
const ofFields = new Set(['REQUIRED', 'DAY_PAST', 'DAY_TOO_FAR', 'QUOTE_DEADLINE_RANGE', 'UNKNOWN_VALUE']);

/** A list of the draft of which a place is meant. */
const listOf = (field: string | null): string | undefined => /^(\w+)\[/.exec(field ?? '')?.[1];

/** Fields of a draft that have to be filled in or corrected first. */
export const fieldsToMend = (missing: readonly Missing[]): string[] =>
  missing.flatMap(({ code, field }) => (ofFields.has(code) && field !== null && !listOf(field) ? [field] : []));

/** What steps wait for that is no field of its own, as people read it. */
export const waitsOf = (missing: readonly Missing[]): string[] => [
  ...new Set(missing.flatMap(({ code, field }) => words.waits[code] ?? words.faultsOf[listOf(field) ?? ''] ?? [])),
];
