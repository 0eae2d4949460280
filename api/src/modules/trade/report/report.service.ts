import type { Actor } from '../../../platform/actor.ts';
import { readEventsOfEach } from '../timeline/events.repository.ts';
import { groundOf } from '../../sourcing/requests/ground.ts';
import { toQuotes } from '../../sourcing/quotes/quote-shown.ts';
import { readWholeQuotes } from '../../sourcing/quotes/whole-quotes.ts';
import { readRequestsByIds, type TradeRequestRow } from '../../sourcing/requests/requests.repository.ts';
import { toEvent } from '../page/requests.service.ts';
import { readParts, type Viewed } from '../page/request-parts.ts';
import { toRequest } from '../page/shown.ts';
import { isPartyTo, type Standing, standingOf, viewedBy } from '../../sourcing/requests/standing.ts';
import type { StepParts, TradeSteps } from '../../sourcing/requests/steps.ts';
import { figuresOf } from './figures.ts';
import { readAgreements } from './report.repository.ts';
import type { TradeReport, TradeReportsQuery } from './report.schemas.ts';
import { toAgreement, toReportLines } from './shown-report.ts';

const MOST_EVENTS = 1_000;

/** What happened to requests and what they cost, for both companies of each. */
export function makeReports(given: StepParts & { steps: TradeSteps }) {
  const { db, clock, customers, files, reference, steps } = given;
  /** However many requests: so many reads. */
  async function report(viewed: readonly Viewed[]): Promise<TradeReport[]> {
    const ids = viewed.map(({ row }) => row.id);
    const of = (side: Standing['side']) =>
      viewed.filter(({ standing }) => standing.side === side).map(({ standing }) => standing.membership.customerId);
    const parties = { buyers: of('BUYER'), sellers: of('SELLER') };
    const [partsOf, quotes, events, agreements, units] = await Promise.all([
      readParts(db, viewed, { customers, clock }),
      readWholeQuotes(db, ids),
      readEventsOfEach(db, ids, parties, MOST_EVENTS),
      readAgreements(db, ids),
      reference.unitTable(),
    ]);
    const eventsOf = Map.groupBy(events, ({ requestId }) => requestId);
    const now = clock.now();
    const rules = await groundOf(given);
    return viewed.map(({ row, standing }) => {
      const parts = partsOf(row.id);
      const ground = { units, now, rules, linkTo: files.linkTo };
      const own = new Set([standing.membership.customerId]);
      const seen = {
        quotes: toQuotes(quotes, { row, standing, units, now, colleagues: [] }).filter(
          ({ round }) => round !== undefined,
        ),
        events: (eventsOf.get(row.id) ?? []).map((each) => toEvent(each, own, { request: row, units })).reverse(),
      };
      const agreement = seesAgreement(row, standing)
        ? agreements.find(({ requestId }) => requestId === row.id)
        : undefined;
      const agreed = agreement?.agreed;
      return {
        tradeRequestId: row.id,
        request: toRequest(row, parts, standing, ground),
        lines: agreed ? toReportLines(agreed, { ...parts, asked: parts.lines, units }) : [],
        ...seen,
        ...(agreement && { agreement: toAgreement(agreement) }),
        figures: figuresOf({ ...parts, row, agreed, ...seen, now }),
      };
    });
  }

  return {
    /** @throws Problem 404 for strangers, 403 for members without a part in trade */
    async ofRequest(actor: Actor, id: string): Promise<TradeReport> {
      const [made] = await report([await steps.find(actor, id)]);
      return made!;
    },

    /** Those of the requests in which the viewer has a part; all others are left out. */
    async ofRequests(actor: Actor, { tradeRequestIds }: TradeReportsQuery): Promise<TradeReport[]> {
      const rows = await readRequestsByIds(db, tradeRequestIds);
      const memberships = await customers.memberships(db, actor);
      const own = rows.filter((row) => isPartyTo(row, memberships)).map((row) => viewedBy(row, memberships));
      return report(own.map((row) => ({ row, standing: standingOf(row, memberships, actor.userId) })));
    },
  };
}

/** A seller who was not chosen sees nothing of what others agreed to. */
const seesAgreement = ({ participationStatus }: TradeRequestRow, { side }: Standing) =>
  side === 'BUYER' || participationStatus === 'SELECTED';
