import * as v from 'valibot';
import { byLabels } from '../../../../platform/forms/conflict.ts';
import { emptyAsNull } from '../../../../platform/forms/emptyFields.ts';
import { digitText, requiredText } from '../../../../platform/forms/rules.ts';
import type { PageType } from '../../../../platform/graph/types.generated.ts';
import { toPersianDigits } from '../../../../platform/text/digits.ts';
import { staffForm } from '../../../staff/index.ts';
import { typeMessages as words } from './messages.ts';
import type { StaffContentTypesQuery } from './queue.generated.ts';
import {
  CreateContentTypeDocument,
  type TypeTable_TypeFragment,
  UpdateContentTypeDocument,
} from './TypeTable.generated.ts';

const MAX_LEVEL = 3;

/** Writes a content type; which pages it holds is said once. */
export const typeForm = staffForm({
  name: 'content-type',
  schema: v.object({
    title: requiredText(2, 60),
    pageType: v.string(),
    parentId: v.string(),
    order: digitText(3),
    isActive: v.string(),
  }),
  outdates: ['staff.contentTypes'],
  save({ title, pageType, parentId, order, isActive }, { id, version }, { write }) {
    const input = { title, order: Number(order), ...emptyAsNull({ parentId }) };
    if (id === undefined)
      return write(CreateContentTypeDocument, { input: { ...input, pageType: pageType as PageType } });
    const change = { ...input, contentTypeId: id, isActive: isActive === 'yes', version };
    return write(UpdateContentTypeDocument, { input: change });
  },
});

/** The types of all levels, each below the one it belongs to. */
export const allTypes = (roots: NonNullable<StaffContentTypesQuery['staff']>['contentTypes'] | undefined) =>
  (roots ?? []).flatMap((type) => [type, ...type.children.flatMap((child) => [child, ...child.children])]);

/** How its choices read. */
export const displayType = (types: readonly TypeTable_TypeFragment[]) =>
  byLabels({
    parentId: { '': words.root, ...Object.fromEntries(types.map(({ id, title }) => [id, title])) },
    isActive: { yes: words.active, no: words.inactive },
  });

export const typedType = (type: TypeTable_TypeFragment | undefined) => ({
  title: type?.title ?? '',
  pageType: type?.pageType ?? 'ARTICLE',
  parentId: type?.parentId ?? '',
  order: toPersianDigits(String(type?.order ?? 1)),
  isActive: type && !type.isActive ? 'no' : 'yes',
});

/** Below which a type may stand. */
export const parentsOf = (types: readonly TypeTable_TypeFragment[], type: TypeTable_TypeFragment | undefined) =>
  types.filter(({ id, level }) => level < MAX_LEVEL && id !== type?.id);
