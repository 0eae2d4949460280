import { customerEvents } from '../customers/index.ts';
import { deadlineIn } from '../../platform/calendar.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Module } from '../../platform/modules/module.ts';
import type { Catalog } from '../catalog/index.ts';
import type { Customers } from '../customers/index.ts';
import type { Geography } from '../geography/index.ts';
import type { Reference } from '../reference/index.ts';
import type { Settings } from '../settings/index.ts';
import { delegationEventNotices } from './delegation-events.ts';
import { merchantEventNotices } from './merchant-events.ts';
import { delegationEvents, merchantEvents } from './merchants.events.ts';
import { makeDelegationAnswers } from './delegation-answers.service.ts';
import { makeDelegationClock } from './delegation-clock.ts';
import { makeDelegationSteps } from './delegation-steps.ts';
import { delegationRoutes } from './delegations.routes.ts';
import { makeDelegations } from './delegations.service.ts';
import * as enums from './merchants.enums.ts';
import { merchantErrors } from './merchants.errors.ts';
import { merchantForms } from './merchants.forms.ts';
import { merchantRoutes } from './merchants.routes.ts';
import { makeMerchants } from './merchants.service.ts';
import { delegationNotices, merchantNotices } from './notices.ts';
import { readWaitingDelegations } from './delegation-queue.repository.ts';
import { ownDelegationRoutes } from './own-delegations.routes.ts';
import { makeOwnDelegations } from './own-delegations.service.ts';
import { type DelegationFiles, makeDelegationWords, makeShownDelegations } from './own-delegations.shown.ts';
import { readWaiting } from './own-merchants.repository.ts';
import { ownMerchantRoutes } from './own-merchants.routes.ts';
import { makeOwnMerchants, type MerchantOffers } from './own-merchants.service.ts';
import { makeOwnShown } from './own-merchants.shown.ts';
import { makeSaleSettings } from './sale-settings.service.ts';
import { makeStaffDelegations } from './staff-delegations.service.ts';
import { makeStaffMerchants } from './staff-merchants.service.ts';

type Parts = {
  db: Database;
  clock: Clock;
  catalog: Catalog;
  geography: Geography;
  reference: Pick<Reference, 'isHoliday'>;
  customers: Pick<Customers, 'memberships' | 'actingFor' | 'lockCustomer'>;
  offers: MerchantOffers;
  files: DelegationFiles;
  settings: Pick<Settings, 'at'>;
};

/** domain rule: so many days to answer a request; on a day without work it is noon of the next one */
const ANSWER_DAYS = 30;

/** The written side of delegations. */
function makeWrittenDelegations(parts: Parts) {
  const words = makeDelegationWords(parts);
  const shown = makeShownDelegations({ ...parts, words });
  const steps = makeDelegationSteps({ ...parts, shown });
  const answerDue = async (now: Date) => deadlineIn(now, ANSWER_DAYS, await parts.reference.isHoliday());
  return {
    own: makeOwnDelegations({ ...parts, words, shown, steps, answerDue }),
    answers: makeDelegationAnswers({ ...parts, steps }),
    staff: makeStaffDelegations({ ...parts, shown, steps }),
  };
}

export function merchantsModule(parts: Parts) {
  const merchants = makeMerchants(parts);
  const delegations = makeDelegations(parts);
  const saleSettings = makeSaleSettings(parts);
  const shown = makeOwnShown({ clock: parts.clock, saleSettings });
  const ownMerchants = makeOwnMerchants({ ...parts, shown });
  const written = makeWrittenDelegations(parts);
  const delegationClock = makeDelegationClock(parts);
  const staffMerchants = makeStaffMerchants({ ...parts, shown });
  return {
    name: 'merchants',
    about: 'Sellers, whom they sell for, where and until when.',
    events: [merchantEvents, delegationEvents],
    eventNotices: { Merchant: merchantEventNotices, Delegation: delegationEventNotices },
    inTransaction: [
      {
        events: customerEvents.definitions,
        handle: (tx, { aggregateId }) => ownMerchants.customerClosed(tx, aggregateId),
      },
    ],
    errors: merchantErrors,
    enums,
    forms: merchantForms,
    notices: { ...merchantNotices, ...delegationNotices },
    ...delegationClock,
    linkOwners: {
      DELEGATION: { canSee: (actor, ids) => written.own.canSeePaper(actor, ids) },
    },
    staffQueues: {
      MERCHANTS: { action: 'SELLERS_DECIDE', targetDays: 2, read: () => readWaiting(parts.db) },
      DELEGATIONS: {
        action: 'EVIDENCE_CHECK',
        targetDays: 3,
        read: (now) => readWaitingDelegations(parts.db, now),
      },
    },
    routes: (v1) => {
      merchantRoutes(v1, merchants, saleSettings);
      delegationRoutes(v1, delegations);
      ownDelegationRoutes(v1, written);
      ownMerchantRoutes(v1, ownMerchants, staffMerchants);
    },
    things: {
      MERCHANT: { find: merchants.merchant, names: async (ids) => (await merchants.merchants({ ids })).items },
    },
    nodes: [
      { type: 'Merchant', table: 'merchants' },
      { type: 'MerchantDelegation', table: 'merchant_delegations' },
      { type: 'MerchantSaleSetting', table: 'merchant_sale_settings', parent: 'merchant_id' },
      {
        type: 'CompanyPaper',
        table: 'file_links',
        id: 'file_id',
        parent: 'object_id',
        where: `object_type = 'DELEGATION'`,
      },
    ],
    service: { merchants, delegations, saleSettings, ownMerchants },
  } satisfies Module;
}
