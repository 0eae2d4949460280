import { type MetaFunction, useLoaderData } from 'react-router-dom';
import { Tabs } from '../../../design/Tabs.tsx';
import { answerPlainForm } from '../../../platform/forms/plain/answerPlainForm.ts';
import { found, load, type ScreenArgs } from '../../../platform/graph/load.ts';
import type { TradeSide } from '../../../platform/graph/types.generated.ts';
import { useGraph } from '../../../platform/graph/useGraph.ts';
import { LinkButton } from '../../../design/LinkButton.tsx';
import { marketPath } from '../../sourcing/market/paths.ts';
import { newOpenHref } from '../../sourcing/open/paths.ts';
import { head } from '../../../platform/head/head.ts';
import { keepToPages } from '../../../platform/site/keepToPages.ts';
import { plainCopyForms } from '../../sourcing/again/plain/copyPlainly.ts';
import { TradeSummaryDocument, type TradeSummaryQuery } from '../../tradeSteps/components/TradeSummary.generated.ts';
import { WaitingCount } from '../../tradeSteps/components/WaitingRequests.tsx';
import { listHref, listVariables, readList } from '../list/list.ts';
import { RequestFilter } from '../list/RequestFilter.tsx';
import { RequestList } from '../list/RequestList.tsx';
import { tradeMessages as words } from '../../tradeSteps/messages.ts';
import { TradeRequestsScreenDocument } from './TradeRequestsScreen.generated.ts';

type Summaries = NonNullable<NonNullable<TradeSummaryQuery['viewer']>['tradeRequestsSummary']>['sides'];

async function open(args: ScreenArgs) {
  const state = readList(args);
  const summary = load(args, TradeSummaryDocument, {});
  const side = state.side ?? usualSide((await summary).viewer?.tradeRequestsSummary?.sides ?? []);
  const variables = listVariables(state, side);
  const [{ viewer }] = await Promise.all([load(args, TradeRequestsScreenDocument, variables), summary]);
  const { totalCount } = found(args, viewer?.tradeRequests);
  keepToPages(args, { ...variables, totalCount });
  return { state, side, variables };
}

/** Who only sells is shown what was ordered there; everybody else what they order themselves. */
function usualSide(sides: Summaries): TradeSide {
  const has = (of: TradeSide) => sides.some(({ side, counts }) => side === of && counts.length > 0);
  return has('SELLER') && !has('BUYER') ? 'SELLER' : 'BUYER';
}

export const loader = open;
export const clientLoader = open;

/** Forms without script. */
export const action = (args: ScreenArgs) => answerPlainForm<object>(args, plainCopyForms);

export const meta: MetaFunction<typeof loader> = (args) =>
  head(args, { title: words.title, description: words.description });

/** The orders of the viewer's companies: those they gave, and those they got. */
export default function TradeRequestsScreen() {
  const { state, side, variables } = useLoaderData<typeof loader>();
  const { viewer, tradeStatuses } = useGraph(TradeRequestsScreenDocument, variables).data;
  const sides = useGraph(TradeSummaryDocument, {}).data.viewer?.tradeRequestsSummary?.sides ?? [];
  const list = viewer?.tradeRequests;
  // The loader made it sure.
  if (!list) return null;
  const ofSide = (of: TradeSide) => sides.find((each) => each.side === of);
  // Beside words and days the states are counted by them; the tabs lead to the whole lists.
  const counted = viewer.narrowed?.sides.find((each) => each.side === side) ?? ofSide(side);
  const states = tradeStatuses?.values;
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1>{words.title}</h1>
        {side === 'BUYER' ? (
          <LinkButton href={newOpenHref}>{words.askSeveral}</LinkButton>
        ) : (
          <LinkButton href={marketPath}>{words.openRequests}</LinkButton>
        )}
      </div>
      <Tabs
        label={words.sides}
        items={(['BUYER', 'SELLER'] as const).map((each) => ({
          href: listHref({ side: each }),
          label: (
            <span className="inline-flex items-center gap-2">
              {words.side[each]}
              <WaitingCount count={ofSide(each)?.waiting ?? 0} />
            </span>
          ),
          current: each === side,
        }))}
      />
      <RequestFilter
        side={side}
        state={state}
        waiting={counted?.waiting ?? 0}
        counts={counted?.counts ?? []}
        states={states}
      />
      <RequestList side={side} state={state} waiting={viewer.waiting} list={list} states={states} />
    </div>
  );
}
