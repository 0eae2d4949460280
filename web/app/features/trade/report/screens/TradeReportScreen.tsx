import { type MetaFunction, useLoaderData } from 'react-router-dom';
import { found, load, type ScreenArgs } from '../../../../platform/graph/load.ts';
import { readFragment } from '../../../../platform/graph/readFragment.ts';
import { useGraph } from '../../../../platform/graph/useGraph.ts';
import { head } from '../../../../platform/head/head.ts';
import type { Room_LabelsFragment as Labels } from '../../room/Room.generated.ts';
import { RoomLabelsDocument } from '../../../tradeSteps/steps/RoomLabels.generated.ts';
import { Papers } from '../Papers.tsx';
import { readPaper } from '../papers.ts';
import { reportMessages as words, reportTexts } from '../messages.ts';
import { allQuotesOf } from '../parts.ts';
import type { Report_RequestFragment as Request } from '../Report.generated.ts';
import { TradeReportScreenDocument } from './TradeReportScreen.generated.ts';

async function open(args: ScreenArgs) {
  const choice = readPaper(args);
  const variables = { id: args.params.id ?? '' };
  const [answer] = await Promise.all([
    load(args, TradeReportScreenDocument, variables),
    load(args, RoomLabelsDocument, {}, { shared: true }),
  ]);
  const request = found(args, answer.viewer?.tradeRequest);
  const shown = readFragment<Request>(request);
  const { report } = shown;
  found(args, report);
  // A paper that the order has not is no page.
  if (choice.paper === 'agreement') found(args, report?.agreement);
  if (choice.paper === 'offer')
    found(
      args,
      allQuotesOf(shown).find(({ id }) => choice.offerId === undefined || id === choice.offerId),
    );
  return { choice, variables, title: reportTexts(shown).titleOf(words.paper[choice.paper], request.number) };
}

export const loader = open;
export const clientLoader = open;

export const meta: MetaFunction<typeof loader> = (args) =>
  head(args, {
    title: args.loaderData?.title ?? words.paper.report,
    description: words.description,
  });

/** What happened to an order and what it cost, and its papers, for the screen and for print. */
export default function TradeReportScreen() {
  const { choice, variables } = useLoaderData<typeof loader>();
  const { data } = useGraph(TradeReportScreenDocument, variables);
  const { data: labels } = useGraph(RoomLabelsDocument, {});
  // The loader made it sure.
  if (!data.viewer?.tradeRequest) return null;
  const request = readFragment<Request>(data.viewer.tradeRequest);
  return <Papers request={request} labels={readFragment<Labels>(labels)} choice={choice} />;
}
