import { Type, type Static } from 'typebox';
import {
  Id,
  Instant,
  line,
  named,
  object,
  page,
  pagingQuery,
  paragraphs,
  rowIds,
  typed,
  Version,
} from '../../platform/schema.ts';
import { CompanyPaper, personName } from '../customers/index.ts';
import { VerificationStatus } from './verifications.enums.ts';

const PersonIdentity = named(
  'PersonIdentity',
  'What names a person before the law.',
  object({
    firstName: personName('سارا'),
    lastName: personName('کریمی'),
    nationalId: typed('national-id', 'Ten digits with a check digit.', '0499370899'),
    birthDate: typed('birth-date', 'Gregorian day; at least 18 years ago.', '1990-05-21'),
  }),
);
const CompanyIdentity = named(
  'CompanyIdentity',
  'What names a company before the law.',
  object({
    legalName: line('As it is registered.', 2, 100, 'صنایع پمپ البرز'),
    nationalLegalId: typed('national-legal-id', 'Eleven digits with a check digit.', '10380284790'),
    registrationNumber: Type.Optional(
      typed('digits', 'Number in the register of companies, digits alone.', '12345', { minLength: 1, maxLength: 12 }),
    ),
  }),
);

export const IdentityVerificationCreation = named(
  'IdentityVerificationCreation',
  'The identity of the viewer or of a company that the viewer owns, to be checked by staff.',
  object({
    person: Type.Optional(PersonIdentity),
    customerId: Type.Optional(Id('The company; with `company` only.')),
    company: Type.Optional(CompanyIdentity),
    explanation: Type.Optional(paragraphs('Why something is to be changed.', 3, 500, 'نام خانوادگی‌ام تغییر کرده است')),
  }),
  // Oneself, or a company by its id.
  [
    {
      reads: ['person', 'company'],
      judge: ({ person, company }) => person && company && { field: 'person', code: 'ONE_OF', params: ['company'] },
    },
    {
      reads: ['person', 'company', 'customerId'],
      judge: ({ person, company, customerId }) =>
        !company && customerId
          ? { field: 'company', code: 'REQUIRED' }
          : !company && !person
            ? { field: 'person', code: 'REQUIRED' }
            : undefined,
    },
    {
      reads: ['company', 'customerId'],
      judge: ({ company, customerId }) =>
        company && !customerId ? { field: 'customerId', code: 'REQUIRED' } : undefined,
    },
  ],
);
export type IdentityVerificationCreation = Static<typeof IdentityVerificationCreation>;

const IdentityClaim = named(
  'IdentityClaim',
  'One field of an identity.',
  object({
    name: Type.String({
      description: 'Name of the field of the identity, such as nationalId.',
      examples: ['nationalId'],
    }),
    claimed: Type.String({ description: 'What the request says.', examples: ['0499370899'] }),
    stored: Type.Optional(Type.String({ description: 'What is stored now.', examples: ['0499370899'] })),
  }),
);

const IdentityHolder = named(
  'IdentityHolder',
  'For whom a number was confirmed before, so that it is confirmed for nobody else.',
  object({
    subjectId: Id('The person or the company; what ends its identity names it.'),
    isCompany: Type.Boolean({ description: 'True if the identity is that of a company, false if of a person.' }),
    name: Type.String({ description: 'As it was confirmed.', examples: ['سارا کریمی'] }),
    phones: Type.Array(Type.String(), {
      description: 'Of the person or of the owners, masked.',
      examples: [['0912***4567']],
    }),
    verifiedAt: Instant('When it was confirmed.'),
    isOwn: Type.Boolean({ description: 'Whether it is the viewer’s own matter, which somebody else ends.' }),
  }),
);
export type IdentityHolder = Static<typeof IdentityHolder>;

const IdentityReview = named(
  'IdentityReview',
  'What staff see beside a request, and nobody else.',
  object({
    requestedBy: Id('The user who asked.'),
    phone: Type.Optional(Type.String({ description: 'Of who asked, masked.', examples: ['0912***4567'] })),
    isOwn: Type.Boolean({
      description: 'Whether it is of the viewer or of an own company; nobody decides about oneself.',
    }),
    blockedBy: Type.Optional(IdentityHolder),
    officialGazette: Type.Optional(CompanyPaper),
  }),
);
export type IdentityReview = Static<typeof IdentityReview>;

export const IdentityVerification = named(
  'IdentityVerification',
  'A request to check an identity.',
  object({
    id: Id('Opaque id, the same in REST, in the graph and in addresses of the site.'),
    version: Version,
    status: VerificationStatus,
    customerId: Type.Optional(Id('The company; without it the person.')),
    claims: Type.Array(IdentityClaim, { description: 'What is to be checked, field by field.' }),
    explanation: Type.Optional(Type.String({ description: 'Why something is to be changed.' })),
    createdAt: Instant('When the verification was asked for.'),
    decidedAt: Type.Optional(Instant('When staff confirmed or rejected the request; null before that.')),
    decisionReason: Type.Optional(Type.String({ description: 'What staff say about it.' })),
    review: Type.Optional(IdentityReview),
  }),
);
export type IdentityVerification = Static<typeof IdentityVerification>;

export const IdentityVerificationPage = page(
  'IdentityVerificationPage',
  'Requests to check identities, the oldest open one first.',
  IdentityVerification,
);
export type IdentityVerificationPage = Static<typeof IdentityVerificationPage>;
export const IdentityVerificationQuery = object({
  status: Type.Optional(VerificationStatus),
  ...rowIds,
  ...pagingQuery,
});
export type IdentityVerificationQuery = Static<typeof IdentityVerificationQuery>;

export const VerificationParams = object({ id: Id('Id of the request for verification.') });
export const VerificationWithdrawal = named(
  'VerificationWithdrawal',
  'Which version of a request is taken back.',
  object({ version: Version }),
);
export const IdentityParams = object({ id: Id('The person or the company.') });
export const IdentityEnding = named(
  'IdentityEnding',
  'Why a confirmed identity is one no more.',
  object({
    reason: paragraphs('What was found; who is concerned reads it.', 3, 500, 'این شماره به شخص دیگری تعلق دارد'),
  }),
);
export type IdentityEnding = Static<typeof IdentityEnding>;
export const EndedIdentity = named(
  'EndedIdentity',
  'An identity that is no longer confirmed.',
  object({ subjectId: Id('The person or the company.'), endedAt: Instant('When staff ended the verified identity.') }),
);
export type EndedIdentity = Static<typeof EndedIdentity>;

export const VerificationDecision = named(
  'VerificationDecision',
  'Decision of staff on a request for verification, with the reason.',
  object({
    isConfirmed: Type.Boolean({ description: 'Whether the identity is right.' }),
    reason: Type.Optional(
      paragraphs(
        'How it was checked, or what is wrong; the requester reads it. A confirmation may leave it out.',
        3,
        500,
        'تصویر کارت ملی دیده شد',
      ),
    ),
    version: Version,
  }),
);
export type VerificationDecision = Static<typeof VerificationDecision>;
