import { Type, type Static } from 'typebox';
import { AuditResult } from '../../platform/audit.enums.ts';
import { AUDITED_KIND, AUDITED_WORD } from '../../platform/audit-words.ts';
import { Id, IdList, Instant, named, object, opaque } from '../../platform/schema.ts';
import { Role, Session } from '../identity/index.ts';

const AccountOwner = named(
  'AccountOwner',
  'Who an account belongs to.',
  object({
    userId: Id('Id of the account (`AdminUser.id`).'),
    phone: Type.String({ description: 'The number that logs in.', examples: ['09121234567'] }),
    roles: Type.Array(Role, { description: 'Roles on the market or among the staff.' }),
    createdAt: Instant('When the user came.'),
    lastLoginAt: Type.Optional(Instant('When the account last logged in; null before the first time.')),
    termsVersion: Type.Optional(Type.String({ description: 'Terms that were agreed to.' })),
    termsAcceptedAt: Type.Optional(Instant('When they were agreed to.')),
  }),
);

const AccountAct = named(
  'AccountAct',
  'Something the person did that is kept for evidence.',
  object({
    at: Instant('When it was done.'),
    action: Type.String({ description: AUDITED_WORD, examples: ['SESSION_BEGUN'] }),
    objectType: Type.Optional(Type.String({ description: AUDITED_KIND })),
    objectId: Type.Optional(Type.String({ description: 'Id of the thing that was acted on; null where it has none.' })),
    result: AuditResult,
    address: Type.String({ description: 'The network address it came from.' }),
  }),
);
export type AccountAct = Static<typeof AccountAct>;

const AccountPart = named(
  'AccountPart',
  'What one part of the market knows of the person.',
  object({
    name: Type.String({ description: 'Name of the part of the account, such as notes.', examples: ['favorites'] }),
    json: Type.String({ description: 'Its rows as JSON: each part has fields of its own.' }),
  }),
);

export const AccountExport = named(
  'AccountExport',
  'Everything that is kept of a person.',
  object({
    exportedAt: Instant('When it was put together.'),
    user: AccountOwner,
    sessions: Type.Array(Session, { description: 'Devices that are logged in.' }),
    acts: Type.Array(AccountAct, { description: 'The last 10,000, the newest first.' }),
    parts: Type.Array(AccountPart, { description: 'The rest, part by part.' }),
  }),
);
export type AccountExport = Static<typeof AccountExport>;

export const AccountClosing = named(
  'AccountClosing',
  'The word that an account is to be closed.',
  object({
    confirmation: opaque('The own phone, typed again, in any spelling.', 40, '09121234567'),
    closeCompanyIds: Type.Optional(
      IdList('Companies that nobody else owns and that are closed too; without one of them the account stays.', 20),
    ),
  }),
);
export type AccountClosing = Static<typeof AccountClosing>;

export const ClosedAccount = named(
  'ClosedAccount',
  'An account that is closed.',
  object({ closedAt: Instant('When. Every session of it has ended.') }),
);
export type ClosedAccount = Static<typeof ClosedAccount>;
