import { useEffect } from 'react';
import { ask } from '../../../platform/graph/ask.ts';
import { useGraphIfLoaded } from '../../../platform/graph/useGraph.ts';
import { SheetOfCategoryDocument, type SheetOfCategoryQuery, type SheetProperty } from '../../products/index.ts';
import {
  type EntryEditor_EntryFragment as Entry,
  EntryProductDocument,
  type EntryProductQuery,
} from './EntryEditor.generated.ts';

export type Product = NonNullable<NonNullable<EntryProductQuery['viewer']>['baseProduct']>;
type Units = ReadonlyMap<string, readonly { id: string; displayText: string; symbol: string }[]>;

/** What the product of an entry states, and what its category measures beside that. */
export interface EntrySheet {
  product: Product;
  /** Of these the entry may state something. */
  open: readonly SheetProperty[];
  units: Units;
}

/** @returns the sheet of what was asked; null where the product is not there */
export function sheetOf({ viewer }: EntryProductQuery, sheet: SheetOfCategoryQuery): EntrySheet | null {
  const product = viewer?.baseProduct;
  if (!product) return null;
  const known = new Set(product.properties.map(({ propertyId }) => propertyId));
  return {
    product,
    open: (sheet.category?.properties ?? []).filter(({ id }) => !known.has(id)),
    units: new Map(sheet.measurementQuantities?.map(({ id, units }) => [id, units])),
  };
}

/** The sheet of an entry, asked where no loader has; undefined until it is there. */
export function useEntrySheet({ baseProductId, categoryId }: Entry): EntrySheet | null | undefined {
  const told = useGraphIfLoaded(EntryProductDocument, { id: baseProductId });
  const sheet = useGraphIfLoaded(SheetOfCategoryDocument, { categoryId });
  useEffect(() => {
    void ask(EntryProductDocument, { id: baseProductId }).catch(() => undefined);
    void ask(SheetOfCategoryDocument, { categoryId }).catch(() => undefined);
  }, [baseProductId, categoryId]);
  return told && sheet && sheetOf(told, sheet);
}
