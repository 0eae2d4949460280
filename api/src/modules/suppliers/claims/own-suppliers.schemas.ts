import { Type, type Static } from 'typebox';
import { gapOf, missingOf } from '../../../platform/missing.schemas.ts';
import { patchOf } from '../../../platform/patch.ts';
import {
  companyName,
  Id,
  idOf,
  Instant,
  line,
  Link,
  named,
  object,
  page,
  pagingQuery,
  paragraphs,
  rowIds,
  searchKey,
  typed,
  Version,
} from '../../../platform/schema.ts';
import { CategoryType } from '../../catalog/index.ts';
import { ConfirmStatus, SupplierAddress, VerificationLevel } from '../index.ts';
import { supplierApprovals } from './approvals.ts';
import { SupplierAction, SupplierDecision, SupplierGap } from './claims.enums.ts';
import { SupplierEvidence } from './evidences.schemas.ts';
import { companyReview, reasonUnless } from './shared.schemas.ts';

const brandName = companyName('Name people know; no phone, no address of a website.', 2, 80, 'نیکابان شیر');

const legalName = companyName('Name of the company as it is registered.', 3, 150, 'صنایع نیکابان شیر');

const nationalLegalId = typed('national-legal-id', 'Eleven digits with a check digit.', '10380284790');

const economicCode = typed('digits', 'Digits, as the tax office gave it.', '411111111111', {
  minLength: 8,
  maxLength: 16,
});

const registrationNumber = typed('digits', 'Number in the register of companies, digits alone.', '12345', {
  minLength: 1,
  maxLength: 12,
});

const Employees = Type.String({
  description: 'Number of staff, as a range: 1-10, 11-50, 51-200, 201-500 or 501+.',
  pattern: '^(1-10|11-50|51-200|201-500|501\\+)$',
  examples: ['11-50'],
});

const SupplierChange = named(
  'SupplierChange',
  'Names and numbers that are to be other, as soon as staff say yes.',
  object({
    id: Id('Opaque id, the same in REST, in the graph and in addresses of the site.'),
    askedAt: Instant('When the change was handed in to staff.'),
    fields: Type.Array(
      named(
        'SupplierChangeField',
        'One of them.',
        object({
          name: Type.String({ description: 'Name of the changed field, such as legalName.', examples: ['brandName'] }),
          before: Type.Optional(Type.String({ description: 'Value that is shown now; null where there is none.' })),
          wanted: Type.Optional(Type.String({ description: 'As it is to be; to be taken away without it.' })),
        }),
      ),
      { description: 'Fields that the change asks for, with both values.' },
    ),
  }),
);

const OwnPicture = Type.Optional(
  named(
    'OwnSupplierPicture',
    'A picture of a supplier’s page.',
    object({
      fileId: Id('Id of the uploaded file that is the picture.'),
      altText: Type.String({ description: 'What is to be seen, in Persian.' }),
      url: Link('Where it is, under the site and under /api/v1; of what is not shown a link that ends.'),
    }),
  ),
);

const SupplierMissing = missingOf('SupplierMissing', SupplierAction, gapOf(SupplierGap));

export const OwnSupplier = named(
  'OwnSupplier',
  'A supplier as those who run it see it, in whatever state.',
  object({
    id: Id('Supplier id; that of its public page.'),
    version: Version,
    customerId: Type.Optional(Id('The company that runs it.')),
    brandName,
    legalName,
    slug: Type.String({ description: 'The brand name as addresses write it.' }),
    nationalLegalId: Type.Optional(nationalLegalId),
    economicCode: Type.Optional(economicCode),
    registrationNumber: Type.Optional(registrationNumber),
    supplierTypes: Type.Array(CategoryType, { description: 'Roots of the market it works in.' }),
    cityId: Type.Optional(Id('Id of the city (`City.id`) in which it has its seat.')),
    stateId: Type.Optional(Id('Id of the province (`State.id`) in which it is.')),
    cityName: Type.String({
      description: 'Name of the city in which it has its seat, in Persian.',
      examples: ['اصفهان'],
    }),
    stateName: Type.String({ description: 'Name of the province where it is.', examples: ['اصفهان'] }),
    foundedYear: Type.Optional(
      Type.Integer({ description: 'Founding year in the Jalali calendar.', examples: [1382] }),
    ),
    employeesRange: Type.Optional(Type.String({ description: 'Number of staff, as a range.', examples: ['11-50'] })),
    about: Type.Optional(Type.String({ description: 'In its own words.' })),
    website: Type.Optional(typed('website', 'Address of its own website.', 'https://example.ir')),
    phones: Type.Array(Type.String(), { description: 'Where staff reach it; never public.' }),
    addresses: Type.Array(SupplierAddress, { description: 'Where it can be visited, as its page says.' }),
    logo: OwnPicture,
    cover: OwnPicture,
    status: ConfirmStatus,
    reason: Type.Optional(
      Type.String({ description: 'Why staff rejected or suspended it, or declined its last change.' }),
    ),
    verificationLevel: VerificationLevel,
    change: Type.Optional(SupplierChange),
    evidences: Type.Array(SupplierEvidence, { description: 'What was handed in of it, the newest first.' }),
    missing: Type.Array(SupplierMissing, {
      description: 'What is needed before one of the allowed actions succeeds; of a draft all that it lacks.',
    }),
    allowedActions: Type.Array(SupplierAction, { description: 'What the viewer can do with it now.' }),
    submittedAt: Type.Optional(Instant('When it was last handed in.')),
    decidedAt: Type.Optional(Instant('When staff last decided.')),
    review: Type.Optional(named('SupplierReview', 'What staff see beside a supplier.', object(companyReview))),
  }),
);
export type OwnSupplier = Static<typeof OwnSupplier>;

