import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/route.ts';
import { AccountClosing, AccountExport, ClosedAccount } from './account.schemas.ts';
import type { Account } from './account.service.ts';

export function accountRoutes(app: FastifyInstance, account: Account) {
  route(app, 'account', {
    url: '/account/export',
    operationId: 'accountExport',
    graph: 'viewer.accountExport',
    policy: 'user',
    summary: 'Everything that is kept of the viewer',
    response: AccountExport,
    handler: ({ actor }) => account.export(actor),
  });
  route(app, 'account', {
    method: 'POST',
    url: '/account/close',
    operationId: 'closeAccount',
    policy: 'user',
    summary: 'Closes the viewer’s account for good and logs it out everywhere',
    description:
      'What money moved stays, without the person. The phone is free again: a later login with it makes a new account.',
    body: AccountClosing,
    response: ClosedAccount,
    rules: ({ actor }) => account.closingRules(actor),
    handler: ({ actor, body, sender }) => account.close(actor, body, sender),
  });
}
