import type { WithNames } from '../../platform/personal-part.ts';

/** What things of one kind are called, for those of the ids that are shown. */
type Namer = (ids: string[]) => Promise<{ id: string; name: string }[]>;

/** The most that the parts of the market tell at once. */
const AT_ONCE = 100;

/** Names for what people keep, asked kind by kind and never thing by thing. @param namers by the kind as rows hold it */
export const makeWithNames =
  (namers: Record<string, Namer>): WithNames =>
  async (rows, thingOf) => {
    const names = new Map<string, string>();
    for (const [type, namer] of Object.entries(namers)) {
      const ids = [...new Set(rows.map(thingOf).flatMap((thing) => (thing.type === type ? [thing.id] : [])))];
      for (let from = 0; from < ids.length; from += AT_ONCE)
        for (const { id, name } of await namer(ids.slice(from, from + AT_ONCE))) names.set(`${type} ${id}`, name);
    }
    return rows.map((row) => {
      const { type, id } = thingOf(row);
      const objectName = names.get(`${type} ${id}`);
      return { ...row, ...(objectName !== undefined && { objectName }) };
    });
  };
