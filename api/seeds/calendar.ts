const DAY_MS = 86_400_000;
/** The market's newest day. Fixed, so that the same seed gives the same dates. */
const LAST_DAY = Date.UTC(2026, 10, 1);

/** Offers were published over so many days before the newest one. */
export const PUBLISHING_DAYS = 400;

/** The instant so many days before the market's newest day, ISO 8601. */
export function dayBefore(days: number): string {
  return new Date(LAST_DAY - Math.round(days * DAY_MS)).toISOString();
}

/** The date so many days after the market's newest day, `yyyy-mm-dd`. */
export function dateAfter(days: number): string {
  return dayBefore(-days).slice(0, 10);
}
