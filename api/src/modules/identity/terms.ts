/** Version of the terms of use that is in force where none are published. What a person agreed to counts for this one only. */
export const TERMS_VERSION = '1405-08';

/** Versions of the terms at a time. */
export type Terms = {
  /** What is agreed to now. */
  current: string;
  /** Those with which a login is taken: who has the form open saw what was in force then. */
  taken: readonly string[];
};
export type TermsAt = (now: Date) => Promise<Terms>;
