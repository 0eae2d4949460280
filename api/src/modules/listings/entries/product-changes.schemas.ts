import { Type, type Static } from 'typebox';
import { gapOf, missingOf } from '../../../platform/missing.schemas.ts';
import { Id, idOf, Instant, named, object, page, pagingQuery, rowIds, Version } from '../../../platform/schema.ts';
import { PriceTier } from '../../suppliers/index.ts';
import { ChangeAction, ChangeKind, ChangeStatus, EntryField, EntryGap, EntryReason } from './entries.enums.ts';
import { OwnImage } from './entry-files.schemas.ts';

export const Difference = named(
  'EntryDifference',
  'A field that becomes another one: what was, and what is asked or is so since.',
  object({
    field: EntryField,
    name: Type.Optional(Type.String({ description: 'Of a property its name, in Persian.', examples: ['فشار کاری'] })),
    was: Type.Optional(Type.String({ description: 'What was, in Persian; absent where there was nothing.' })),
    asked: Type.Optional(Type.String({ description: 'What is asked, or is so since; absent where it is to go.' })),
    wasTiers: Type.Optional(
      Type.Array(PriceTier, {
        description: 'Price tiers before the change; null where the price is not what differs.',
      }),
    ),
    askedTiers: Type.Optional(
      Type.Array(PriceTier, { description: 'Price tiers after the change; null where the price is not what differs.' }),
    ),
  }),
);
export type Difference = Static<typeof Difference>;

const ProductChangeMissing = missingOf('ProductChangeMissing', ChangeAction, gapOf(EntryGap));

export const ProductChange = named(
  'ProductChange',
  'A change of a published entry that staff decide; the entry is shown as it was until then.',
  object({
    id: Id('Opaque id, the same in REST, in the graph and in addresses of the site.'),
    version: Version,
    supplierProductId: Id('Id of the seller’s entry that the change is about.'),
    kind: ChangeKind,
    status: ChangeStatus,
    differences: Type.Array(Difference, { description: 'Every field that becomes another one.' }),
    images: Type.Array(OwnImage, { description: 'Pictures that are new.' }),
    askedAt: Instant('When the change was handed in to staff.'),
    decidedAt: Type.Optional(Instant('When it was decided, taken back or superseded.')),
    reasonCode: Type.Optional(EntryReason),
    reason: Type.Optional(Type.String({ description: 'What staff said of it.' })),
    missing: Type.Array(ProductChangeMissing, {
      description: 'What is needed before one of the allowed actions succeeds.',
    }),
    allowedActions: Type.Array(ChangeAction, { description: 'What the viewer can do with it now.' }),
  }),
);
export type ProductChange = Static<typeof ProductChange>;

export const ProductChangePage = page('ProductChangePage', 'Changes of an entry, the newest first.', ProductChange);
export type ProductChangePage = Static<typeof ProductChangePage>;
export const ChangesQuery = object({ ...rowIds, ...pagingQuery });
export type ChangesQuery = Static<typeof ChangesQuery>;
export const ChangeParams = object({
  id: idOf('supplierProductId', 'Id of the seller’s entry that the change is about.'),
  changeId: Id('Id of the change that waits for staff (`ProductChange.id`).'),
});
export const ChangeRemovalQuery = object({ version: Version });
