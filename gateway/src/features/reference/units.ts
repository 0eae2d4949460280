import type { UnitOfMeasurement as Unit } from '../../contract/answers.generated.ts';
import type { KeptRead } from '../../platform/changes/kept-reads.ts';
import type { GraphContext } from '../../platform/graph/graph-context.ts';
import { graphError } from '../../platform/graph/graph-error.ts';
import { refusals } from '../../platform/graph/messages.ts';
import { LRUCache } from 'lru-cache';
import { convert } from './arithmetic.ts';

/** A market repeats its sizes. */
const HELD_CONVERSIONS = 20_000;

/** The units of the api, and what was converted with them, which leaves with them. */
export class Units {
  readonly #byId: Map<string, Unit>;
  readonly #converted = new LRUCache<string, string>({ max: HELD_CONVERSIONS });

  constructor(units: readonly Unit[]) {
    this.#byId = new Map(units.map((unit) => [unit.id, unit]));
  }

  /** The unit of something that the api states. @throws GraphQLError 502 when it is gone */
  get(id: string): Unit {
    const unit = this.#byId.get(id);
    if (!unit) throw graphError(refusals.upstreamInvalid);
    return unit;
  }

  /** The unit that somebody asks for. @throws GraphQLError UNIT_NOT_COMPARABLE when `from` cannot be converted to it */
  comparable(from: Unit, id: string): Unit {
    const unit = this.#byId.get(id);
    const isComparable = unit?.quantityId === from.quantityId && (from.converts || id === from.id);
    if (!isComparable) throw graphError(refusals.unitNotComparable);
    return unit;
  }

  convert(value: string, from: Unit, to: Unit): string {
    const key = `${value} ${from.id} ${to.id}`;
    const before = this.#converted.get(key);
    if (before !== undefined) return before;
    const converted = convert(value, from, to);
    this.#converted.set(key, converted);
    return converted;
  }
}

/** The read behind the units; its name is also what its cost goes by. */
export const UNITS = 'unitsOfMeasurement';
const units: KeptRead<Units> = { operation: UNITS, tag: 'units', toValue: (rows) => new Units(rows as Unit[]) };

/** Does something with the units of the api: at once where they are kept. */
export function withUnits<T>(graph: GraphContext, use: (units: Units) => T): T | Promise<T> {
  const kept = graph.kept(units);
  return kept instanceof Promise ? kept.then(use) : use(kept);
}
