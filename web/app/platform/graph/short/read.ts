import { absent, kinds, type Short } from './kinds.ts';
import { readWith } from './shortDocument.ts';

const names = ['name', 'alias'];

/** The definitions of a document that `shorten` made short. */
export const read = (definitions: readonly Short[]) => definitions.map(nodeOf);

function nodeOf(short: Short): object {
  if (typeof short === 'string') return { kind: 'Field', name: nameOf(short) };
  const [index, ...values] = short as [number, ...Short[]];
  const [kind, ...keys] = kinds[index]!;
  const parts = values.flatMap((value, at) => (value === absent ? [] : [[keys[at]!, partOf(keys[at]!, value)]]));
  return { kind, ...(Object.fromEntries(parts) as object) };
}

function partOf(key: string, value: Short): unknown {
  if (!Array.isArray(value)) return names.includes(key) ? nameOf(String(value)) : value;
  if (key === 'selectionSet') return { kind: 'SelectionSet', selections: value.map(nodeOf) };
  // Keys of lists are plurals.
  return key.endsWith('s') ? value.map(nodeOf) : nodeOf(value);
}

const nameOf = (value: string) => ({ kind: 'Name', value });

/** Lets documents be read that came in short. */
export const readShortDocuments = () => readWith(read);
