import { Kind } from 'graphql';
import type { Arguments } from '../platform/upstream/address.ts';
import type { Composed } from './compose.ts';
import { typeNameOf } from './graph-draft.ts';

/**
 * Reads that travel by POST take what stands in their body as arguments of their own, as other reads do. @throws Error when two
 * arguments of a read share a name
 */
export function spreadBodies({ draft, operations }: Composed): void {
  for (const { name, arguments: given = [] } of draft.objectType('Query').fields ?? []) {
    const field = name.value;
    const asked = draft.fields.get(`Query.${field}`);
    const body = operations.get(asked?.operation ?? '')?.body;
    const argument = given.find((each) => each.name.value === body);
    if (!asked || body === undefined || !argument) continue;
    const input = typeNameOf(argument.type);
    const type = draft.types.get(input);
    if (type?.kind !== Kind.INPUT_OBJECT_TYPE_DEFINITION) throw new Error(`${field} has a body without fields`);
    const outside = given.filter((each) => each !== argument);
    const inside = type.fields ?? [];
    const names = [...outside, ...inside].map((each) => each.name.value);
    if (new Set(names).size < names.length) throw new Error(`${field} has two arguments of one name`);
    draft.types.delete(input);
    draft.changeField('Query', field, (it) => ({ ...it, arguments: [...outside, ...inside] }));
    draft.fields.set(`Query.${field}`, {
      ...asked,
      toArguments: toBody(
        body,
        outside.map((each) => each.name.value),
      ),
    });
  }
}

/** @param outside arguments of path and query */
const toBody =
  (body: string, outside: string[]) =>
  (given: Arguments): Arguments => {
    const entries = Object.entries(given);
    const inBody = entries.filter(([name]) => !outside.includes(name));
    return {
      ...Object.fromEntries(entries.filter(([name]) => outside.includes(name))),
      [body]: Object.fromEntries(inBody),
    };
  };
