/**
 * Asks for many things at once what is asked for one by one: all that were asked for in one turn of the event loop go along
 * with each other, and nothing is answered by what was read before it was asked.
 * @param load reads some, each once, in any order; what it does not find is undefined to who asked
 */
export function batched<Row extends { id: string }>(load: (ids: readonly string[]) => Promise<readonly Row[]>) {
  let next: { ids: Set<string>; rows: Promise<Map<string, Row>> } | undefined;
  return async (id: string): Promise<Row | undefined> => {
    if (!next) {
      const ids = new Set<string>();
      const turn = new Promise<void>((resolve) => setImmediate(resolve));
      const read = async () => {
        await turn;
        next = undefined;
        return new Map((await load([...ids])).map((row) => [row.id, row]));
      };
      next = { ids, rows: read() };
    }
    next.ids.add(id);
    return (await next.rows).get(id);
  };
}
