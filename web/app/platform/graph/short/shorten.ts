import { absent, FIELD, kinds, type Short } from './kinds.ts';

type Node = { kind: string } & Record<string, unknown>;

/** A node of a document as `read.ts` reads it. Throws on what documents have not had so far. */
export function shorten(node: unknown): Short {
  if (Array.isArray(node)) return node.map(shorten);
  if (typeof node === 'string' || typeof node === 'boolean') return node;
  const { kind, ...parts } = node as Node;
  if (kind === 'Name') return shorten(parts.value);
  if (kind === 'SelectionSet') return shorten(parts.selections);
  const index = kinds.findIndex(([known]) => known === kind);
  const [, ...keys] = kinds[index] ?? [];
  const strange = Object.keys(parts).find((key) => !keys.includes(key));
  if (index < 0 || strange) throw new Error(`Documents have had no ${kind} ${strange ?? ''} so far`);
  const values = keys.map((key) => (isEmpty(parts[key]) ? absent : shorten(parts[key])));
  while (values.at(-1) === absent) values.pop();
  return index === FIELD && values.length === 1 ? values[0]! : [index, ...values];
}

const isEmpty = (part: unknown) => part === undefined || (Array.isArray(part) && part.length === 0);
