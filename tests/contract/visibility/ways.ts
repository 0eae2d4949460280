import { graphOf } from '../../gateway/ask.ts';
import type { startAppAt } from '../../kit/app-at.ts';
import { until } from '../../kit/until.ts';
import { openSubscription, type Stream } from '../../kit/live.ts';
import type { Running } from '../../kit/program.ts';
import { WebBrowser } from '../../kit/web-browser.ts';
import { type Viewer, viewers, type Way } from './facts.ts';
import { allOf } from './fullest.ts';
import type { Parties } from './history.ts';

type App = Awaited<ReturnType<typeof startAppAt>>;
type Site = { api: { url: string }; gateway: Running; web: Running };
/** What there is of a request, whoever may see it. */
export type Known = { id: string; quotes: string[]; conversations: string[]; disputes: string[] };

export async function knownOf(app: App, id: string): Promise<Known> {
  const idsOf = async (sql: string) => (await app.db.query<{ id: string }>(sql, [id])).map((row) => row.id);
  return {
    id,
    quotes: await idsOf('select id from quotes where request_id = $1'),
    conversations: await idsOf(`select id from conversations where subject_type = 'TRADE_REQUEST' and subject_id = $1`),
    disputes: await idsOf('select id from disputes where request_id = $1'),
  };
}

function pathsOfApi({ id, quotes, conversations, disputes }: Known): string[] {
  const own = ['', '/quotes', '/participations', '/documents', '/approvals', '/report', '/comparison'];
  return [
    ...own.map((each) => `/traderequests/${id}${each}`),
    `/traderequestevents?tradeRequestId=${id}&pageSize=100`,
    `/traderequests/${id}/membership-and-price`,
    ...['BUYER', 'SELLER'].map((side) => `/traderequests?side=${side}`),
    '/traderequests/open',
    '/conversations',
    '/conversations/unread-thread',
    '/notifications?pageSize=100',
    `/quotecomparisons?tradeRequestIds=${id}`,
    `/tradereports?tradeRequestIds=${id}`,
    ...quotes.flatMap((each) => [`/quotes/${each}`, `/quotes/${each}/difference`]),
    ...conversations.flatMap((each) => [`/conversations/${each}`, `/conversations/${each}/thread`]),
    '/admin/disputes',
    '/admin/moderation/cases?kind=MESSAGE',
    ...disputes.map((each) => `/admin/disputes/${each}`),
  ];
}

const large = ['Conversation', 'QuoteComparison', 'TradeReport', 'TradeEventConnection', 'Quote'];
const ofGraph = {
  request: (id: string) => allOf('TradeRequest', ['viewer', `tradeRequest(id:"${id}")`]),
  lists: [
    // All parts of so many fit into one answer; a viewer of these histories has fewer.
    ...allOf('TradeRequestConnection', ['viewer', 'tradeRequests(first:5)'], large),
    ...allOf('OpenTradeRequestConnection', ['viewer', 'openTradeRequests']),
    ...allOf('ConversationConnection', ['viewer', 'conversations'], ['TradeRequest', 'MessageConnection']),
    ...allOf('NotificationConnection', ['viewer', 'notifications(first:100)']),
  ],
  quote: (id: string) => allOf('Quote', ['viewer', `quote(id:"${id}")`], ['TradeRequest']),
  conversation: (id: string) => allOf('Conversation', ['viewer', `conversation(id:"${id}")`], ['TradeRequest']),
  disputes: (id: string) => allOf('AdminDispute', ['staff', `dispute(id:"${id}")`], ['TradeRequest']),
};
const questionsOf = ({ id, quotes, conversations, disputes }: Known) => [
  ...ofGraph.request(id),
  ...ofGraph.lists,
  ...quotes.flatMap(ofGraph.quote),
  ...conversations.flatMap(ofGraph.conversation),
  ...disputes.flatMap(ofGraph.disputes),
];

const pagesOf = ({ id, quotes, conversations, disputes }: Known) => {
  const report = `/profile/directOrderReport/${id}`;
  return [
    `/profile/directorderinfo/${id}`,
    `/profile/directorder/edit/open/${id}`,
    report,
    `${report}?paper=request`,
    `${report}?paper=agreement`,
    ...quotes.map((each) => `${report}?paper=offer&offer=${each}`),
    // What was offered before is folded away.
    ...quotes.map((each) => `/profile/directorderinfo/${id}?offer=${each}`),
    '/profile',
    '/profile/directorder',
    '/profile/directorder?side=buying',
    '/profile/directorder?side=selling',
    '/profile/directorder/open',
    '/profile/messages',
    ...conversations.map((each) => `/profile/messages?conversation=${each}`),
    ...disputes.map((each) => `/profile/admin/disputes/${each}`),
  ];
};

/** What somebody got: all of it, and what of it they see. */
export type Text = Record<'place' | 'all' | 'shown', string>;
const textOf = (place: string, all: string): Text => ({ place, all, shown: all });

/** A page of a site that had time for it: one with a 503 is asked for again. */
const pageOf = async (browser: WebBrowser, path: string) => {
  const answer = await until('a page', async () => {
    const page = await browser.send(path);
    return page.status < 500 ? page : undefined;
  });
  return answer.text();
};

/** A page as its reader finds things in it: numbers in Latin digits, without what stands between them. */
const plain = (html: string) =>
  html.replaceAll(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0)).replaceAll(/[٬\u200f\u200e]|<!-- -->/g, '');

/** Codes of what is not there for somebody. */
const refusals = /_NOT_FOUND$|^FORBIDDEN$|^PERMISSION_MISSING$/;

/** All that each viewer gets, in each of the ways. */
export async function readersAt(app: App, { people }: Parties, site: Site) {
  const graph = graphOf(site.gateway);
  const browsers = {} as Record<Viewer, WebBrowser>;
  const streams = {} as Record<Viewer, Stream>;
  for (const viewer of viewers) {
    const { userId, headers } = people[viewer];
    const [user] = await app.db.query<{ phone: string }>('select phone from users where id = $1', [userId]);
    browsers[viewer] = new WebBrowser(site);
    await browsers[viewer].login(user!.phone.replace('+98', '0'));
    const { authorization } = headers as { authorization: string };
    streams[viewer] = await openSubscription(site.gateway.url, authorization.replace('Bearer ', ''));
  }
  const read: Record<Exclude<Way, 'stream'>, (viewer: Viewer, known: Known) => Promise<Text[]>> = {
    REST: async (viewer, known) =>
      Promise.all(
        pathsOfApi(known).map(async (path) => {
          const { body } = await app.ask(path, { headers: people[viewer].headers });
          return textOf(path, JSON.stringify(body) ?? '');
        }),
      ),
    graph: async (viewer, known) =>
      Promise.all(
        questionsOf(known).map(async (question) => {
          const { authorization } = people[viewer].headers as { authorization: string };
          const { text, errors } = await graph.ask(question, {}, { authorization });
          for (const { message, extensions } of errors)
            if (!refusals.test(extensions.code)) throw new Error(`${extensions.code} ${message} ${question}`);
          return textOf(question.slice(0, 150), text);
        }),
      ),
    page: async (viewer, known) =>
      Promise.all(
        pagesOf(known).map(async (path) => {
          const all = plain(await pageOf(browsers[viewer], path));
          // What scripts go on with is read by nobody, and would be found by whoever looks for it.
          return { place: path, all, shown: all.replaceAll(/<script.*?<\/script>/gs, '') };
        }),
      ),
  };
  const close = () => Promise.all(Object.values(streams).map((each) => each.close()));
  return { read, streams, close };
}
