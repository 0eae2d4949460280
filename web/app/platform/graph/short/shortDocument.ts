import type { Short } from './kinds.ts';

let reader: ((definitions: readonly Short[]) => unknown[]) | undefined;

/** Called by what reads documents, which comes with Apollo: a page that asks nothing needs names and hashes alone. */
export const readWith = (read: NonNullable<typeof reader>) => void (reader = read);

/** A document of the browser's build, a third of what codegen makes of it; its definitions are read when they are first asked for. */
export function shortDocument(name: string, hash: string, short: readonly Short[]) {
  let definitions: unknown[] | undefined;
  return {
    kind: 'Document',
    __meta__: { name, hash },
    get definitions() {
      if (!reader) throw new Error(`${name} is read before there is anything to read it with`);
      return (definitions ??= reader(short));
    },
  };
}
