import { Type, type Static } from 'typebox';
import { Id, IdList, Instant, named, object, page, pagingQuery } from '../../platform/schema.ts';
import { ThingType } from '../catalog/index.ts';

export const Visit = named(
  'Visit',
  'Something that was looked at.',
  object({ objectType: ThingType, objectId: Id('Id of the thing that was looked at.') }),
);
export type Visit = Static<typeof Visit>;

export const VisitCount = named(
  'VisitCount',
  'How often something was looked at: once for each visitor in half an hour, programs left out.',
  object({
    objectType: ThingType,
    objectId: Id('Id of the thing that was looked at.'),
    visitCount: Type.Integer({
      description: 'Number of visits so far, by people and not by programs.',
      examples: [128],
    }),
  }),
);
export type VisitCount = Static<typeof VisitCount>;

export const VisitCountsQuery = object({
  objectType: ThingType,
  objectIds: IdList('The things whose visits are wanted.'),
});
export type VisitCountsQuery = Static<typeof VisitCountsQuery>;

export const LastVisit = named(
  'LastVisit',
  'Something one looked at.',
  object({
    objectType: ThingType,
    objectId: Id('Id of the thing that was looked at.'),
    visitedAt: Instant('When one looked at it last.'),
  }),
);
export type LastVisit = Static<typeof LastVisit>;

export const LastVisitPage = page('LastVisitPage', 'A page of what one looked at.', LastVisit);

const type = Type.Optional(ThingType);
export const LastVisitsQuery = object({ type, ...pagingQuery });
export type LastVisitsQuery = Static<typeof LastVisitsQuery>;
export const ClearLastVisitsQuery = object({ type });
