/** The page of the suppliers that one buys from. */
export const mineHref = '/profile/suppliers?tab=mine';

/**
 * Whether an address is that of the own suppliers: it says so, or it says nothing and nobody sells here.
 * @param sells whether the viewer has a company to sell for
 */
export function readMineAddress(search: string, sells: boolean): boolean {
  const said = new URLSearchParams(search);
  return said.size === 0 ? !sells : said.get('tab') === 'mine';
}
