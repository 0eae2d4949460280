import { UNKNOWN } from '../../contract/error-codes.ts';
import { answerOf, resolve, type Contract, type Schema } from '../../contract/contract.ts';

type Row = Record<string, unknown>;
/** Where values are gathered that this graph does not know yet, as `stockState=SOON`. */
type Unknown = Set<string>;
/** The values of a field that the graph knows, and what stands for another one. */
type Known = { name: string; values: Set<unknown>; other: string | null };
type IsSound = (row: unknown, unknown: Unknown) => boolean;
/** What was mended in an answer: the number of rows taken out, and values that a newer api knows. */
export type Mended = { broken: number; unknown: readonly string[] };

/**
 * Compiles what takes broken rows (null where the contract promises a value) out of the lists of an answer, so that one
 * poisoned row fails by itself and not the list around it. Values of enumerations that this graph does not know become
 * null, or leave their list, and codes UNKNOWN; a row that cannot be without one is broken. What an answer that is one object lacks is left to
 * the graph.
 * @returns for an operationId a function that changes its answer in place and tells what it did
 */
export function compileSoundness(contract: Contract): (operationId: string) => (answer: unknown) => Mended {
  const rows = new RowChecks(contract.components.schemas);
  const operations = Object.values(contract.paths).flatMap((path) => Object.values(path));
  const answers = new Map(operations.map((operation) => [operation.operationId, answerOf(operation)]));
  return (operationId) => {
    const mend = compileLists(answers.get(operationId), rows);
    return (answer) => {
      const unknown: Unknown = new Set();
      const broken = mend(answer, unknown);
      return broken === 0 && unknown.size === 0 ? WHOLE : { broken, unknown: [...unknown] };
    };
  };
}

const WHOLE: Mended = { broken: 0, unknown: [] };

function compileLists(answer: Schema | undefined, rows: RowChecks): (answer: unknown, unknown: Unknown) => number {
  const schema = answer && rows.resolve(answer);
  const ofList = schema && rows.checkOfList(schema);
  if (ofList) return (given, unknown) => (Array.isArray(given) ? removeBroken(given, unknown, ofList) : 0);
  const ofObject = schema && rows.valuesOf(schema);
  const lists = Object.entries(schema?.properties ?? {}).flatMap(([name, property]) => {
    const isSound = rows.checkOfList(property);
    return isSound ? [{ name, isSound }] : [];
  });
  return (given, unknown) => {
    if (typeof given !== 'object' || given === null) return 0;
    ofObject?.(given as Row, unknown);
    return lists.reduce((sum, { name, isSound }) => {
      const found = (given as Row)[name];
      const cursors = name === 'items' ? (given as Row).cursors : undefined;
      return sum + (Array.isArray(found) ? removeBroken(found, unknown, isSound, cursors) : 0);
    }, 0);
  };
}

/** @param cursors places of the rows in their list, which go with them */
function removeBroken(rows: unknown[], unknown: Unknown, isSound: IsSound, cursors?: unknown): number {
  if (rows.every((row) => isSound(row, unknown))) return 0;
  const kept = rows.map((row) => isSound(row, unknown));
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
    const isSound: IsSound = (row, unknown) => {
      if (typeof row !== 'object' || row === null) return false;
      takeUnknown(row as Row, unknown);
      for (const name of required) if ((row as Row)[name] == null) return false;
      for (const { name, check, isList } of inside) {
        const value = (row as Row)[name];
        if (value == null) continue;
        if (isList ? !Array.isArray(value) || !value.every((each) => check(each, unknown)) : !check(value, unknown))
          return false;
      }
      return true;
    };
    this.#checks.set(schema, isSound);
    const takeUnknown = this.valuesOf(schema);
    const required = schema.required ?? [];
    const inside = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
      const ofList = this.checkOfList(property);
      if (ofList) return [{ name, isList: true, check: ofList }];
      const inner = this.resolve(property);
      return inner.properties ? [{ name, isList: false, check: this.check(inner) }] : [];
    });
    return isSound;
  }

  /** Takes values out of an object's own enumerations that this graph does not know. */
  valuesOf(schema: Schema): (row: Row, unknown: Unknown) => void {
    const known = Object.entries(schema.properties ?? {}).flatMap(([name, property]): Known[] => {
      const inner = this.resolve(property);
      const values = inner.enum ?? (inner.items && this.resolve(inner.items).enum);
      if (values) return [{ name, values: new Set(values), other: null }];
      const codes = inner['x-extensible-enum'] as unknown[] | undefined;
      return codes ? [{ name, values: new Set(codes), other: UNKNOWN }] : [];
    });
    return (row, unknown) => {
      for (const { name, values, other } of known) {
        const value = row[name];
        if (value == null || values.has(value)) continue;
        if (!Array.isArray(value)) row[name] = other;
        else if (value.every((each) => values.has(each))) continue;
        else row[name] = value.filter((each) => values.has(each));
        for (const each of [value].flat()) if (!values.has(each)) unknown.add(`${name}=${String(each).slice(0, 40)}`);
      }
    };
  }
}
