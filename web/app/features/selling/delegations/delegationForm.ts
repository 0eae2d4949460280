import * as v from 'valibot';
import { readJalaliDay, typedJalaliDay } from '../../../platform/forms/jalali.ts';
import { ruleText } from '../../../platform/forms/messages.ts';
import { optionalText } from '../../../platform/forms/rules.ts';
import type { DateTime } from '../../../platform/graph/scalars.ts';
import type {
  DelegationKind,
  DelegationPermission,
  DelegationScopeKind,
} from '../../../platform/graph/types.generated.ts';
import { endOfTehranDay, lastDayOf, tehranDate } from '../../../platform/numbers/dates.ts';
import { ON_ITS_WAY } from '../../files/index.ts';
import { delegationMessages } from './messages.ts';
import type { OwnDelegationCard_DelegationFragment as Delegation } from './OwnDelegationCard.generated.ts';

const words = delegationMessages.form;
const DAY_MS = 86_400_000;
const MOST_YEARS = 3;

const day = v.pipe(
  v.string(),
  v.minLength(1, ruleText('REQUIRED')),
  v.check((typed) => readJalaliDay(typed) !== undefined, ruleText('FORMAT', ['DAY'])),
);
const ids = v.array(v.string());
const asked = v.object({
  merchantId: v.string(),
  supplierId: v.pipe(v.string(), v.minLength(1, words.supplierMissing)),
  kind: v.string(),
  allowsBeside: v.boolean(),
  permissions: v.pipe(ids, v.minLength(1, words.noPermission)),
  scopeKind: v.string(),
  categoryIds: ids,
  supplierProductIds: ids,
  isNationwide: v.boolean(),
  stateIds: ids,
  cityIds: ids,
  from: day,
  to: day,
  documentFileId: v.pipe(
    v.string(),
    v.check((id) => id !== ON_ITS_WAY, words.paperOnItsWay),
  ),
  note: optionalText(1000, 3),
});
export type TypedDelegation = v.InferInput<typeof asked>;

/** Where the terms begin and end, in milliseconds: days of Tehran, the last one with its evening. */
function overOf(typed: string): number | undefined {
  const read = readJalaliDay(typed);
  return read === undefined ? undefined : endOfTehranDay(read);
}
function startOf(typed: string): number | undefined {
  const over = overOf(typed);
  return over === undefined ? undefined : over - DAY_MS;
}
function endOf(typed: string): number | undefined {
  const over = overOf(typed);
  return over === undefined ? undefined : over - 1_000;
}

function isTooLong({ from, to }: TypedDelegation): boolean {
  const begins = startOf(from);
  const ends = endOf(to);
  if (!begins || !ends) return false;
  const latest = new Date(begins);
  latest.setUTCFullYear(latest.getUTCFullYear() + MOST_YEARS);
  return ends > latest.getTime();
}

/** A rule over several fields, told at one of them. */
const across = (
  isRight: (typed: TypedDelegation) => boolean,
  at: 'categoryIds' | 'supplierProductIds' | 'stateIds' | 'to',
  text: string,
) => v.forward(v.check<TypedDelegation, string>(isRight, text), [at]);

export const delegationSchema = v.pipe(
  asked,
  across(
    ({ scopeKind, categoryIds }) => scopeKind !== 'CATEGORIES' || categoryIds.length > 0,
    'categoryIds',
    words.noScope,
  ),
  across(
    ({ scopeKind, supplierProductIds }) => scopeKind !== 'SUPPLIER_PRODUCTS' || supplierProductIds.length > 0,
    'supplierProductIds',
    words.noScope,
  ),
  across(
    ({ isNationwide, stateIds, cityIds }) => isNationwide || stateIds.length + cityIds.length > 0,
    'stateIds',
    words.noPlace,
  ),
  across(({ from, to }) => (startOf(from) ?? 0) < (endOf(to) ?? Infinity), 'to', words.toBeforeFrom),
  across((typed) => !isTooLong(typed), 'to', words.tooLong),
);

