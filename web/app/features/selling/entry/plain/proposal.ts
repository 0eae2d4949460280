import {
  emptyDraft,
  type Leaf,
  type SheetOfCategoryQuery,
  type SheetProperty,
  type TypedSheet,
} from '../../../products/index.ts';
import type { Found } from '../findProducts.ts';
import type { Supplier } from '../SupplierField.tsx';

const { properties: _, sheet: __, ...emptyTexts } = emptyDraft;
/** `sheetOf` is the category whose sheet stands in the form; `proposedId` a proposal that was made, though no draft stands on it yet. */
export const emptyProposal = { ...emptyTexts, categoryKey: '', supplierId: '', sheetOf: '', proposedId: '' };
export type TypedProposal = typeof emptyProposal;

export interface ShownProposal {
  typed: TypedProposal;
  problems: Readonly<Record<string, string>>;
  failure?: string;
  /** Categories to choose from. */
  leaves: readonly Leaf[];
  suppliers?: readonly Supplier[];
  /** What is measured in the chosen one, once that is asked for. */
  measured?: {
    properties: readonly SheetProperty[];
    quantities: SheetOfCategoryQuery['measurementQuantities'];
    sheet: TypedSheet;
    problems: Readonly<Record<string, string>>;
  };
}

/** A proposal of what was looked for and not found, with the categories of like products. */
export function begunProposal(
  { key, supplierId = '' }: { key: string; supplierId?: string },
  { begun: { categoryId, leaves } }: Found,
  suppliers?: readonly Supplier[],
): ShownProposal {
  return {
    typed: { ...emptyProposal, name: key, categoryId, supplierId },
    problems: {},
    leaves,
    ...(suppliers && { suppliers }),
  };
}
