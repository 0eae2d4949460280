interface Missing {
  readonly code: string;
  readonly field: string | null;
}

/** Codes of what its fields lack: empty ones, and days that have passed since the draft was written. */
const ofFields = new Set(['REQUIRED', 'DAY_PAST', 'DAY_TOO_FAR', 'QUOTE_DEADLINE_RANGE']);

/** Fields of a draft that have to be filled in or corrected first. */
export const fieldsToMend = (missing: readonly Missing[]): string[] =>
  missing.flatMap(({ code, field }) => (ofFields.has(code) && field !== null ? [field] : []));
