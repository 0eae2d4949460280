import type { WithNames } from '../personal-part.ts';
import { joined, type Module, type Thing } from './module.ts';

/** The most that the parts of the market tell at once. */
const AT_ONCE = 100;

/** Everything that rows may point at by kind and id, as the modules show it. */
export class Things {
  readonly #modules: readonly Module[];
  #shown: Readonly<Record<string, Thing>> | undefined;

  /** @param modules still being made; they are read when the first thing is looked for */
  constructor(modules: readonly Module[]) {
    this.#modules = modules;
  }

  /** @throws Error when rows of a module point at things that no module shows */
  check() {
    for (const { name, pointsAt = [] } of this.#modules)
      for (const kind of pointsAt)
        if (!this.#byKind[kind]) throw new Error(`${name} points at ${kind}, which no module shows`);
  }

  /** @throws Problem 404 with the code of the kind */
  readonly find = (kind: string, id: string): Promise<unknown> => this.#byKind[kind]!.find(id);

  /** Names for what people keep, asked kind by kind and never thing by thing. */
  readonly withNames: WithNames = async (rows, thingOf) => {
    const names = new Map<string, string>();
    for (const [kind, thing] of Object.entries(this.#byKind)) {
      const ids = [...new Set(rows.map(thingOf).flatMap(({ type, id }) => (type === kind ? [id] : [])))];
      for (let from = 0; from < ids.length; from += AT_ONCE)
        for (const { id, name } of await thing.names(ids.slice(from, from + AT_ONCE))) names.set(`${kind} ${id}`, name);
    }
    return rows.map((row) => {
      const { type, id } = thingOf(row);
      const objectName = names.get(`${type} ${id}`);
      return { ...row, ...(objectName !== undefined && { objectName }) };
    });
  };

  get #byKind() {
    return (this.#shown ??= joined(this.#modules, ({ things }) => things));
  }
}
