import { useRef, useState } from 'react';
import type { useAddedLines } from './lines.ts';
import type { Seller } from './SellerPicker.tsx';

/** Sellers by id, with those that were chosen since. */
export function useSellerNames(known: readonly Seller[]) {
  const [names, setNames] = useState<ReadonlyMap<string, string>>(
    () => new Map(known.map(({ id, name }) => [id, name])),
  );
  const all = useRef(names);
  const put = (more: Iterable<readonly [string, string]>) => {
    all.current = new Map([...all.current, ...more]);
    setNames(all.current);
  };
  return {
    nameOf: (id: string) => names.get(id) ?? id,
    add: ({ id, name }: Seller) => put([[id, name]]),
    kept: { read: () => [...all.current], put },
  };
}
export type SellerNames = ReturnType<typeof useSellerNames>;

type Added = ReturnType<typeof useAddedLines>;

/** What the fields of a request go on from after a reload: lines that were added, and the names of sellers that were chosen. */
export const keptOf = (added: Pick<Added, 'kept'>, names: Pick<SellerNames, 'kept'>) => ({
  read: () => ({ added: added.kept.read(), names: names.kept.read() }),
  put(kept: unknown) {
    const known = kept as { added: unknown; names: [string, string][] };
    if (!known.added) return;
    added.kept.put(known.added);
    names.kept.put(known.names);
  },
});
