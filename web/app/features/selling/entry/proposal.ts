import { GraphError } from '../../../platform/graph/GraphError.ts';
import { forPeople } from '../../../platform/errors/forPeople.ts';
import { type SheetProperty, statedOf, type TypedSheet } from './sheetInput.ts';

/** A proposal while it is typed. */
export type Draft = {
  name: string;
  brandName: string;
  mpn: string;
  gtin: string;
  description: string;
  categoryId: string;
  /** Of the category, once its sheet has come. */
  properties: readonly SheetProperty[];
  sheet: TypedSheet;
};
/** What is wrong, by field and by property. */
export type Problems = { fields: Readonly<Record<string, string>>; properties: Readonly<Record<string, string>> };

export const noProblems: Problems = { fields: {}, properties: {} };

/** What is sent of a proposal. */
export function proposalInput(draft: Draft, customerId: string) {
  const { name, brandName, mpn, gtin, description, categoryId, properties, sheet } = draft;
  const said = (text: string) => (text.trim() === '' ? undefined : text.trim());
  return {
    customerId,
    categoryId,
    name: name.trim(),
    properties: statedOf(properties, sheet),
    ...(said(brandName) && { brandName }),
    ...(said(mpn) && { mpn }),
    ...(said(gtin) && { gtin }),
    ...(said(description) && { description }),
  };
}

/** The refused fields of a proposal with what a person reads beside each; `properties[2].value` is of the third one that was sent. */
export function problemsOf(error: unknown, draft: Draft): Problems {
  if (!(error instanceof GraphError)) return noProblems;
  const sent = statedOf(draft.properties, draft.sheet);
  const fields: Record<string, string> = {};
  const properties: Record<string, string> = {};
  for (const { field, message, params } of error.data.fields ?? []) {
    const text = forPeople(message) ?? error.statusText;
    const [, index] = /^(?:input\.)?properties\[(\d+)\]/.exec(field) ?? [];
    const ofName = draft.properties.find(({ name }) => name === Object.values(params ?? {})[0]);
    const propertyId = index === undefined ? undefined : sent[Number(index)]?.propertyId;
    if (propertyId !== undefined) properties[propertyId] ??= text;
    else if (/properties$/.test(field) && ofName) properties[ofName.id] ??= text;
    else fields[field.replace(/^input\./, '')] ??= text;
  }
  return { fields, properties };
}