const today = () => typedJalaliDay(tehranDate(new Date().toISOString()));

/** The form as it opens: of a draft, of one that is renewed, or empty. */
export function typedDelegation(of: Delegation | undefined, merchantId: string, isRenewal: boolean): TypedDelegation {
  if (!of)
    return {
      merchantId,
      supplierId: '',
      kind: 'NON_EXCLUSIVE',
      allowsBeside: false,
      permissions: ['LIST_PRODUCTS', 'SET_PRICE', 'QUOTE'],
      scopeKind: 'ALL',
      categoryIds: [],
      supplierProductIds: [],
      isNationwide: true,
      stateIds: [],
      cityIds: [],
      from: today(),
      to: '',
      documentFileId: '',
      note: '',
    };
  const endDay = lastDayOf(of.validTo);
  const next = new Date(Date.parse(endDay) + DAY_MS).toISOString().slice(0, 10);
  return {
    merchantId: of.merchantId,
    supplierId: of.supplierId,
    kind: of.kind,
    allowsBeside: of.allowsBeside,
    permissions: [...of.permissions],
    scopeKind: of.scope.kind,
    categoryIds: [...of.scope.categoryIds],
    supplierProductIds: [...of.scope.supplierProductIds],
    isNationwide: of.territory.isNationwide,
    stateIds: [...of.territory.stateIds],
    cityIds: [...of.territory.cityIds],
    // What is renewed goes on where it ends, or from today where it has ended.
    from: isRenewal
      ? typedJalaliDay(Date.parse(of.validTo) > Date.now() ? next : tehranDate(new Date().toISOString()))
      : typedJalaliDay(tehranDate(of.validFrom)),
    to: isRenewal ? '' : typedJalaliDay(endDay),
    documentFileId: isRenewal ? '' : (of.paper?.id ?? ''),
    note: isRenewal ? '' : (of.note ?? ''),
  };
}

const instant = (at = 0): DateTime => new Date(at).toISOString();

/** What is asked for, as the graph takes it. */
export const termsInput = (typed: TypedDelegation) => ({
  kind: typed.kind as DelegationKind,
  allowsBeside: typed.kind === 'EXCLUSIVE' && typed.allowsBeside,
  permissions: typed.permissions as DelegationPermission[],
  scopeKind: typed.scopeKind as DelegationScopeKind,
  categoryIds: typed.scopeKind === 'CATEGORIES' ? typed.categoryIds : [],
  supplierProductIds: typed.scopeKind === 'SUPPLIER_PRODUCTS' ? typed.supplierProductIds : [],
  isNationwide: typed.isNationwide,
  stateIds: typed.isNationwide ? [] : typed.stateIds,
  cityIds: typed.isNationwide ? [] : typed.cityIds,
  validFrom: instant(startOf(typed.from)),
  validTo: instant(endOf(typed.to)),
});

/** The question which others it would meet; undefined while the terms say too little. */
export function overlapsWanted(typed: TypedDelegation, id: string | undefined) {
  const terms = termsInput(typed);
  const hasScope = typed.scopeKind === 'ALL' || terms.categoryIds.length + terms.supplierProductIds.length > 0;
  const hasPlace = typed.isNationwide || terms.stateIds.length + terms.cityIds.length > 0;
  const begins = startOf(typed.from);
  const ends = endOf(typed.to);
  if (!typed.supplierId || !typed.merchantId || !hasScope || !hasPlace || !begins || !ends || ends <= begins)
    return undefined;
  const { permissions: _, ...asked } = terms;
  return { ...asked, merchantId: typed.merchantId, supplierId: typed.supplierId, ...(id && { id }) };
}

/** Where a field of the graph is in this form. */
export const placeOfTerm = (field: string): string =>
  ({ validFrom: 'from', validTo: 'to' })[field] ?? field.replace(/\[.*$/, '');
