import { Type, type Static } from 'typebox';
import { gapOf, missingOf } from '../../platform/missing.schemas.ts';
import { patchOf } from '../../platform/patch.ts';
import {
  Day,
  Id,
  idOf,
  Instant,
  line,
  named,
  object,
  page,
  pagingQuery,
  paragraphs,
  Rial,
  rowIds,
  searchKey,
  Version,
} from '../../platform/schema.ts';
import {
  MerchantAction,
  MerchantDecision,
  MerchantGap,
  MerchantKind,
  MerchantNameProblem,
  MerchantStatus,
  PaymentTerm,
} from './merchants.enums.ts';
import { Vacation } from './merchants.schemas.ts';
import { LONGEST_NAME, SHORTEST_NAME } from './names.ts';
import { DeliveryMethod, MerchantSaleSetting, WorkingHours } from './sale-settings.schemas.ts';

const merchantName = line(
  'Name people know; see `merchantNameCheck` for its rules.',
  SHORTEST_NAME,
  LONGEST_NAME,
  'بازرگانی فانوس',
);
/** Characters of what a seller says of itself. */
export const MOST_ABOUT = 2000;
const about = paragraphs('In its own words.', 20, MOST_ABOUT, 'پخش شیر و پمپ با انبار در تهران.');

const MerchantReview = named(
  'MerchantReview',
  'What staff see beside a selling account.',
  object({
    customerName: Type.Optional(
      Type.String({ description: 'The company that runs it.', examples: ['صنایع پمپ البرز'] }),
    ),
    isIdentityVerified: Type.Boolean({ description: 'Whether the identity of that company is confirmed.' }),
    isOwn: Type.Boolean({ description: 'Whether the viewer belongs to that company; somebody else decides then.' }),
  }),
);

const MerchantMissing = missingOf('MerchantMissing', MerchantAction, gapOf(MerchantGap));

export const OwnMerchant = named(
  'OwnMerchant',
  'A selling account as those who run it see it, in whatever state.',
  object({
    id: Id('Merchant id; that of its public page.'),
    version: Version,
    customerId: Type.Optional(Id('The company that runs it; without one it came with the market and nobody does.')),
    name: merchantName,
    slug: Type.String({ description: 'The name as addresses write it.' }),
    kind: MerchantKind,
    supplierId: Type.Optional(Id('The supplier that sells by itself here (SUPPLIER_SELF).')),
    status: MerchantStatus,
    reason: Type.Optional(Type.String({ description: 'Why staff rejected or suspended it.' })),
    cityId: Id('Id of the city (`City.id`) in which it has its seat.'),
    stateId: Id('Id of the province (`State.id`) in which it is.'),
    cityName: Type.String({
      description: 'Name of the city in which it has its seat, in Persian.',
      examples: ['اصفهان'],
    }),
    stateName: Type.String({ description: 'Name of the province where it is.', examples: ['اصفهان'] }),
    about: Type.Optional(Type.String({ description: 'In its own words.' })),
    vacation: Type.Optional(Vacation),
    saleSetting: Type.Optional(MerchantSaleSetting),
    missing: Type.Array(MerchantMissing, {
      description: 'What is needed before one of the allowed actions succeeds; of a draft all that it lacks.',
    }),
    allowedActions: Type.Array(MerchantAction, { description: 'What the viewer can do with it now.' }),
    renamableFrom: Type.Optional(Instant('From when its name can be changed again, while that is to come.')),
    submittedAt: Type.Optional(Instant('When it was last handed in.')),
    decidedAt: Type.Optional(Instant('When staff last decided.')),
    createdAt: Instant('Since when it is here.'),
    review: Type.Optional(MerchantReview),
  }),
);
export type OwnMerchant = Static<typeof OwnMerchant>;

export const NewMerchant = named(
  'NewMerchant',
  'A draft of a selling account for a company of the viewer. One of kind SUPPLIER_SELF is made with its supplier, not here.',
  object({
    customerId: Id('The company that is to run it; its owners may.'),
    name: merchantName,
    kind: MerchantKind,
    cityId: Id('Id of the city (`City.id`) in which it has its seat.'),
    about: Type.Optional(about),
  }),
);
export type NewMerchant = Static<typeof NewMerchant>;

export const MerchantChange = named(
  'MerchantChange',
  'What a selling account says of itself. The name of a confirmed one changes once in 90 days, by owners.',
  object({
    version: Version,
    name: merchantName,
    cityId: Id('Id of the city (`City.id`) in which it has its seat.'),
    about: Type.Optional(about),
  }),
);
export type MerchantChange = Static<typeof MerchantChange>;
export const MerchantPatch = patchOf(MerchantChange, {
  about: 'The name of a confirmed account changes once in 90 days, by owners.',
});

