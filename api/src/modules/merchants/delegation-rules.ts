import type { Actor } from '../../platform/actor.ts';
import type { FieldError } from '../../platform/field-error.ts';
import type { LateRule } from '../../platform/late-rules.ts';
import type { DelegationTermsGiven } from './own-delegations.schemas.ts';
import type { DelegationFiles } from './own-delegations.shown.ts';

/** domain rule: so many years at most */
const MOST_YEARS = 3;
const PDF = 'application/pdf';

type Ground = {
  isCategory: (id: string) => boolean;
  isState: (id: string) => boolean;
  isCity: (id: string) => boolean;
  /** Which of some entries are the supplier's, and may be named. */
  entriesOf: (ids: string[]) => Promise<Set<string>>;
};

const unknown = (
  field: string,
  ids: readonly string[],
  isKnown: (id: string) => boolean,
  code: 'UNKNOWN_PLACE' | 'UNKNOWN_VALUE',
) => ids.flatMap((id, index): FieldError[] => (isKnown(id) ? [] : [{ field: `${field}[${index}]`, code }]));

const latest = (from: string) => {
  const end = new Date(from);
  end.setUTCFullYear(end.getUTCFullYear() + MOST_YEARS);
  return end;
};

/** What another of the terms leaves no room for is not dropped in silence. */
const contradiction = (field: string, ids: readonly string[]): FieldError[] =>
  ids.length > 0 ? [{ field, code: 'QUERY_CONFLICT' }] : [];

/** What holds of the terms of a delegation beside their format. */
export const termRules = ({ isCategory, isState, isCity, entriesOf }: Ground): LateRule<DelegationTermsGiven>[] => [
  {
    reads: ['validFrom', 'validTo'],
    judge: ({ validFrom, validTo }) => {
      if (Date.parse(validTo) <= Date.parse(validFrom)) return { field: 'validTo', code: 'ENDS_BEFORE_START' };
      return new Date(validTo) > latest(validFrom)
        ? { field: 'validTo', code: 'DELEGATION_TOO_LONG', params: [String(MOST_YEARS)] }
        : undefined;
    },
  },
  {
    reads: ['kind', 'permissions'],
    judge: ({ kind, permissions }) =>
      kind === 'SERVICE_ONLY' && permissions.some((each) => each !== 'AFTER_SALES')
        ? { field: 'permissions', code: 'DELEGATION_SERVICE_ONLY' }
        : undefined,
  },
  {
    reads: ['scopeKind', 'categoryIds'],
    judge: ({ scopeKind, categoryIds }) => {
      if (scopeKind !== 'CATEGORIES') return contradiction('categoryIds', categoryIds);
      if (categoryIds.length === 0) return { field: 'categoryIds', code: 'REQUIRED' };
      return unknown('categoryIds', categoryIds, isCategory, 'UNKNOWN_VALUE');
    },
  },
  {
    reads: ['scopeKind', 'supplierProductIds'],
    judge: async ({ scopeKind, supplierProductIds }) => {
      if (scopeKind !== 'SUPPLIER_PRODUCTS') return contradiction('supplierProductIds', supplierProductIds);
      if (supplierProductIds.length === 0) return { field: 'supplierProductIds', code: 'REQUIRED' };
      const known = await entriesOf(supplierProductIds);
      return unknown('supplierProductIds', supplierProductIds, (id) => known.has(id), 'UNKNOWN_VALUE');
    },
  },
  {
    reads: ['isNationwide', 'stateIds', 'cityIds'],
    judge: ({ isNationwide, stateIds, cityIds }) => {
      if (isNationwide) return [...contradiction('stateIds', stateIds), ...contradiction('cityIds', cityIds)];
      if (stateIds.length + cityIds.length === 0) return { field: 'stateIds', code: 'REQUIRED' };
      return [
        ...unknown('stateIds', stateIds, isState, 'UNKNOWN_PLACE'),
        ...unknown('cityIds', cityIds, isCity, 'UNKNOWN_PLACE'),
      ];
    },
  },
];

/** A new paper is a picture or a PDF of one's own. Judging throws Problem 404 for one that is not own and free. */
export const paperRule = (
  files: Pick<DelegationFiles, 'unattached'>,
  actor: Actor,
  stored?: string | null,
): LateRule<DelegationTermsGiven> => ({
  reads: ['documentFileId'],
  async judge({ documentFileId }) {
    if (!documentFileId || documentFileId === stored) return undefined;
    const { kind, mime } = await files.unattached(actor, documentFileId);
    return kind === 'IMAGE' || mime === PDF ? undefined : { field: 'documentFileId', code: 'FILE_TYPE_NOT_ALLOWED' };
  },
});
