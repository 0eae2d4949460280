import { Type, type Static } from 'typebox';
import { Id, Instant, named, namedEnum, object, page, pagingQuery, text, Version } from '../../platform/schema.ts';

export const VerificationStatus = namedEnum('VerificationStatus', 'Where a request stands.', [
  'PENDING',
  'CONFIRMED',
  'REJECTED',
  'WITHDRAWN',
  'REVOKED',
]);
export type VerificationStatus = Static<typeof VerificationStatus>;

const PersonIdentity = named(
  'PersonIdentity',
  'What names a person before the law.',
  object({
    firstName: text('Letters, spaces and half-spaces.', 2, 50, 'سارا'),
    lastName: text('Letters, spaces and half-spaces.', 2, 50, 'کریمی'),
    nationalId: text('Ten digits with a check digit.', 1, 20, '0499370899'),
    birthDate: Type.String({ description: 'Gregorian day; at least 18 years ago.', format: 'date' }),
  }),
);
const CompanyIdentity = named(
  'CompanyIdentity',
  'What names a company before the law.',
  object({
    legalName: text('As it is registered.', 2, 100, 'صنایع پمپ البرز'),
    nationalLegalId: text('Eleven digits with a check digit.', 1, 20, '10380284790'),
    registrationNumber: Type.Optional(text('Digits.', 1, 12, '12345')),
  }),
);

export const IdentityVerificationCreation = named(
  'IdentityVerificationCreation',
  'The identity of the viewer or of a company that the viewer owns, to be checked by staff.',
  object({
    person: Type.Optional(PersonIdentity),
    customerId: Type.Optional(Id('The company; with `company` only.')),
    company: Type.Optional(CompanyIdentity),
    explanation: Type.Optional(text('Why something is to be changed.', 3, 500, 'نام خانوادگی‌ام تغییر کرده است')),
  }),
);
export type IdentityVerificationCreation = Static<typeof IdentityVerificationCreation>;

const IdentityClaim = named(
  'IdentityClaim',
  'One field of an identity.',
  object({
    name: Type.String({ description: 'The field.', examples: ['nationalId'] }),
    claimed: Type.String({ description: 'What the request says.', examples: ['0499370899'] }),
    stored: Type.Optional(Type.String({ description: 'What is stored now.', examples: ['0499370899'] })),
  }),
);

const fields = {
  id: Id('Identifier.'),
  version: Version,
  status: VerificationStatus,
  customerId: Type.Optional(Id('The company; without it the person.')),
  claims: Type.Array(IdentityClaim, { description: 'What is to be checked, field by field.' }),
  explanation: Type.Optional(Type.String({ description: 'Why something is to be changed.' })),
  createdAt: Instant('When it was asked.'),
  decidedAt: Type.Optional(Instant('When staff decided.')),
  decisionReason: Type.Optional(Type.String({ description: 'What staff say about it.' })),
};

export const IdentityVerification = named(
  'IdentityVerification',
  'A request to check an identity, as who asked sees it.',
  object(fields),
);
export type IdentityVerification = Static<typeof IdentityVerification>;

const IdentityHolder = named(
  'IdentityHolder',
  'For whom a number was confirmed before, so that it is confirmed for nobody else.',
  object({
    subjectId: Id('The person or the company; what ends its identity names it.'),
    isCompany: Type.Boolean({ description: 'Whether it is a company.' }),
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

export const AdminIdentityVerification = named(
  'AdminIdentityVerification',
  'A request to check an identity, as staff see it.',
  object({
    ...fields,
    requestedBy: Id('The user who asked.'),
    phone: Type.Optional(Type.String({ description: 'Of who asked, masked.', examples: ['0912***4567'] })),
    isOwn: Type.Boolean({
      description: 'Whether it is of the viewer or of an own company; nobody decides about oneself.',
    }),
    blockedBy: Type.Optional(IdentityHolder),
  }),
);
export type AdminIdentityVerification = Static<typeof AdminIdentityVerification>;
export const AdminIdentityVerificationPage = page(
  'AdminIdentityVerificationPage',
  'Requests to check identities, the oldest open one first.',
  AdminIdentityVerification,
);
export type AdminIdentityVerificationPage = Static<typeof AdminIdentityVerificationPage>;
export const AdminIdentityVerificationQuery = object({
  status: Type.Optional(VerificationStatus),
  ...pagingQuery,
});
export type AdminIdentityVerificationQuery = Static<typeof AdminIdentityVerificationQuery>;

export const VerificationParams = object({ id: Id('The request.') });
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
    reason: Type.String({
      description: 'What was found; who is concerned reads it.',
      minLength: 3,
      maxLength: 500,
      examples: ['این شماره به شخص دیگری تعلق دارد'],
    }),
  }),
);
export type IdentityEnding = Static<typeof IdentityEnding>;
export const EndedIdentity = named(
  'EndedIdentity',
  'An identity that is confirmed no more.',
  object({ subjectId: Id('The person or the company.'), endedAt: Instant('When.') }),
);
export type EndedIdentity = Static<typeof EndedIdentity>;

export const VerificationDecision = named(
  'VerificationDecision',
  'What staff found.',
  object({
    isConfirmed: Type.Boolean({ description: 'Whether the identity is right.' }),
    reason: Type.String({
      description: 'How it was checked, or what is wrong; who asked reads it.',
      minLength: 3,
      maxLength: 500,
      examples: ['تصویر کارت ملی دیده شد'],
    }),
    version: Version,
  }),
);
export type VerificationDecision = Static<typeof VerificationDecision>;