export const MerchantStep = named('MerchantStep', 'Which version of it is meant.', object({ version: Version }));
export type MerchantStep = Static<typeof MerchantStep>;

const PlannedVacation = named(
  'PlannedVacation',
  'Days on which a merchant answers nobody: at most 60, none of them past.',
  object({
    from: Day('First day without answers, in Tehran.', '2027-03-20'),
    to: Day('Last day without answers, in Tehran.', '2027-04-02'),
    note: line('What buyers read meanwhile.', 2, 200, 'تعطیلات نوروز'),
  }),
);
export const VacationChange = named(
  'VacationChange',
  'The vacation that is to be shown; none without it.',
  object({ version: Version, vacation: Type.Optional(PlannedVacation) }),
);
export type VacationChange = Static<typeof VacationChange>;
export const VacationPatch = patchOf(VacationChange);

export const SaleSettingChange = named(
  'SaleSettingChange',
  'The whole of how a merchant sells.',
  object({
    version: Version,
    acceptsDirectOrder: Type.Boolean({ description: 'Whether an order may be placed without a quote first.' }),
    minOrderAmountRial: Type.Optional(Rial('Least value of an order, in rials.')),
    deliveryMethods: Type.Array(DeliveryMethod, {
      description: 'Ways to deliver, each once.',
      minItems: 1,
      maxItems: 6,
    }),
    paymentTerms: Type.Array(PaymentTerm, {
      description: 'When it lets buyers pay. Terms that the platform cannot carry yet may be chosen.',
      minItems: 1,
      maxItems: 6,
      uniqueItems: true,
    }),
    responseSlaHours: Type.Integer({
      description: 'Working hours within which it answers.',
      minimum: 4,
      maximum: 120,
      examples: [24],
    }),
    workingHours: Type.Array(WorkingHours, {
      description: 'When it works; Saturday to Wednesday 8–17 and Thursday 8–13 if none are named.',
      maxItems: 14,
    }),
  }),
);
export type SaleSettingChange = Static<typeof SaleSettingChange>;
export const SaleSettingPatch = patchOf(SaleSettingChange);

export const SaleCitiesChange = named(
  'SaleCitiesChange',
  'Where a merchant sells.',
  object({
    version: Version,
    cityIds: Type.Array(Id('A city.'), {
      description: 'The cities; none: the whole country.',
      maxItems: 400,
      uniqueItems: true,
    }),
  }),
);
export type SaleCitiesChange = Static<typeof SaleCitiesChange>;

export const MerchantVerdict = named(
  'MerchantVerdict',
  'What staff decide of a selling account.',
  object({
    version: Version,
    decision: MerchantDecision,
    reason: Type.Optional(
      paragraphs(
        'Why; its company reads it. Only CONFIRM may leave it out.',
        3,
        500,
        'مدارک شرکت با نام فروشنده می‌خواند',
      ),
    ),
  }),
);
export type MerchantVerdict = Static<typeof MerchantVerdict>;

export const NameCheckQuery = object({
  name: Type.String({ description: 'The name that is asked about.', maxLength: 200, examples: ['بازرگانی فانوس'] }),
  merchantId: Type.Optional(Type.String({ description: 'The own merchant that is to be called so.', format: 'uuid' })),
});
export type NameCheckQuery = Static<typeof NameCheckQuery>;

export const MerchantNameCheck = named(
  'MerchantNameCheck',
  'Whether a merchant may be called so.',
  object({
    isValid: Type.Boolean({ description: 'True if a merchant may take the name.' }),
    code: Type.Optional(MerchantNameProblem),
    normalizedName: Type.String({ description: 'As it would be stored.', examples: ['بازرگانی فانوس'] }),
    suggestions: Type.Array(Type.String(), { description: 'Up to three free names like it, where it is taken.' }),
  }),
);
export type MerchantNameCheck = Static<typeof MerchantNameCheck>;

export const AdminMerchantQuery = object({
  status: Type.Optional(MerchantStatus),
  searchKey: searchKey('Part of a name'),
  ...rowIds,
  ...pagingQuery,
});
export type AdminMerchantQuery = Static<typeof AdminMerchantQuery>;
export const AdminMerchantPage = page(
  'AdminMerchantPage',
  'Selling accounts in every state: those that wait first, the longest wait on top, then the newest.',
  OwnMerchant,
);
export type AdminMerchantPage = Static<typeof AdminMerchantPage>;
export const MerchantParams = object({ id: idOf('merchantId', 'Id of the merchant that is read or changed.') });
