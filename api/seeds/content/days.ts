const DAY_MS = 86_400_000;
/** 08:00 in Tehran. */
const MORNING_MS = 4.5 * 3_600_000;

/** The morning so many days after that of an instant; days before it are negative. */
export const instantOf = (now: Date, days: number): Date =>
  new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS + MORNING_MS + days * DAY_MS);

/** So many days before an instant, to the second: nothing of the past is in the future. */
export const ago = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);
