import { endOfTehranDay } from '../../../platform/numbers/dates.ts';

const dayMs = 86_400_000;
// The supplier is warned from then on (domain rule of verification evidence).
const warningDays = 30;

/**
 * Whether a certificate holds at an instant. `validTo` is its last day (Gregorian ISO date), which counts to
 * its end in Tehran.
 */
export function certificateState(validTo: string, now: string): 'valid' | 'endsSoon' | 'expired' {
  const leftMs = endOfTehranDay(validTo) - Date.parse(now);
  if (leftMs <= 0) return 'expired';
  return leftMs <= warningDays * dayMs ? 'endsSoon' : 'valid';
}
