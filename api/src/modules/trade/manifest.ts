import type { Module } from '../../platform/modules/module.ts';
import { makeAnchoring } from './anchors.ts';
import { makeAnswers } from './answers.service.ts';
import { makeClosing } from './closing.ts';
import { tradeNotices } from './notices.ts';
import { makeOrders, type OrderParts } from './orders.service.ts';
import { makePublication } from './publication.service.ts';
import { forgetRequester, readRequestsBy } from './requests.repository.ts';
import { makeRequests } from './requests.service.ts';
import { makeTradeSteps } from './steps.ts';
import { makeTradeClock } from './trade-clock.ts';
import * as enums from './trade.enums.ts';
import { tradeErrors } from './trade.errors.ts';
import { tradeForms } from './trade.forms.ts';
import { answerRoutes, orderRoutes, tradeReadingRoutes } from './trade.routes.ts';

type Parts = Omit<OrderParts, 'steps'> & Omit<Parameters<typeof makePublication>[0], 'steps'>;

export function tradeModule(given: Parts) {
  const parts = { ...given, steps: makeTradeSteps(given) };
  const services = {
    requests: makeRequests(parts),
    orders: makeOrders(parts),
    publication: makePublication(parts),
    answers: makeAnswers(parts),
  };
  return {
    name: 'trade',
    about: 'What buyers want from sellers, from the draft to its end.',
    errors: tradeErrors,
    enums,
    forms: tradeForms,
    notices: tradeNotices,
    queues: makeTradeClock(parts),
    recurring: { 'trade-anchors': makeAnchoring(parts) },
    routes: (v1) => {
      tradeReadingRoutes(v1, services);
      orderRoutes(v1, services);
      answerRoutes(v1, services);
    },
    personal: {
      tradeRequests: { read: (userId) => readRequestsBy(parts.db, userId), forget: forgetRequester },
    },
    service: makeClosing(parts),
  } satisfies Module;
}
