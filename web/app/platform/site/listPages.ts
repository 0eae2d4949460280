/** The graph gives numbered pages up to this row. */
const deepestRow = 10_000;

/** Whether the graph refuses that page. */
export const isTooDeep = (pageNumber: number, pageSize: number) => pageNumber * pageSize > deepestRow;

/** How many numbered pages a list has, of which the graph gives none behind its last row. */
export const pageCountOf = (totalCount: number, pageSize: number) =>
  Math.min(Math.ceil(totalCount / pageSize), Math.floor(deepestRow / pageSize));
