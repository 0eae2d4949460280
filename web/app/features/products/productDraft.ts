import { refusalText } from '../../platform/forms/refusal.ts';
import { GraphError } from '../../platform/graph/GraphError.ts';
import type { ProductForm_ProductFragment as Product } from './ProductForm.generated.ts';
import { type SheetProperty, statedOf, type TypedSheet, typedSheetOf } from './sheetInput.ts';

/** A base product while it is typed. */
export type ProductDraft = {
  name: string;
  scientificName: string;
  brandName: string;
  mpn: string;
  gtin: string;
  description: string;
  /** One a line. */
  standards: string;
  categoryId: string;
  /** Of the category, once its sheet has come. */
  properties: readonly SheetProperty[] | undefined;
  sheet: TypedSheet;
};
/** What is wrong, by field and by property. */
export type ProductProblems = {
  fields: Readonly<Record<string, string>>;
  properties: Readonly<Record<string, string>>;
};

export const noProblems: ProductProblems = { fields: {}, properties: {} };

export const emptyDraft: ProductDraft = {
  name: '',
  scientificName: '',
  brandName: '',
  mpn: '',
  gtin: '',
  description: '',
  standards: '',
  categoryId: '',
  properties: undefined,
  sheet: {},
};

/** What is stored, to be changed. */
export const draftOf = (product: Product): ProductDraft => ({
  name: product.name,
  scientificName: product.scientificName ?? '',
  brandName: product.brandName ?? '',
  mpn: product.mpn ?? '',
  gtin: product.gtin ?? '',
  description: product.description,
  standards: product.standards.join('\n'),
  categoryId: product.categoryId,
  properties: undefined,
  sheet: typedSheetOf(product.properties),
});

/** Whether all of it is at hand: what is stated is sent by the sheet of its category. */
export const isWhole = ({ categoryId, properties }: ProductDraft): boolean =>
  categoryId === '' || properties !== undefined;

/** What is sent of it. */
export function contentInput(draft: ProductDraft) {
  const { name, scientificName, brandName, mpn, gtin, description, categoryId, properties = [], sheet } = draft;
  const said = (text: string) => (text.trim() === '' ? undefined : text.trim());
  const standards = draft.standards.split('\n').flatMap((line) => said(line) ?? []);
  return {
    categoryId,
    name: name.trim(),
    properties: statedOf(properties, sheet),
    scientificName: said(scientificName) ?? null,
    brandName: said(brandName) ?? null,
    mpn: said(mpn) ?? null,
    gtin: said(gtin) ?? null,
    description: said(description) ?? null,
    standards,
  };
}

/** The refused fields with what a person reads beside each; `properties[2].value` is of the third one that was sent. */
export function problemsOf(error: unknown, draft: Pick<ProductDraft, 'properties' | 'sheet'>): ProductProblems {
  if (!(error instanceof GraphError)) return noProblems;
  const all = draft.properties ?? [];
  const sent = statedOf(all, draft.sheet);
  const fields: Record<string, string> = {};
  const properties: Record<string, string> = {};
  for (const problem of error.data.fields ?? []) {
    const { field, params = [] } = problem;
    const text = refusalText(problem);
    const path = field.replace(/^input\./, '').replace(/^content\./, '');
    const [, index] = /^properties\[(\d+)\]/.exec(path) ?? [];
    const ofName = all.find(({ name }) => name === params[0]);
    const propertyId = index === undefined ? undefined : sent[Number(index)]?.propertyId;
    if (propertyId !== undefined) properties[propertyId] ??= text;
    else if (path === 'properties' && ofName) properties[ofName.id] ??= text;
    else fields[path.replace(/\[\d+\]$/, '')] ??= text;
  }
  return { fields, properties };
}
