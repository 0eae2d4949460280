import { Type, type Static, type TObject } from 'typebox';
import type { FieldError } from '../../platform/field-error.ts';
import { patchOf } from '../../platform/patch.ts';
import { type Across, Id, Instant, line, named, object, Rial, typed, Version } from '../../platform/schema.ts';
import { AgentPermission, AgentStatus } from './customers.enums.ts';

const terms = {
  displayName: line('As the customer calls the agent.', 2, 60, 'رضا کریمی'),
  jobTitle: Type.Optional(line('What the agent does.', 2, 100, 'کارشناس خرید')),
  permissions: Type.Array(AgentPermission, { description: 'What the agent may do.', uniqueItems: true, maxItems: 15 }),
  spendLimitPerRequestRial: Type.Optional(Rial('At most this much in one request; no limit without it.')),
  spendLimitPerMonthRial: Type.Optional(Rial('At most this much in a Jalali month; no limit without it.')),
  validFrom: Type.Optional(Instant('First moment at which the agent may act; at once where null.')),
  validTo: Type.Optional(Instant('Last moment at which the agent may act; without end where null.')),
};

type Terms = Static<TObject<typeof terms>>;
/** What holds between the terms of an agent. */
const inOrder: Across<Terms>[] = [
  {
    reads: ['validFrom', 'validTo'],
    judge: ({ validFrom, validTo }) =>
      validFrom && validTo && Date.parse(validFrom) >= Date.parse(validTo)
        ? { field: 'validTo', code: 'ENDS_BEFORE_START' }
        : undefined,
  },
  {
    reads: ['spendLimitPerRequestRial', 'spendLimitPerMonthRial'],
    judge: ({ spendLimitPerRequestRial: request, spendLimitPerMonthRial: month }) =>
      request && month && BigInt(request) > BigInt(month)
        ? { field: 'spendLimitPerRequestRial', code: 'ABOVE_MONTH_LIMIT' }
        : undefined,
  },
];
const withoutPermission: FieldError = { field: 'permissions', code: 'SELECT_ONE' };

export const CustomerAgent = named(
  'CustomerAgent',
  'Somebody who may act for a customer: an owner or an agent.',
  object({
    id: Id('Id of the membership.'),
    customerId: Id('The company that is acted for.'),
    version: Version,
    phone: Type.String({ description: 'The phone that was invited.', examples: ['09121234567'] }),
    isOwner: Type.Boolean({ description: 'True if the agent is an owner, who has every permission.' }),
    isSelf: Type.Boolean({ description: 'Whether it is the viewer.' }),
    status: AgentStatus,
    ...terms,
  }),
);
export type CustomerAgent = Static<typeof CustomerAgent>;

export const CustomerAgentsQuery = object({ customerId: Id('Id of the company whose agents are listed.') });

export const AgentInvitation = named(
  'AgentInvitation',
  'Whom to invite, and what they may do.',
  object({
    customerId: Id('The company that is acted for.'),
    phone: typed('mobile', 'A mobile phone in any usual spelling.', '09121234567', { maxLength: 40 }),
    ...terms,
  }),
  [
    ...inOrder,
    {
      reads: ['permissions'],
      judge: ({ permissions }) => (permissions.length === 0 ? withoutPermission : undefined),
    },
  ],
);
export type AgentInvitation = Static<typeof AgentInvitation>;

export const AgentChange = named(
  'AgentChange',
  'The whole of an agent’s terms as they are to be.',
  object({
    agentId: Id('The membership that is changed.'),
    version: Version,
    isOwner: Type.Boolean({ description: 'Makes an owner, or of an owner an agent again; owners only.' }),
    isSuspended: Type.Boolean({ description: 'Whether the agent may do nothing for now.' }),
    ...terms,
  }),
  [
    ...inOrder,
    {
      reads: ['permissions', 'isOwner'],
      // Owners may everything without being told.
      judge: ({ permissions, isOwner }) => (permissions.length === 0 && !isOwner ? withoutPermission : undefined),
    },
  ],
);
export type AgentChange = Static<typeof AgentChange>;
export const AgentPatch = patchOf(AgentChange, { perWrite: ['agentId'] });

export const AgentRemoval = named(
  'AgentRemoval',
  'Whom to remove; everybody may remove themselves.',
  object({ agentId: Id('The membership that is ended.'), version: Version }),
);
export type AgentRemoval = Static<typeof AgentRemoval>;

export const AgentParams = object({ id: Id('Id of the membership that one was invited to (`CustomerAgent.id`).') });
