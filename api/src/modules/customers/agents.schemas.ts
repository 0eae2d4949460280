import { Type, type Static } from 'typebox';
import { Id, Instant, named, object, Rial, Version } from '../../platform/schema.ts';
import { AgentPermission, AgentStatus } from './customers.schemas.ts';

const terms = {
  displayName: Type.String({ description: 'As the customer calls the agent.', minLength: 2, maxLength: 60 }),
  jobTitle: Type.Optional(Type.String({ description: 'What the agent does.', minLength: 2, maxLength: 100 })),
  permissions: Type.Array(AgentPermission, { description: 'What the agent may do.', uniqueItems: true, maxItems: 8 }),
  spendLimitPerRequestRial: Type.Optional(Rial('At most this much in one request; no limit without it.')),
  spendLimitPerMonthRial: Type.Optional(Rial('At most this much in a Jalali month; no limit without it.')),
  validFrom: Type.Optional(Instant('Not before.')),
  validTo: Type.Optional(Instant('Not after.')),
};

export const CustomerAgent = named(
  'CustomerAgent',
  'Somebody who may act for a customer: an owner or an agent.',
  object({
    id: Id('Identifier.'),
    customerId: Id('For whom.'),
    version: Version,
    phone: Type.String({ description: 'The phone that was invited.', examples: ['09121234567'] }),
    isOwner: Type.Boolean({ description: 'Owners may everything.' }),
    isSelf: Type.Boolean({ description: 'Whether it is the viewer.' }),
    status: AgentStatus,
    ...terms,
  }),
);
export type CustomerAgent = Static<typeof CustomerAgent>;

export const CustomerAgentsQuery = object({ customerId: Id('Whose agents.') });

export const AgentInvitation = named(
  'AgentInvitation',
  'Whom to invite, and what they may do.',
  object({
    customerId: Id('For whom.'),
    phone: Type.String({ description: 'A mobile phone in any usual spelling.', minLength: 1, maxLength: 40 }),
    ...terms,
  }),
);
export type AgentInvitation = Static<typeof AgentInvitation>;

export const AgentChange = named(
  'AgentChange',
  'The whole of an agent’s terms as they are to be.',
  object({
    agentId: Id('Which agent.'),
    version: Version,
    isOwner: Type.Boolean({ description: 'Makes an owner, or of an owner an agent again; owners only.' }),
    isSuspended: Type.Boolean({ description: 'Whether the agent may do nothing for now.' }),
    ...terms,
  }),
);
export type AgentChange = Static<typeof AgentChange>;

export const AgentRemoval = named(
  'AgentRemoval',
  'Whom to remove; everybody may remove themselves.',
  object({ agentId: Id('Which agent.'), version: Version }),
);
export type AgentRemoval = Static<typeof AgentRemoval>;

export const AgentParams = object({ id: Id('The membership.') });
