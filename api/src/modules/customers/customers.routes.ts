import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { route } from '../../platform/route.ts';
import {
  AgentChange,
  AgentPatch,
  AgentInvitation,
  AgentParams,
  AgentRemoval,
  CustomerAgent,
  CustomerAgentsQuery,
} from './agents.schemas.ts';
import { ApprovalRules, ApprovalRulesChange, ApprovalRulesPatch } from './approval-rules.schemas.ts';
import {
  ApprovalRulesParams,
  BuyerRegistration,
  Customer,
  CustomerClosing,
  CustomerCreation,
  CustomerParams,
  CustomerProfile,
  CustomerProfileChange,
  CustomerProfilePatch,
  CustomerProfileQuery,
  Person,
} from './customers.schemas.ts';
import type { Customers } from './customers.service.ts';
import { EmailLink, EmailProof } from './emails.schemas.ts';

const EMAIL = '/customers/profile/email-verification';
const AGENTS = '/customers/profile/merchant-agents';

export function customerRoutes(app: FastifyInstance, customers: Customers) {
  route(app, 'customers', {
    method: 'POST',
    url: '/buyers',
    operationId: 'registerBuyer',
    graph: 'viewer',
    policy: 'user',
    summary: 'Says who a new buyer is; said again it says the same',
    body: BuyerRegistration,
    response: Person,
    handler: ({ actor, body }) => customers.register(actor, body),
  });
  route(app, 'customers', {
    url: '/customers',
    operationId: 'customers',
    graph: 'viewer.customers',
    policy: 'user',
    summary: 'The customers that the viewer belongs to or is invited to',
    response: Type.Array(Customer),
    handler: ({ actor }) => customers.customers(actor),
  });
  route(app, 'customers', {
    method: 'POST',
    url: '/customers/personcustomer',
    operationId: 'createCustomer',
    graph: 'viewer',
    policy: 'user',
    summary: 'Makes the viewer a customer, or the owner of a company that is one',
    body: CustomerCreation,
    response: Customer,
    rules: ({ actor }) => customers.creationRules(actor),
    handler: ({ actor, body, sender }) => customers.create(actor, body, sender),
  });
  route(app, 'customers', {
    url: '/customers/profile',
    operationId: 'customerProfile',
    graph: 'viewer.customerProfile',
    policy: 'user',
    summary: 'The viewer’s own data, those of a customer, and what is still missing',
    query: CustomerProfileQuery,
    response: CustomerProfile,
    handler: ({ actor, query }) => customers.profile(actor, query.customerId),
  });
  route(app, 'customers', {
    method: 'PUT',
    url: '/customers/profile',
    operationId: 'updateCustomerProfile',
    graph: 'viewer',
    policy: 'user',
    summary: 'Changes the data of the viewer, of a company that the viewer owns, or of both',
    body: CustomerProfileChange,
    patch: {
      body: CustomerProfilePatch,
      stored: ({ actor, ids }) => customers.storedProfile(actor, ids.customerId),
    },
    response: CustomerProfile,
    rules: ({ actor, body }) => customers.profileRules(actor, body),
    handler: ({ actor, body, sender }) => customers.saveProfile(actor, body, sender),
  });
  route(app, 'customers', {
    method: 'POST',
    url: '/customers/:id/close',
    operationId: 'closeCustomer',
    graph: 'viewer',
    policy: 'user',
    summary: 'Closes a company for good; nobody acts for it afterwards, and its confirmed number is free again',
    params: CustomerParams,
    body: CustomerClosing,
    response: Type.Array(Customer),
    rules: ({ actor, params }) => customers.closingRules(actor, params.id),
    handler: async ({ actor, params, body, sender }) => {
      await customers.closeCustomer(actor, params.id, body, sender);
      return customers.customers(actor);
    },
  });
  emailRoutes(app, customers);
  agentRoutes(app, customers);
  approvalRoutes(app, customers);
}

const APPROVAL_RULES = '/customers/:id/approval-rules';

