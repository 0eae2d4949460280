/**
 * The option that an arrow key goes to, going round at both ends by way of the text (-1).
 * Undefined for keys that do not move.
 */
export function nextOption(key: string, active: number, count: number): number | undefined {
  if (key === 'ArrowDown') return active + 1 < count ? active + 1 : -1;
  if (key === 'ArrowUp') return active === -1 ? count - 1 : active - 1;
  return undefined;
}
