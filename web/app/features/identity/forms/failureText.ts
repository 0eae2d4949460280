import { GraphError } from '../../../platform/graph/GraphError.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { identityMessages as words } from '../messages.ts';

/** After so many wrong codes the right one is refused, too: only another one helps. */
const mostWrong = 5;
export const isSpent = (wrong: number): boolean => wrong >= mostWrong;
export const isWrongCode = (error: unknown): boolean =>
  error instanceof GraphError &&
  (error.code === 'OTP_INVALID' || Boolean(error.data.fields?.some(({ code }) => code === 'OTP_INVALID')));

/** What a person reads when a step of the login failed. */
export function failureText(error: unknown): string {
  if (!(error instanceof GraphError)) return words.failed;
  if (error.status === 0) return words.offline;
  if (error.code === 'OTP_RATE_LIMITED') return words.tooMany(waitText(error.data.retryAfterSeconds ?? 60));
  if (error.code === 'USER_DISABLED') return words.disabled;
  if (error.code === 'CONSENT_REQUIRED') return words.newTerms;
  if (isWrongCode(error)) return words.codeWrong;
  if (error.data.fields?.some(({ field }) => field.endsWith('phoneNumber'))) return words.phoneWrong;
  return words.failed;
}

function waitText(seconds: number): string {
  if (seconds < 60) return words.seconds(formatInteger(seconds));
  if (seconds < 3_600) return words.minutes(formatInteger(Math.ceil(seconds / 60)));
  return words.hours(formatInteger(Math.ceil(seconds / 3_600)));
}
