import type { Config } from '../../platform/config.ts';
import type { Module } from '../../platform/modules/module.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import { customerEvents } from './customers.events.ts';
import * as enums from './customers.enums.ts';
import { customerErrors } from './customers.errors.ts';
import { customerForms } from './customers.forms.ts';
import { hasMembershipOf } from './customers.repository.ts';
import { customerRoutes } from './customers.routes.ts';
import { makeCustomers } from './customers.service.ts';
import { makeEmails } from './emails.service.ts';
import { customerMails } from './mails.ts';
import { customerNotices } from './notices.ts';

type Parts = Omit<Parameters<typeof makeCustomers>[0], 'emails'> & {
  outbox: Outbox;
  mailLimits: Config['mailLimits'];
  publicOrigin: string;
};

/** Files of companies, as their links name them. */
const companyFiles = { table: 'file_links', id: 'file_id', parent: 'object_id' };

export function customersModule({ outbox, mailLimits, publicOrigin, ...parts }: Parts) {
  const emails = makeEmails({ db: parts.db, clock: parts.clock, outbox, limits: mailLimits, publicOrigin });
  const customers = makeCustomers({ ...parts, emails });
  return {
    name: 'customers',
    about: 'The person behind a user, customers, and who may act for them.',
    events: [customerEvents],
    errors: customerErrors,
    enums,
    mails: customerMails,
    notices: customerNotices,
    forms: customerForms,
    routes: (v1) => customerRoutes(v1, customers),
    linkOwners: {
      // Every member sees the company's logo and papers.
      CUSTOMER: {
        canSee: async (actor, ids) =>
          actor !== undefined && (await hasMembershipOf(parts.db, actor.userId, ids, parts.clock.now())),
      },
    },
    personal: { customers: customers.personal },
    recurring: { 'forget-mail-links': { everyMinutes: 10, run: emails.forgetOld } },
    nodes: [
      { type: 'Person', table: 'persons' },
      { type: 'Customer', table: 'customers' },
      { type: 'CustomerAgent', table: 'customer_members', parent: 'customer_id' },
      { type: 'CompanyLogo', ...companyFiles, where: `role = 'LOGO'` },
      { type: 'CompanyPaper', ...companyFiles, where: `role = 'OFFICIAL_GAZETTE'` },
    ],
    service: customers,
  } satisfies Module;
}
