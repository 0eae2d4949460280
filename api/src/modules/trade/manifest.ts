import { customerEvents } from '../customers/index.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Module } from '../../platform/modules/module.ts';
import { amountRoutes } from '../sourcing/lines/amounts/amounts.routes.ts';
import { makeAmounts } from '../sourcing/lines/amounts/amounts.service.ts';
import * as approvalEnums from '../approvals/approvals.enums.ts';
import { forgetApprovers, readAnswersBy } from '../approvals/approvals.repository.ts';
import { approvalRoutes } from '../approvals/approvals.routes.ts';
import { makeApprovals } from '../approvals/approvals.service.ts';
import { makeAsking } from '../approvals/asking.ts';
import { makeAnswers } from '../sourcing/requests/answers.service.ts';
import { askableRoutes } from '../sourcing/sellers/askable.routes.ts';
import { makeAskable } from '../sourcing/sellers/askable.service.ts';
import { forgetBasket, readBasketLines } from '../sourcing/basket/basket.repository.ts';
import { basketRoutes } from '../sourcing/basket/basket.routes.ts';
import { makeBaskets } from '../sourcing/basket/basket.service.ts';
import { documentEvents } from '../documents/documents.events.ts';
import { approvalEvents } from '../approvals/approvals.events.ts';
import { sourcingEvents } from '../sourcing/sourcing.events.ts';
import { orderEvents } from '../orders/orders.events.ts';
import { disputeEvents } from '../disputes/disputes.events.ts';
import { makeAnchoring } from '../../platform/domain-events/anchors.ts';
import { tradeChains } from '../documents/subject.events.ts';
import { makeCopying } from '../sourcing/requests/copying.service.ts';
import { makeClosing } from './closing.ts';
import { comparisonRoutes } from '../sourcing/comparison/comparison.routes.ts';
import { type ComparisonParts, makeComparisons } from '../sourcing/comparison/comparison.service.ts';
import * as consentEnums from '../orders/changes/consents.enums.ts';
import { makeConsentClock } from '../orders/changes/consent-work.ts';
import { consentRoutes } from '../orders/changes/consents.routes.ts';
import { makeConsents } from '../orders/changes/consents.service.ts';
import { makeDisputeClock } from '../disputes/dispute-work.ts';
import * as disputeEnums from '../disputes/disputes.enums.ts';
import { readWaiting } from '../disputes/disputes.repository.ts';
import { disputeRoutes, settlementRoutes, staffDisputeRoutes } from '../disputes/disputes.routes.ts';
import { makeDisputes } from '../disputes/disputes.service.ts';
import { makeStaffDisputes } from '../disputes/staff-disputes.service.ts';
import { DECIDERS } from '../disputes/states.ts';
import * as documentEnums from '../documents/documents.enums.ts';
import * as subjectEnums from '../documents/subject.enums.ts';
import * as shipmentEnums from '../orders/fulfilment/shipments.enums.ts';
import * as basketEnums from '../sourcing/basket/basket.enums.ts';
import * as importEnums from '../sourcing/lines/import/import.enums.ts';
import * as participationEnums from '../sourcing/participations/participations.enums.ts';
import { DOCUMENT_TYPE } from '../documents/document-files.ts';
import { documentRoutes } from '../documents/documents.routes.ts';
import { makeDocuments } from '../documents/documents.service.ts';
import { fulfilmentRoutes } from '../orders/fulfilment/fulfilment.routes.ts';
import { makeFulfilment } from '../orders/fulfilment/fulfilment.service.ts';
import { makeFulfilmentClock } from '../orders/fulfilment/fulfilment-work.ts';
import { makeLostParties } from './lost-parties.ts';
import * as milestoneEnums from '../orders/milestones/milestones.enums.ts';
import { makeMilestoneClock } from '../orders/milestones/milestone-work.ts';
import { milestoneRoutes } from '../orders/milestones/milestones.routes.ts';
import { makeMilestones } from '../orders/milestones/milestones.service.ts';
import { tradeNodes } from './trade-nodes.ts';
import { tradeNotices } from './notices.ts';
import { openRequestRoutes, participationRoutes } from '../sourcing/rfq/open.routes.ts';
import { makeOpenList } from '../sourcing/rfq/open-list.service.ts';
import { makeOpenRequests } from '../sourcing/rfq/open-requests.service.ts';
import { makeSuspended } from '../sourcing/rfq/suspended.ts';
import { makeParticipations } from '../sourcing/rfq/participations.service.ts';
import { makeMoving } from '../sourcing/requests/moving.service.ts';
import { makeOrders, type OrderParts } from '../sourcing/requests/orders.service.ts';
import { makePasted, type PastedParts } from '../sourcing/lines/import/parse.service.ts';
import { pastedRoutes } from '../sourcing/lines/import/pasted.routes.ts';
import { makePublication } from '../sourcing/requests/publication.service.ts';
import { makeQuoteDrafts } from '../sourcing/quotes/quote-drafts.service.ts';
import { makeQuoteSteps } from '../sourcing/quotes/quote-steps.service.ts';
import * as quoteEnums from '../sourcing/quotes/quotes.enums.ts';
import { forgetAuthor } from '../sourcing/quotes/quotes.repository.ts';
import { quoteDraftRoutes, quoteReadingRoutes, quoteStepRoutes } from '../sourcing/quotes/quotes.routes.ts';
import { makeQuotes } from '../sourcing/quotes/quotes.service.ts';
import { reportRoutes } from './report/report.routes.ts';
import { makeReports } from './report/report.service.ts';
import { readHasBought } from '../sourcing/requests/bought.repository.ts';
import { readOpenBetween } from '../sourcing/requests/open-requests.repository.ts';
import { forgetRequester, readRequestsBy } from '../sourcing/requests/requesters.repository.ts';
import { tradeReadingRoutes } from './page/requests.routes.ts';
import { makeRequests } from './page/requests.service.ts';
import { makeSeen } from '../sourcing/participations/seen.ts';
import * as stuckEnums from './stalled/stuck.enums.ts';
import { stuckRoutes } from './stalled/stuck.routes.ts';
import { makeStuck, STUCK_READERS } from './stalled/stuck.service.ts';
import { makeTradeSteps } from '../sourcing/requests/steps.ts';
import { makeTradeClock } from '../sourcing/requests/trade-clock.ts';
import * as enums from '../sourcing/trade.enums.ts';
import { tradeErrors } from './trade.errors.ts';
import { tradeForms } from './trade.forms.ts';
import { answerRoutes, orderRoutes } from '../sourcing/requests/trade.routes.ts';