function approvalRoutes(app: FastifyInstance, customers: Customers) {
  route(app, 'customers', {
    url: APPROVAL_RULES,
    operationId: 'approvalRules',
    graph: 'Customer.approvalRules',
    policy: 'user',
    summary: 'Above which amount who of a company must agree',
    params: ApprovalRulesParams,
    response: ApprovalRules,
    handler: ({ actor, params }) => customers.approvalRules(actor, params.id),
  });
  route(app, 'customers', {
    method: 'PUT',
    url: APPROVAL_RULES,
    operationId: 'changeApprovalRules',
    graph: 'viewer',
    policy: 'user',
    summary: 'Changes these rules, for what is asked from now on; owners only',
    params: ApprovalRulesParams,
    body: ApprovalRulesChange,
    patch: {
      body: ApprovalRulesPatch,
      stored: ({ actor, params }) => customers.approvalRules(actor, params.id),
    },
    response: ApprovalRules,
    handler: ({ actor, params, body, sender }) => customers.changeApprovalRules(actor, params.id, body, sender),
  });
}

function emailRoutes(app: FastifyInstance, customers: Customers) {
  route(app, 'customers', {
    method: 'POST',
    url: EMAIL,
    operationId: 'sendEmailLink',
    policy: 'user',
    summary: 'Sends a link to the viewer’s address for mails, which proves that the viewer reads them',
    description: 'A new address gets one by itself, as far as the limits allow. A newer link ends the one before.',
    response: EmailLink,
    handler: ({ actor }) => customers.sendEmailLink(actor),
  });
  route(app, 'customers', {
    method: 'POST',
    url: `${EMAIL}/confirm`,
    operationId: 'verifyEmail',
    graph: 'viewer',
    policy: 'user',
    summary: 'Takes the word of such a link, once',
    body: EmailProof,
    response: Person,
    handler: ({ actor, body, sender }) => customers.verifyEmail(actor, body, sender),
  });
}

function agentRoutes(app: FastifyInstance, customers: Customers) {
  route(app, 'customers', {
    url: AGENTS,
    operationId: 'customerAgents',
    graph: 'viewer.customerAgents',
    policy: 'user',
    summary: 'Owners and agents of a customer, for those who manage them',
    query: CustomerAgentsQuery,
    response: Type.Array(CustomerAgent),
    handler: ({ actor, query }) => customers.agents(actor, query.customerId),
  });
  route(app, 'customers', {
    method: 'POST',
    url: AGENTS,
    operationId: 'inviteCustomerAgent',
    graph: 'viewer',
    policy: 'user',
    summary: 'Invites a phone to act for a customer',
    body: AgentInvitation,
    response: CustomerAgent,
    rules: ({ actor, body }) => customers.invitationRules(actor, body),
    handler: ({ actor, body, sender }) => customers.invite(actor, body, sender),
  });
  route(app, 'customers', {
    method: 'PUT',
    url: AGENTS,
    operationId: 'updateCustomerAgent',
    graph: 'viewer',
    policy: 'user',
    summary: 'Changes what somebody may do for a customer',
    body: AgentChange,
    patch: {
      body: AgentPatch,
      stored: ({ actor, ids }) => customers.storedAgent(actor, ids.agentId),
    },
    response: CustomerAgent,
    rules: ({ actor, body }) => customers.changeRules(actor, body),
    handler: ({ actor, body, sender }) => customers.change(actor, body, sender),
  });
  route(app, 'customers', {
    method: 'DELETE',
    url: AGENTS,
    operationId: 'removeCustomerAgent',
    graph: 'viewer',
    policy: 'user',
    summary: 'Takes an agent away from a customer, or lets the viewer leave it',
    body: AgentRemoval,
    response: CustomerAgent,
    handler: ({ actor, body, sender }) => customers.remove(actor, body, sender),
  });
  for (const [verb, isAccepted] of [
    ['accept', true],
    ['decline', false],
  ] as const) {
    route(app, 'customers', {
      method: 'POST',
      url: `${AGENTS}/:id/${verb}`,
      operationId: `${verb}CustomerInvitation`,
      graph: 'viewer',
      policy: 'user',
      summary: isAccepted ? 'Takes an invitation to act for a customer' : 'Refuses an invitation to act for a customer',
      params: AgentParams,
      response: Type.Array(Customer),
      handler: async ({ actor, params, sender }) => {
        await customers.answer(actor, params.id, isAccepted, sender);
        return customers.customers(actor);
      },
    });
  }
}
