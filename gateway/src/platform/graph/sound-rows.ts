import { answerOf, resolve, type Contract, type Schema } from '../../contract/contract.ts';

type Row = Record<string, unknown>;
type IsSound = (row: unknown) => boolean;

/**
 * Compiles what takes broken rows (null where the contract promises a value) out of the lists of an answer, so that one
 * poisoned row fails by itself and not the list around it. An answer that is one object is left to the graph.
 * @returns for an operationId a function that changes its answer in place and gives the number of rows it took out
 */
export function compileSoundness(contract: Contract): (operationId: string) => (answer: unknown) => number {
  const rows = new RowChecks(contract.components.schemas);
  const operations = Object.values(contract.paths).flatMap((path) => Object.values(path));
  const answers = new Map(operations.map((operation) => [operation.operationId, answerOf(operation)]));
  return (operationId) => compileLists(answers.get(operationId), rows);
}

function compileLists(answer: Schema | undefined, rows: RowChecks): (answer: unknown) => number {
  const schema = answer && rows.resolve(answer);
  const ofList = schema && rows.checkOfList(schema);
  if (ofList) return (given) => (Array.isArray(given) ? removeBroken(given, ofList) : 0);
  const lists = Object.entries(schema?.properties ?? {}).flatMap(([name, property]) => {
    const isSound = rows.checkOfList(property);
    return isSound ? [{ name, isSound }] : [];
  });
  return (given) =>
    lists.reduce((sum, { name, isSound }) => {
      const found = (given as Row | null)?.[name];
      const cursors = name === 'items' ? (given as Row).cursors : undefined;
      return sum + (Array.isArray(found) ? removeBroken(found, isSound, cursors) : 0);
    }, 0);
}

/** @param cursors places of the rows in their list, which go with them */
function removeBroken(rows: unknown[], isSound: IsSound, cursors?: unknown): number {
  if (rows.every(isSound)) return 0;
  const kept = rows.map(isSound);
  const keep = (list: unknown[]) => list.splice(0, list.length, ...list.filter((_, index) => kept[index]));
  keep(rows);
  if (Array.isArray(cursors)) keep(cursors);
  return kept.filter((isKept) => !isKept).length;
}

/** Checks of the contract's objects, each compiled once: some hold themselves. */
class RowChecks {
  readonly #checks = new Map<Schema, IsSound>();

  constructor(readonly schemas: Record<string, Schema>) {}

  resolve(schema: Schema): Schema {
    return resolve(schema, this.schemas) ?? {};
  }

  /** The check of each row of a list of objects; undefined for anything else. */
  checkOfList({ items }: Schema): IsSound | undefined {
    const row = items && this.resolve(items);
    return row?.properties && this.check(row);
  }

  /** A row has all it must have, and so has everything inside it. */
  check(schema: Schema): IsSound {
    const before = this.#checks.get(schema);
    if (before) return before;
    const isSound: IsSound = (row) => {
      if (typeof row !== 'object' || row === null) return false;
      for (const name of required) if ((row as Row)[name] == null) return false;
      for (const { name, check, isList } of inside) {
        const value = (row as Row)[name];
        if (value == null) continue;
        if (isList ? !Array.isArray(value) || !value.every(check) : !check(value)) return false;
      }
      return true;
    };
    this.#checks.set(schema, isSound);
    const required = schema.required ?? [];
    const inside = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
      const ofList = this.checkOfList(property);
      if (ofList) return [{ name, isList: true, check: ofList }];
      const inner = this.resolve(property);
      return inner.properties ? [{ name, isList: false, check: this.check(inner) }] : [];
    });
    return isSound;
  }
}
