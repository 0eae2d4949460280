// What other features may use of base products.
export { type Leaf, leavesIn } from './leaves.ts';
export { productFormMessages } from './messages.ts';
export {
  contentInput,
  emptyDraft,
  isWhole,
  noProblems,
  problemsOf,
  type ProductDraft,
  type ProductProblems,
} from './productDraft.ts';
export { ProductDialog } from './ProductDialog.tsx';
export { ProductForm } from './ProductForm.tsx';
export {
  LeavesForProductDocument,
  type ProductForm_ProductFragment,
  SheetOfCategoryDocument,
  type SheetOfCategoryQuery,
} from './ProductForm.generated.ts';
export { SheetFields } from './SheetFields.tsx';
export {
  isStated,
  partOf,
  type SheetProperty,
  statedOf,
  type TypedSheet,
  typedSheetOf,
  type TypedValue,
  YES,
} from './sheetInput.ts';