export const NewSupplier = named(
  'NewSupplier',
  'A draft of a supplier that the market does not have yet.',
  object({
    customerId: Id('The company that is to run it; its owners may.'),
    brandName,
    legalName,
    nationalLegalId,
    cityId: Id('Id of the city (`City.id`) in which it has its seat.'),
  }),
);
export type NewSupplier = Static<typeof NewSupplier>;

const PagePicture = named(
  'SupplierPagePicture',
  'A picture for the page of a supplier.',
  object({
    fileId: Id('The one that it has, or an own uploaded image.'),
    altText: line('What is to be seen, in Persian.', 5, 120, 'نشان نیکابان شیر'),
  }),
);

export const SupplierPageChange = named(
  'SupplierPageChange',
  'The whole of what the page of a supplier says, names apart.',
  object({
    version: Version,
    cityId: Id('Id of the city (`City.id`) in which it has its seat.'),
    supplierTypes: Type.Array(CategoryType, { description: 'Roots of the market it works in.', uniqueItems: true }),
    about: Type.Optional(paragraphs('In its own words.', 20, 4_000, 'سازندهٔ شیرهای صنعتی در اصفهان.')),
    website: Type.Optional(
      typed('website', 'Address of the website, with http or https.', 'https://example.ir', { maxLength: 200 }),
    ),
    foundedYear: Type.Optional(
      Type.Integer({ description: 'Founding year in the Jalali calendar.', minimum: 1250, maximum: 1500 }),
    ),
    employeesRange: Type.Optional(Employees),
    phones: Type.Array(typed('phone', 'A mobile or a landline with its area code.', '03132345678'), {
      description: 'Where staff reach it; never public.',
      maxItems: 3,
      uniqueItems: true,
    }),
    addresses: Type.Optional(
      Type.Array(
        named(
          'SupplierPageAddress',
          'A place where it can be visited.',
          object({
            title: line('Name of the place, such as factory or showroom.', 2, 40, 'کارخانه'),
            cityId: Id('Id of the city (`City.id`) in which it has its seat.'),
            addressLine: line(
              'Street and number; no phone, no address of a website.',
              10,
              200,
              'شهرک صنعتی جی، خیابان دوم، پلاک ۱۲',
            ),
          }),
        ),
        { description: 'Where it can be visited, public; at most 5.', maxItems: 5 },
      ),
    ),
    logo: Type.Optional(PagePicture),
    cover: Type.Optional(PagePicture),
  }),
);
export type SupplierPageChange = Static<typeof SupplierPageChange>;
export const SupplierPagePatch = patchOf(SupplierPageChange);

export const SupplierNamesChange = named(
  'SupplierNamesChange',
  'The whole of names and numbers. Of a confirmed supplier they become a change that waits for staff.',
  object({
    version: Version,
    brandName,
    legalName,
    nationalLegalId: Type.Optional(nationalLegalId),
    economicCode: Type.Optional(economicCode),
    registrationNumber: Type.Optional(registrationNumber),
  }),
);
export type SupplierNamesChange = Static<typeof SupplierNamesChange>;
export const SupplierNamesPatch = patchOf(SupplierNamesChange, {
  about: 'Of a confirmed supplier they become a change that waits for staff.',
});

export const SupplierVerdict = named(
  'SupplierVerdict',
  'What staff decide of a supplier.',
  object({ version: Version, decision: SupplierDecision, reason: reasonUnless(supplierApprovals) }),
);
export type SupplierVerdict = Static<typeof SupplierVerdict>;

export const AdminSupplierQuery = object({
  status: Type.Optional(ConfirmStatus),
  isWaiting: Type.Optional(
    Type.Boolean({ description: 'Only those that wait for staff, to be confirmed or with a change of names.' }),
  ),
  searchKey: searchKey('Part of a name'),
  ...rowIds,
  ...pagingQuery,
});
export type AdminSupplierQuery = Static<typeof AdminSupplierQuery>;

export const AdminSupplierPage = page(
  'AdminSupplierPage',
  'Suppliers that companies run, in every state: those that wait first (a change of names waits, too), the longest wait on top.',
  OwnSupplier,
);
export type AdminSupplierPage = Static<typeof AdminSupplierPage>;

export const SupplierParams = object({ id: idOf('supplierId', 'Id of the supplier that is read or changed.') });
