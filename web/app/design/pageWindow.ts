/** A page number or a gap of pages left out. */
export type PageStep = number | 'gap';

/**
 * The page numbers to show: first, last, current and its neighbours. A gap always hides at least
 * two pages, and the number of steps stays the same while paging through a long list.
 * `current` outside 1…`count` counts as the nearest page. No pages give an empty list.
 */
export function pageWindow(current: number, count: number): PageStep[] {
  const neighbours = 1;
  const middle = 2 * neighbours + 1;
  if (count <= middle + 4) return range(1, count);
  const page = Math.min(Math.max(current, 1), count);
  const from = Math.max(1, Math.min(page - neighbours, count - middle - 1));
  const to = Math.min(count, Math.max(page + neighbours, middle + 2));
  return [
    ...(from > 3 ? [1, 'gap' as const] : range(1, from - 1)),
    ...range(from, to),
    ...(to < count - 2 ? ['gap' as const, count] : range(to + 1, count)),
  ];
}

function range(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
