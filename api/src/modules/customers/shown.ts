import { AgentPermission } from './customers.enums.ts';
import type { CustomerRow } from './customers.repository.ts';
import type { ShownFiles } from './company-files.ts';
import { customerMessages } from './messages.ts';
import type { AnswerRow } from './invitations.repository.ts';
import { type Customer, type InvitationAnswer, type Person } from './customers.schemas.ts';
import type { PersonRow } from './persons.repository.ts';
import { nationalPhone } from '../../platform/phone.ts';
import { valuesOf } from '../../platform/schema.ts';
import { withoutNulls } from '../../platform/without-nulls.ts';

const everyPermission = valuesOf(AgentPermission);

const shownInstant = (identityVerifiedAt: Date | null) =>
  identityVerifiedAt && { identityVerifiedAt: identityVerifiedAt.toISOString() };

/** `سارا کریمی`; undefined as long as no name is known. */
export const nameOfPerson = ({ firstName, lastName }: Pick<PersonRow, 'firstName' | 'lastName'>): string | undefined =>
  [firstName, lastName].filter(Boolean).join(' ') || undefined;

export const shownPerson = ({ emailVerifiedAt, identityVerifiedAt, ...row }: PersonRow, phone: string): Person => ({
  ...withoutNulls(row),
  ...(emailVerifiedAt && { emailVerifiedAt: emailVerifiedAt.toISOString() }),
  ...shownInstant(identityVerifiedAt),
  phone: nationalPhone(phone),
});

/** Whether the viewer invites agents and changes them. */
export const managesAgents = ({ isInForce, isOwner, permissions }: CustomerRow): boolean =>
  isInForce && (isOwner || permissions.includes('AGENT_MANAGE'));

export const shownAnswer = ({ displayName, phone, isAccepted, answeredAt }: AnswerRow): InvitationAnswer => ({
  displayName,
  isAccepted,
  phone: nationalPhone(phone),
  answeredAt: answeredAt.toISOString(),
});

/** What a viewer is invited to, from where the own terms stand. */
const shownInvitation = (row: CustomerRow): Pick<Customer, 'invitation'> => {
  const { invitedByName, invitedAt, memberJobTitle, permissions, spendLimitPerRequestRial, spendLimitPerMonthRial } =
    row;
  if (row.membershipStatus !== 'INVITED') return {};
  const limits = withoutNulls({ spendLimitPerRequestRial, spendLimitPerMonthRial });
  return {
    invitation: {
      permissions,
      invitedAt: invitedAt.toISOString(),
      ...(invitedByName && { invitedBy: invitedByName }),
      ...(memberJobTitle && { jobTitle: memberJobTitle }),
      ...limits,
    },
  };
};

/** Whether a member owns a customer now: owners have every permission, as long as their membership is in force. */
export const isOwnedNow = ({ isOwner, permissions }: Pick<Customer, 'isOwner' | 'permissions'>): boolean =>
  isOwner && permissions.length > 0;

/** A customer as a member sees it: account and papers are the owners' business, and who is only invited sees the name and the terms. */
export function shownCustomer(row: CustomerRow, files: ShownFiles): Customer {
  const { memberJobTitle, spendLimitPerRequestRial, spendLimitPerMonthRial, invitedAt, invitedByName, ...shownRow } =
    row;
  const { id, version, kind, firstName, lastName, isOwner, isSoleOwner, ...member } = shownRow;
  const { membershipId, membershipStatus, membershipVersion, membershipValidFrom, membershipValidTo, ...rest } = member;
  const { permissions, isInForce, sheba, officialGazetteFileId, industryCategoryIds, identityVerifiedAt, ...company } =
    rest;
  const name =
    kind === 'COMPANY' ? company.legalName! : (nameOfPerson({ firstName, lastName }) ?? customerMessages.unnamed);
  const always = {
    id,
    version,
    kind,
    name,
    membershipId,
    membershipStatus,
    membershipVersion,
    ...shownInvitation(row),
    ...(membershipValidFrom && { membershipValidFrom: membershipValidFrom.toISOString() }),
    ...(membershipValidTo && { membershipValidTo: membershipValidTo.toISOString() }),
  };
  if (!isInForce) return { ...always, isOwner, isSoleOwner, permissions: [] };
  return {
    ...always,
    isOwner,
    isSoleOwner,
    permissions: isOwner ? [...everyPermission] : permissions,
    ...withoutNulls(company),
    ...(industryCategoryIds.length > 0 && { industryCategoryIds }),
    ...shownInstant(identityVerifiedAt),
    ...(company.logoFileId !== null && { logo: files.logo(company.logoFileId) }),
    ...(isOwner && sheba !== null && { sheba }),
    ...(isOwner &&
      officialGazetteFileId !== null && { officialGazetteFileId, officialGazette: files.paper(officialGazetteFileId) }),
  };
}