const forgetInTrade = async (tx: Tx, userId: string) => {
  await forgetRequester(tx, userId);
  await forgetAuthor(tx, userId);
};

type Parts = Omit<OrderParts, 'steps'> &
  Omit<Parameters<typeof makePublication>[0], 'steps' | 'asking'> &
  Omit<ComparisonParts, 'steps'> &
  Omit<Parameters<typeof makeDocuments>[0], 'steps'> &
  Parameters<typeof makeStaffDisputes>[0] &
  PastedParts;

const withSteps = (given: Parts) => ({ ...given, steps: makeTradeSteps(given), asking: makeAsking(given) });
type Stepping = ReturnType<typeof withSteps>;

/** What several of the routes, queues and jobs of this module use. */
function makeServices(parts: Stepping) {
  const publication = makePublication(parts);
  const quotes = makeQuotes(parts);
  const quoteSteps = makeQuoteSteps({ ...parts, quotes });
  const orders = makeOrders(parts);
  const openRequests = makeOpenRequests(parts);
  return {
    requests: makeRequests(parts),
    orders,
    copying: makeCopying({ ...parts, orders, openRequests }),
    publication,
    approvals: makeApprovals({
      ...parts,
      publishing: { ...publication, reject: publication.return, withdraw: publication.withdrawConfirmation },
      acts: { LIST_ORDER: publication.agreed, ACCEPT: quoteSteps.acceptAgreed, COUNTER: quoteSteps.sendAgreed },
    }),
    answers: makeAnswers(parts),
    moving: makeMoving({ ...parts, orders }),
    quotes,
    openList: makeOpenList(parts),
    openRequests,
    participations: makeParticipations(parts),
    quoteDrafts: makeQuoteDrafts({ ...parts, quotes }),
    quoteSteps,
    documents: makeDocuments(parts),
    disputes: makeDisputes(parts),
    stuck: makeStuck(parts),
  };
}
type Services = ReturnType<typeof makeServices>;

export function tradeModules(given: Parts) {
  const parts = withSteps(given);
  const services = makeServices(parts);
  return {
    documents: documentsModule(services),
    approvals: approvalsModule(parts, services),
    sourcing: sourcingModule(parts, services),
    orders: ordersModule(parts),
    disputes: disputesModule(parts, services),
    trade: tradeModule(parts, services),
  };
}

const documentsModule = ({ documents }: Services) =>
  ({
    name: 'documents',
    about: 'Documents that buyer and seller hand to each other about a request or an order.',
    enums: { ...subjectEnums, ...documentEnums },
    events: [documentEvents],
    linkOwners: { [DOCUMENT_TYPE]: { canSee: (actor, ids) => documents.canSee(actor, ids) } },
    routes: (v1) => documentRoutes(v1, documents),
    service: undefined,
  }) satisfies Module;

