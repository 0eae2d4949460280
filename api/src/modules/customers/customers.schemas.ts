import { Type, type Static } from 'typebox';
import { patchOf } from '../../platform/patch.ts';
import {
  companyName,
  Id,
  IdList,
  idOf,
  Instant,
  line,
  Link,
  named,
  object,
  Rial,
  typed,
  Version,
} from '../../platform/schema.ts';
import { FileScan } from '../files/index.ts';
import { ApprovalRules } from './approval-rules.schemas.ts';
import { Gender, CompanyType, CustomerKind, AgentPermission, AgentStatus } from './customers.enums.ts';

const personFields = {
  nationalId: Type.Optional(typed('national-id', 'Ten digits with a check digit.', '0499370899')),
  birthDate: Type.Optional(typed('birth-date', 'Gregorian day; at least 18 years ago.', '1990-05-21')),
  gender: Type.Optional(Gender),
  email: Type.Optional(typed('mail', 'An address for mails.', 'sara@example.ir', { maxLength: 200 })),
  jobTitle: Type.Optional(line('What the person does.', 2, 100, 'کارشناس خرید')),
};
/** Names and numbers of an identity are locked from then on. */
const identityVerifiedAt = Type.Optional(Instant('When staff checked the identity, which is locked from then on.'));
/** A first or a last name. */
export const personName = (example: string) =>
  typed('person-name', 'Letters, spaces and half-spaces.', example, { minLength: 2, maxLength: 50 });
const names = {
  firstName: personName('سارا'),
  lastName: personName('کریمی'),
};

export const BuyerRegistration = named(
  'BuyerRegistration',
  'Who a new buyer is.',
  object({ ...names, ...personFields }),
);
export type BuyerRegistration = Static<typeof BuyerRegistration>;

const PersonWhole = named(
  'PersonWhole',
  'The whole of a person as it is to be; what is left out is empty afterwards.',
  object({ version: Version, ...names, ...personFields }),
);
const PersonChange = patchOf(PersonWhole, { name: 'PersonChange' });

export const Person = named(
  'Person',
  'The natural person behind a user.',
  object({
    id: Id('Id of the company or person.'),
    version: Version,
    phone: Type.String({ description: 'The phone of the login; read-only.', examples: ['09121234567'] }),
    firstName: Type.Optional(names.firstName),
    lastName: Type.Optional(names.lastName),
    ...personFields,
    emailVerifiedAt: Type.Optional(
      Instant('When the person proved to read the mails of that address; absent until then.'),
    ),
    identityVerifiedAt,
  }),
);
export type Person = Static<typeof Person>;

const companyFields = {
  legalName: companyName('As it is registered.', 2, 100, 'صنایع پمپ البرز'),
  brandName: Type.Optional(companyName('As people know it.', 2, 60, 'البرز پمپ')),
  nationalLegalId: Type.Optional(typed('national-legal-id', 'Eleven digits with a check digit.', '10380284790')),
  economicCode: Type.Optional(
    typed('digits', 'Digits, as the tax office gave it.', '411111111111', { minLength: 8, maxLength: 16 }),
  ),
  registrationNumber: Type.Optional(
    typed('digits', 'Number in the register of companies, digits alone.', '12345', { minLength: 1, maxLength: 12 }),
  ),
  companyType: Type.Optional(CompanyType),
  ceoName: Type.Optional(
    typed('person-name', 'Full name of the chief executive.', 'مریم احمدی', { minLength: 2, maxLength: 100 }),
  ),
  industryCategoryIds: Type.Optional(IdList('Categories of what it does.', 10)),
  phone: Type.Optional(typed('digits', 'Digits with the area code.', '02188776655', { minLength: 5, maxLength: 15 })),
  website: Type.Optional(
    typed('website', 'Address of the website, with http or https.', 'https://example.ir', { maxLength: 200 }),
  ),
};
const file = 'a file that the viewer uploaded and that is attached to nothing yet, or the stored one.';
const files = {
  logoFileId: Type.Optional(Id(`The logo, an image: ${file}`)),
  officialGazetteFileId: Type.Optional(
    Id(`The notice in the official gazette, a PDF or an image, shown to owners: ${file}`),
  ),
};
const sheba = Type.Optional(
  typed('sheba', 'IR and 24 digits: the account for refunds; shown to owners.', 'IR820540102680020817909002'),
);

export const Company = named('Company', 'The data of a company.', object({ ...companyFields, sheba, ...files }));
export type Company = Static<typeof Company>;
const CompanyWhole = named(
  'CompanyWhole',
  'The whole of a company as it is to be; what is left out is empty afterwards.',
  object({ version: Version, ...companyFields, sheba, ...files }),
);
const CompanyChange = patchOf(CompanyWhole, { name: 'CompanyChange' });

const shortLived = (description: string) =>
  Link(`${description} For a quarter of an hour: under the site, and under /api/v1.`);

const CompanyLogo = named(
  'CompanyLogo',
  'The logo of a company.',
  object({
    id: Id('Opaque id, the same in REST, in the graph and in addresses of the site.'),
    url: shortLived('Link to the whole picture.'),
    small: shortLived('All of it in a square of 64 pixels.'),
    large: shortLived('All of it in a square of 256 pixels.'),
  }),
);
export type CompanyLogo = Static<typeof CompanyLogo>;

export const CompanyPaper = named(
  'CompanyPaper',
  'A paper of a company, for its owners and for staff who check it.',
  object({
    id: Id('Opaque id, the same in REST, in the graph and in addresses of the site.'),
    name: Type.String({ description: 'Name of the file as it was sent.', examples: ['آگهی تأسیس.pdf'] }),
    size: Type.Integer({ description: 'Size of the file in bytes.', examples: [48_213] }),
    mime: Type.String({ description: 'Its type, by its bytes.', examples: ['application/pdf'] }),
    scan: FileScan,
    uploadedAt: Instant('When the file was uploaded.'),
    url: shortLived('Link that saves it.'),
  }),
);
export type CompanyPaper = Static<typeof CompanyPaper>;

