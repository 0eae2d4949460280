import { type MetaFunction, useLoaderData } from 'react-router-dom';
import { answerPlainForm } from '../../../platform/forms/plain/answerPlainForm.ts';
import { askAnew } from '../../../platform/graph/ask.ts';
import { found, load, type ScreenArgs } from '../../../platform/graph/load.ts';
import { readFragment } from '../../../platform/graph/readFragment.ts';
import { useGraph } from '../../../platform/graph/useGraph.ts';
import { head } from '../../../platform/head/head.ts';
import { keepQuery } from '../../../platform/site/keepQuery.ts';
import { keepToPages } from '../../../platform/site/keepToPages.ts';
import { queryReader } from '../../../platform/site/queryReader.ts';
import { plainMessageForms, talkParameter } from '../../conversations/index.ts';
import { plainCopyForms } from '../../sourcing/again/plain/copyPlainly.ts';
import { requestTexts, tradeMessages as words } from '../../tradeSteps/messages.ts';
import type { EventItem_EventFragment as Event } from '../room/EventItem.generated.ts';
import { plainQuoteForms } from '../../sourcing/quotes/plain/quoteForms.ts';
import { plainDeliveryForms } from '../../orders/delivery/plain/sendDelivery.ts';
import { plainMilestoneForms } from '../../orders/milestones/plain/sendMilestone.ts';
import { plainDisputeForms } from '../../disputes/plain/sendDispute.ts';
import { plainPaperForms } from '../../orders/papers/plain/savePapers.ts';
import { plainApprovalForms } from '../../approvals/plain/answerPlainly.ts';
import { plainStepForms } from '../room/plain/takePlainStep.ts';
import { isCompared, readingFrom, readingParameter, roomQuery } from '../../sourcing/comparison/reading.ts';
import { TradeComparisonDocument } from '../../sourcing/comparison/Comparison.generated.ts';
import { earlierParameter, isEarlier } from '../../sourcing/quotes/earlier.ts';
import { EarlierOfferDocument } from '../../sourcing/quotes/EarlierOffer.generated.ts';
import { plainSellerForms } from '../../sourcing/sellers/plain/sendSellers.ts';
import { Room } from '../room/Room.tsx';
import type { Room_LabelsFragment as Labels, Room_RequestFragment as Request } from '../room/Room.generated.ts';
import { eventsPageSize, roomVariables } from '../../tradeSteps/steps/room.ts';
import { RoomLabelsDocument } from '../../tradeSteps/steps/RoomLabels.generated.ts';
import { TradeRequestScreenDocument, type TradeRequestScreenQuery } from './TradeRequestScreen.generated.ts';

type ShownRequest = NonNullable<NonNullable<TradeRequestScreenQuery['viewer']>['tradeRequest']>;

const longestId = 64;

async function open(args: ScreenArgs) {
  const reader = queryReader(new URL(args.request.url).search);
  const pageNumber = reader.pageNumber(eventsPageSize);
  const reading = reader.choice(readingParameter.name, readingFrom) ?? 'withVat';
  const offerId = reader.one(earlierParameter);
  const wantedId = reader.oneOf(talkParameter, (word) => (word.length <= longestId ? word : undefined), 'MAX_LENGTH');
  for (const name of reader.rest()) reader.refuse(name, 'UNKNOWN_PARAMETER');
  keepQuery(args, reader.problems, roomQuery(pageNumber, reading, { offerId, conversationId: wantedId }));
  const asked = roomVariables(args.params.id ?? '', pageNumber, wantedId);
  const [answer] = await Promise.all([
    load(args, TradeRequestScreenDocument, asked),
    load(args, RoomLabelsDocument, {}, { shared: true }),
  ]);
  const shown = found(args, answer.viewer?.tradeRequest);
  const { number, events } = shown;
  const request = readFragment<Request>(shown);
  const variables = await holdTalk(args, asked, shown);
  if (isCompared(request)) await load(args, TradeComparisonDocument, { id: variables.id });
  if (offerId !== undefined && isEarlier(request, offerId)) await load(args, EarlierOfferDocument, { id: offerId });
  const { totalCount } = found(args, events);
  keepToPages(args, { ...variables, totalCount });
  return { variables, title: requestTexts(request).title(number), reading };
}

/**
 * The only seller of an inquiry is written to without being chosen. When another is asked, or the request is agreed, the page
 * goes on with the conversation that it shows: only its reader changes that.
 */
async function holdTalk(args: ScreenArgs, asked: ReturnType<typeof roomVariables>, shown: ShownRequest) {
  const { side, kind, agreedHash } = readFragment<Request>(shown);
  const { conversation } = shown;
  const mayChange = side === 'BUYER' && kind === 'OPEN_RFQ' && !agreedHash;
  if (asked.conversationId !== undefined || !conversation || !mayChange) return asked;
  const held = { ...asked, conversationId: conversation.id };
  await load(args, TradeRequestScreenDocument, held);
  return held;
}

export const loader = open;
export const clientLoader = open;
/** Forms without script. */
export const action = (args: ScreenArgs) =>
  answerPlainForm<object>(args, {
    ...plainMessageForms,
    ...plainStepForms,
    ...plainQuoteForms,
    ...plainCopyForms,
    ...plainDeliveryForms,
    ...plainPaperForms,
    ...plainApprovalForms,
    ...plainDisputeForms,
    ...plainSellerForms,
    ...plainMilestoneForms,
  });
/** A paper may come with one. */
export const handle = { formsTakeFiles: true };

export const meta: MetaFunction<typeof loader> = (args) =>
  head(args, {
    title: args.loaderData?.title ?? words.title,
    description: words.description,
  });

/** The room of one order. */
export default function TradeRequestScreen() {
  const { variables, reading } = useLoaderData<typeof loader>();
  const { data } = useGraph(TradeRequestScreenDocument, variables);
  const { data: labels } = useGraph(RoomLabelsDocument, {});
  const shown = data.viewer?.tradeRequest;
  // The loader made it sure.
  if (!shown?.events) return null;
  const { nodes, totalCount } = shown.events;
  const { pageNumber } = variables;
  const room = {
    request: readFragment<Request>(shown),
    labels: readFragment<Labels>(labels),
    // Nobody is overtaken by a seller who reads.
    latest: pageNumber === 1 ? readFragment<Event>(nodes).find(({ type }) => type !== 'SELLER_SEEN') : undefined,
    renew: () => askAnew(TradeRequestScreenDocument, variables),
  };
  const { conversation, conversations } = shown;
  const stream = { events: nodes, conversation, conversations, pageNumber, totalCount };
  return <Room room={room} reading={reading} stream={stream} />;
}
