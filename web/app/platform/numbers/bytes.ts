import { sizeMessages as words } from './messages.ts';
import { formatDecimal } from './decimals.ts';
import { formatInteger } from './numbers.ts';

const KILOBYTE = 1_024;

/** How large a file is, as people read it. */
export function formatBytes(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / KILOBYTE));
  if (kilobytes < KILOBYTE) return words.kilobytes(formatInteger(kilobytes));
  return words.megabytes(formatDecimal(bytes / KILOBYTE / KILOBYTE, 1));
}