const CustomerInvitation = named(
  'CustomerInvitation',
  'What somebody is invited to do for a customer.',
  object({
    invitedBy: Type.Optional(Type.String({ description: 'Who invites, by name.', examples: ['سارا کریمی'] })),
    invitedAt: Instant('When the invitation was sent.'),
    jobTitle: Type.Optional(Type.String({ description: 'What the agent is to do.' })),
    permissions: Type.Array(AgentPermission, { description: 'What the agent may do then.' }),
    spendLimitPerRequestRial: Type.Optional(Rial('At most this much in one request; no limit without it.')),
    spendLimitPerMonthRial: Type.Optional(Rial('At most this much in a Jalali month; no limit without it.')),
  }),
);

const InvitationAnswer = named(
  'InvitationAnswer',
  'What somebody answered who was invited.',
  object({
    displayName: Type.String({ description: 'As the customer calls the agent.' }),
    phone: Type.String({ description: 'The phone that was invited.', examples: ['09121234567'] }),
    isAccepted: Type.Boolean({ description: 'Whether the invitation was taken.' }),
    answeredAt: Instant('When the invited user accepted or declined.'),
  }),
);
export type InvitationAnswer = Static<typeof InvitationAnswer>;

export const Customer = named(
  'Customer',
  'Somebody who buys, a person or a company, as one of its members sees it.',
  object({
    id: Id('Id of the company or person.'),
    version: Version,
    kind: CustomerKind,
    name: Type.String({ description: 'The company, or the person by name or phone.', examples: ['صنایع پمپ البرز'] }),
    membershipId: Id('The viewer’s own membership: what accepts or declines an invitation.'),
    membershipStatus: AgentStatus,
    membershipVersion: Type.Integer({ description: 'What leaving sends (AgentRemoval).', minimum: 1 }),
    membershipValidFrom: Type.Optional(Instant('Before it the viewer may do nothing.')),
    membershipValidTo: Type.Optional(Instant('After it the viewer may do nothing.')),
    invitation: Type.Optional(CustomerInvitation),
    answers: Type.Optional(
      Type.Array(InvitationAnswer, {
        description:
          'For those who manage agents: how invitations of the last two weeks were answered, the newest first.',
      }),
    ),
    isOwner: Type.Boolean({ description: 'Whether the viewer owns it.' }),
    isSoleOwner: Type.Boolean({
      description: 'Whether it would be nobody’s without the viewer, whose account closes together with it then.',
    }),
    permissions: Type.Array(AgentPermission, { description: 'What the viewer may do for it now.' }),
    approvalRules: Type.Optional(ApprovalRules),
    ...companyFields,
    legalName: Type.Optional(companyFields.legalName),
    sheba,
    ...files,
    identityVerifiedAt,
    logo: Type.Optional(CompanyLogo),
    officialGazette: Type.Optional(CompanyPaper),
  }),
);
export type Customer = Static<typeof Customer>;

export const CustomerProfile = named(
  'CustomerProfile',
  'The viewer’s own data and that of one customer.',
  object({
    person: Person,
    customer: Type.Optional(Customer),
    completenessPercent: Type.Integer({ description: 'Filled fields of those that matter.', minimum: 0, maximum: 100 }),
    nextMissingField: Type.Optional(
      Type.String({ description: 'The next field to fill.', examples: ['person.nationalId'] }),
    ),
  }),
);
export type CustomerProfile = Static<typeof CustomerProfile>;

export const CustomerProfileQuery = object({
  customerId: Type.Optional(Id('Which customer; without it the first that the viewer owns.')),
});
export const CustomerProfileChange = named(
  'CustomerProfileChange',
  'New data of the viewer, of a company that the viewer owns, or of both at once.',
  object({
    person: Type.Optional(PersonWhole),
    customerId: Type.Optional(Id('The company whose data change.')),
    company: Type.Optional(CompanyWhole),
  }),
  [
    {
      reads: ['customerId', 'company'],
      judge: ({ customerId, company }) =>
        company && !customerId ? { field: 'customerId', code: 'REQUIRED' } : undefined,
    },
  ],
);
export type CustomerProfileChange = Static<typeof CustomerProfileChange>;
export const CustomerProfilePatch = patchOf(CustomerProfileChange, {
  perWrite: ['customerId'],
  parts: { person: PersonChange, company: CompanyChange },
});

export const CustomerParams = object({ id: Id('Id of the company or person (`Customer.id`) that is changed.') });
export const ApprovalRulesParams = object({
  id: idOf('customerId', 'Id of the company or person whose rules they are.'),
});
export const CustomerClosing = named(
  'CustomerClosing',
  'The word that a company is to be closed for good.',
  object({
    version: Version,
    confirmation: line(
      'The legal name of the company, typed again; spaces and half-spaces do not matter.',
      1,
      200,
      'صنایع پمپ البرز',
    ),
  }),
);
export type CustomerClosing = Static<typeof CustomerClosing>;

export const CustomerCreation = named(
  'CustomerCreation',
  'A customer of the viewer’s own: oneself, or a company.',
  object({ kind: CustomerKind, company: Type.Optional(Company) }),
  [
    {
      reads: ['kind', 'company'],
      judge: ({ kind, company }) => {
        if (kind === 'COMPANY') return company ? undefined : { field: 'company', code: 'REQUIRED' };
        return company && { field: 'company', code: 'UNKNOWN_PROPERTY' };
      },
    },
  ],
);
export type CustomerCreation = Static<typeof CustomerCreation>;
