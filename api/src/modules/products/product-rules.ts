import type { FieldError } from '../../platform/field-error.ts';
import type { LateRule } from '../../platform/late-rules.ts';
import { slugOf } from '../../platform/slug.ts';
import { foldDigits } from '../../platform/text.ts';
import { type CategoryNode, readStatedProperties } from '../catalog/index.ts';
import { hasContact } from '../../platform/text/contact.ts';
import type { UnitTable } from '../reference/index.ts';
import type { Written } from './products.repository.ts';
import type { BaseProductContent } from './products.schemas.ts';

/** What is known before a body is judged: categories by id, and units. */
export type Ground = { node: (id: string) => CategoryNode | undefined; units: UnitTable };

const GTIN_LENGTHS = [8, 12, 13, 14];

/** Whether the last digit checks the others: from it on, every second one counts three times. */
function isGtin(typed: string): boolean {
  const digits = foldDigits(typed).replace(/[\s-]/g, '');
  if (!/^\d+$/.test(digits) || !GTIN_LENGTHS.includes(digits.length)) return false;
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 1 ? 3 : 1), 0);
  return sum % 10 === 0;
}

/** What holds of a product beside its format. @param at where it stands in the body: '' or `content.` */
export function contentRules({ node, units }: Ground, at = ''): LateRule<BaseProductContent>[] {
  const free = (field: 'name' | 'description' | 'brandName' | 'scientificName'): LateRule<BaseProductContent> => ({
    reads: [field],
    judge: (content): FieldError | undefined =>
      hasContact(content[field] ?? '') ? { field: `${at}${field}`, code: 'HAS_CONTACT' } : undefined,
  });
  return [
    ...(['name', 'description', 'brandName', 'scientificName'] as const).map(free),
    {
      reads: ['gtin'],
      judge: ({ gtin }) =>
        gtin === undefined || isGtin(gtin) ? undefined : { field: `${at}gtin`, code: 'GTIN_INVALID' },
    },
    { reads: ['categoryId'], judge: ({ categoryId }) => problemOfCategory(node(categoryId), `${at}categoryId`) },
    {
      reads: ['categoryId', 'properties'],
      judge({ categoryId, properties }) {
        const found = node(categoryId);
        return found?.category.isLeaf
          ? readStatedProperties(properties, found.properties, units, `${at}properties`).errors
          : [];
      },
    },
  ];
}

function problemOfCategory(node: CategoryNode | undefined, field: string): FieldError | undefined {
  if (!node?.path.every(({ category }) => category.isActive)) return { field, code: 'UNKNOWN_VALUE' };
  return node.category.isLeaf ? undefined : { field, code: 'NOT_A_LEAF' };
}

/** A product as it is stored. Its rules have been kept. */
export function writtenOf(content: BaseProductContent, { node, units }: Ground): Written {
  const { categoryId, name, scientificName, brandName, mpn, gtin, description, standards, properties } = content;
  return {
    categoryId,
    name,
    slug: slugOf(name),
    scientificName: scientificName ?? null,
    brandName: brandName ?? null,
    mpn: mpn ?? null,
    gtin: gtin === undefined ? null : foldDigits(gtin).replace(/[\s-]/g, ''),
    description: description ?? '',
    standards: standards ?? [],
    properties: readStatedProperties(properties, node(categoryId)!.properties, units).values,
  };
}

/** Whether two say the same. */
export const isSameContent = (one: Written, other: Written): boolean => textOf(one) === textOf(other);
const textOf = (written: Written) =>
  JSON.stringify([
    written.categoryId,
    written.name,
    written.scientificName,
    written.brandName,
    written.mpn,
    written.gtin,
    written.description,
    written.standards,
    written.properties.map((value) => Object.entries(value).sort()),
  ]);
