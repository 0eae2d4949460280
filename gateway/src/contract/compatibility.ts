import { answerOf, nameOf, resolve, type Contract, type Operation, type Schema } from './contract.ts';

/**
 * Compares an api's contract with the one the graph was composed from. More is welcome: further operations, optional
 * parameters and fields. @returns what lacks, in words: `GET /api/v1/categories`, `Category.slug`; empty when it fits
 */
export function findLacks(needed: Contract, offered: unknown): string[] {
  const { paths, components } = (offered ?? {}) as Partial<Contract>;
  const check = new Check(needed.components.schemas, components?.schemas ?? {});
  for (const [path, operations] of Object.entries(needed.paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const name = `${method.toUpperCase()} ${path}`;
      const found = paths?.[path]?.[method];
      if (found) check.operation(name, operation, found);
      else check.lacks.add(name);
    }
  }
  return [...check.lacks];
}

class Check {
  readonly lacks = new Set<string>();
  readonly #compared = new Set<string>();

  constructor(
    readonly needed: Record<string, Schema>,
    readonly offered: Record<string, Schema>,
  ) {}

  operation(name: string, needed: Operation, offered: Operation) {
    const offers = offered.parameters ?? [];
    for (const each of needed.parameters ?? []) {
      if (!offers.some((other) => other.name === each.name && other.in === each.in))
        this.lacks.add(`${name} ?${each.name}`);
    }
    const known = new Set(needed.parameters?.map((each) => each.name));
    for (const { name: parameter, required } of offers) {
      if (required && !known.has(parameter)) this.lacks.add(`${name} without the new required ?${parameter}`);
    }
    this.schema(name, answerOf(needed), answerOf(offered));
  }

  schema(name: string, needed: Schema | undefined, offered: Schema | undefined) {
    if (!needed) return;
    const typeName = nameOf(needed);
    if (typeName && this.#compared.has(typeName)) return;
    if (typeName) this.#compared.add(typeName);
    const label = typeName ?? name;
    const mine = resolve(needed, this.needed);
    const theirs = offered && resolve(offered, this.offered);
    if (!mine || !theirs || mine.type !== theirs.type) this.lacks.add(label);
    else this.#members(label, mine, theirs);
  }

  #members(label: string, mine: Schema, theirs: Schema) {
    this.schema(label, mine.items, theirs.items);
    for (const [property, schema] of Object.entries(mine.properties ?? {})) {
      const found = theirs.properties?.[property];
      const isWeaker = mine.required?.includes(property) && !theirs.required?.includes(property);
      if (!found) this.lacks.add(`${label}.${property}`);
      else if (isWeaker) this.lacks.add(`${label}.${property} always there`);
      else this.schema(`${label}.${property}`, schema, found);
    }
  }
}
