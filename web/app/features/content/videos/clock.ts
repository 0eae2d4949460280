import { formatInteger } from '../../../platform/numbers/numbers.ts';

const SECOND_MS = 1_000;
const MINUTE_SECONDS = 60;

/** A time in a video, as people read it: `۱:۰۵`. */
export function clockOf(ms: number): string {
  const seconds = Math.floor(ms / SECOND_MS);
  const minutes = Math.floor(seconds / MINUTE_SECONDS);
  const rest = seconds % MINUTE_SECONDS;
  return `${formatInteger(minutes)}:${rest < 10 ? formatInteger(0) : ''}${formatInteger(rest)}`;
}

/** The same as programs read it (ISO 8601). */
export const durationOf = (ms: number): string => `PT${Math.ceil(ms / SECOND_MS)}S`;

/** Where a file is opened at a time, without script too. */
export const addressAt = (url: string, ms: number): string => `${url}#t=${ms / SECOND_MS}`;