const approvalsModule = (parts: Stepping, services: Services) =>
  ({
    name: 'approvals',
    about: 'Second approvals of a company for what one person may not decide alone.',
    enums: approvalEnums,
    events: [approvalEvents],
    recurring: { 'trade-approvals': { everyMinutes: 30, run: services.approvals.lapseForgotten } },
    routes: (v1) => approvalRoutes(v1, services),
    personal: {
      tradeApprovals: { read: (userId) => readAnswersBy(parts.db, userId), forget: forgetApprovers },
    },
    service: undefined,
  }) satisfies Module;

const sourcingModule = (parts: Stepping, services: Services) =>
  ({
    name: 'sourcing',
    about: 'What buyers want from sellers, and what sellers offer for it, until both agree.',
    errors: tradeErrors,
    events: [sourcingEvents],
    enums: { ...enums, ...participationEnums, ...importEnums, ...basketEnums, ...quoteEnums },
    forms: tradeForms,
    queues: makeTradeClock(parts),
    recurring: { 'trade-suspended-sellers': makeSuspended(parts) },
    routes: (v1) => {
      openRequestRoutes(v1, services);
      participationRoutes(v1, services);
      orderRoutes(v1, services);
      answerRoutes(v1, services);
      quoteReadingRoutes(v1, services);
      quoteDraftRoutes(v1, services);
      quoteStepRoutes(v1, services);
      comparisonRoutes(v1, makeComparisons(parts));
      pastedRoutes(v1, makePasted(parts));
      amountRoutes(v1, makeAmounts(parts));
      basketRoutes(v1, makeBaskets(parts));
      askableRoutes(v1, makeAskable(parts));
    },
    personal: {
      tradeRequests: { read: (userId) => readRequestsBy(parts.db, userId), forget: forgetInTrade },
      tradeBasket: { read: (userId) => readBasketLines(parts.db, userId), forget: forgetBasket },
    },
    service: undefined,
  }) satisfies Module;

const ordersModule = (parts: Stepping) =>
  ({
    name: 'orders',
    about: 'What was agreed, and how it is fulfilled: shipments, milestones, changes that both sides consent to.',
    enums: { ...shipmentEnums, ...consentEnums, ...milestoneEnums },
    events: [orderEvents],
    queues: { ...makeFulfilmentClock(parts), ...makeMilestoneClock(parts), ...makeConsentClock(parts) },
    routes: (v1) => {
      fulfilmentRoutes(v1, makeFulfilment(parts));
      milestoneRoutes(v1, makeMilestones(parts));
      consentRoutes(v1, makeConsents(parts));
    },
    service: undefined,
  }) satisfies Module;

const disputesModule = (parts: Stepping, { disputes }: Services) =>
  ({
    name: 'disputes',
    about: 'Disputes about an order, from their opening to how they end.',
    enums: disputeEnums,
    events: [disputeEvents],
    queues: makeDisputeClock(parts),
    staffQueues: {
      DISPUTES: { action: DECIDERS, targetDays: 10, read: () => readWaiting(parts.db, 'DECISION') },
      DISPUTE_APPROVALS: { action: DECIDERS, targetDays: 3, read: () => readWaiting(parts.db, 'APPROVAL') },
    },
    routes: (v1) => {
      disputeRoutes(v1, disputes);
      settlementRoutes(v1, disputes);
      staffDisputeRoutes(v1, makeStaffDisputes(parts));
    },
    service: undefined,
  }) satisfies Module;

function tradeModule(parts: Stepping, services: Services) {
  const closing = makeClosing(parts);
  return {
    name: 'trade',
    about: 'Requests and orders as their sides see them: page, inbox, timeline, report, what is stalled.',
    enums: stuckEnums,
    notices: tradeNotices,
    inTransaction: [
      {
        events: customerEvents.definitions,
        handle: (tx, { aggregateId }) => closing.customerClosed(tx, aggregateId),
      },
    ],
    staffQueues: { STUCK_ORDERS: { action: STUCK_READERS, targetDays: 5, read: services.stuck.waiting } },
    recurring: { 'trade-anchors': makeAnchoring(parts, tradeChains), ...makeLostParties(parts) },
    routes: (v1) => {
      tradeReadingRoutes(v1, services);
      reportRoutes(v1, makeReports(parts));
      stuckRoutes(v1, services.stuck);
    },
    nodes: tradeNodes,
    service: { openOf: closing.openOf, seen: makeSeen(parts), openBetween: readOpenBetween, hasBought: readHasBought },
  } satisfies Module;
}
