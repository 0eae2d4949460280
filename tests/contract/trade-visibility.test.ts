import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAppAt } from '../kit/app-at.ts';
import { startProgram } from '../kit/program.ts';
import { until } from '../kit/until.ts';
import {
  type Fact,
  factsOf,
  isSeen,
  type Stage,
  stages,
  type Viewer,
  viewers,
  type Visibility,
} from './visibility/facts.ts';
import { partiesAt, tellHistory } from './visibility/history.ts';
import { knownOf, readersAt, type Text } from './visibility/ways.ts';

// Section 12 of the design of trade: every fact of a request, at every stage of it, as everybody gets it from the api, from the graph,
// in pages and on the live stream. Each is written by a sign of its own, so that what is told to somebody else is found there.
const kinds = ['INVITED', 'PUBLIC'] as const;
const ways = ['REST', 'graph', 'page'] as const;
type Read = { viewer: Viewer; stage: Stage; way: (typeof ways)[number]; texts: Text[] };
type Told = { eventIds: Set<string>; typeNames: Set<string>; text: string };
type Gathered = {
  read: Read[];
  events: { id: string; type: string; merchantId: string | null }[];
  told: Record<Viewer, Told>;
  /** What somebody read before and after something that is none of their business. */
  hidden: { what: string; way: string; before: string[]; after: string[] }[];
  merchants: Partial<Record<Viewer, string>>;
};

const staff: readonly Viewer[] = ['support', 'moderator'];
const turns: readonly Stage[] = ['PUBLISHED', 'NEGOTIATING', 'AGREED', 'DECIDED'];
const ends: readonly Stage[] = ['NEGOTIATING', 'DECIDED'];
const inDispute: readonly Stage[] = ['NEGOTIATING', 'DISPUTED', 'EVIDENCE', 'PROPOSED', 'DECIDED'];
/** When somebody reads: where something changes for them, and those who are refused in the midst and at the end. */
const readAt: Record<Viewer, Record<Visibility, readonly Stage[]>> = {
  buyer: { INVITED: stages, PUBLIC: turns },
  first: { INVITED: stages, PUBLIC: turns },
  second: { INVITED: turns, PUBLIC: turns },
  left: { INVITED: turns, PUBLIC: turns },
  outside: { INVITED: ends, PUBLIC: turns },
  former: { INVITED: ends, PUBLIC: ['DECIDED'] },
  stranger: { INVITED: ends, PUBLIC: ['DECIDED'] },
  support: { INVITED: ends, PUBLIC: ['DECIDED'] },
  moderator: { INVITED: inDispute, PUBLIC: ['DECIDED'] },
};
const factsIn = (visibility: Visibility) =>
  Object.entries(factsOf(visibility)).map(([name, fact]): Fact & { name: string } => ({ name, ...fact }));

let app: Awaited<ReturnType<typeof startAppAt>>;
const programs: { stop: () => Promise<unknown> }[] = [];
const gathered = {} as Record<Visibility, Gathered>;
beforeAll(async () => {
  app = await startAppAt(new Date().toISOString());
  app.clock.run(new Date());
  const api = { url: await app.listen() };
  const gateway = await startProgram('gateway', { API_URL: api.url });
  programs.push(gateway);
  const web = await startProgram('web', { GATEWAY_URL: gateway.url, NODE_ENV: 'production' });
  programs.unshift(web);
  for (const kind of kinds) gathered[kind] = await gather(kind, { api, gateway, web });
}, 600_000);
afterAll(async () => {
  for (const each of programs) await each.stop();
  await app?.stop();
});

async function gather(visibility: Visibility, site: Parameters<typeof readersAt>[2]): Promise<Gathered> {
  const parties = await partiesAt(app, factsOf(visibility));
  const { read: readers, streams, close } = await readersAt(app, parties, site);
  const read: Read[] = [];
  let requestId = '';
  const hidden: Gathered['hidden'] = [];
  const at = async (stage: Stage, id: string) => {
    requestId = id;
    const known = await knownOf(app, id);
    for (const viewer of viewers.filter((each) => readAt[each][visibility].includes(stage)))
      for (const way of ways) read.push({ viewer, stage, way, texts: await readers[way](viewer, known) });
  };
  await tellHistory(app, parties, visibility, at, async (viewer, what, act) => {
    const known = await knownOf(app, requestId);
    // Notices of what was done before are on their way for a moment.
    await until('notices are out', async () => (await app.db.query('select from fanout')).length === 0);
    const readBy = async (way: (typeof ways)[number]) => (await readers[way](viewer, known)).map(steadyOf);
    const before = await Promise.all(ways.map(readBy));
    const heard = streams[viewer].events.length;
    await act();
    const after = await Promise.all(ways.map(readBy));
    for (const [place, way] of ways.entries()) hidden.push({ what, way, before: before[place]!, after: after[place]! });
    const news = streams[viewer].events.slice(heard).flatMap(({ eventId }) => eventId ?? []);
    hidden.push({ what, way: 'stream', before: [], after: news });
  });
  const events = await app.db.query<Gathered['events'][number]>(
    `select e.id, e.type, p.merchant_id as "merchantId" from trade_events e
     left join trade_participations p on p.id = e.participation_id where e.request_id = $1 order by e.seq`,
    [requestId],
  );
  // What follows from an act is no news of its own.
  const last = events.find(({ type }) => type === 'DISPUTE_RESOLVED')!;
  await until('the last news', () => streams.buyer.events.some(({ eventId }) => eventId === last.id));
  const toldTo = (viewer: Viewer): [Viewer, Told] => [
    viewer,
    {
      eventIds: new Set(streams[viewer].events.flatMap(({ eventId }) => eventId ?? [])),
      typeNames: new Set(streams[viewer].events.flatMap(({ typeName }) => typeName ?? [])),
      text: JSON.stringify(streams[viewer].events),
    },
  ];
  const told = Object.fromEntries(viewers.map(toldTo)) as Gathered['told'];
  await close();
  const [first, second, left] = parties.opening.sellers.map(({ merchantId }) => merchantId);
  return { read, events, told, hidden, merchants: { first: first!, second: second!, left: left! } };
}

/** What differs each time: links that are made anew, ids of HTTP requests, nonces, keys of forms, what is left of a minute, the time. */
const fleeting = [
  /token=[^"&]+/g,
  /\\*"requestId\\*"[:,]\\*"[^"\\]+/g,
  /nonce="[^"]*"/g,
  /"cost":\{[^}]*\}/g,
  /value="[\w-]{30,}"/g,
  /\\*"now\\*",\d+/g,
];
const steadyOf = ({ place, shown }: Text) =>
  fleeting.reduce((text, pattern) => text.replaceAll(pattern, ''), `${place}\n${shown}`);

/** Where two readings first differ, text by text, with what stands around. */
function differencesOf(before: readonly string[], after: readonly string[]): string[] {
  return Array.from({ length: Math.max(before.length, after.length) }, (_, index) => {
    const was = before[index] ?? '';
    const is = after[index] ?? '';
    if (was === is) return '';
    const from = [...was].findIndex((char, place) => char !== is[place]);
    const around = (text: string) => text.slice(Math.max(0, from - 80), from + 80);
    return `${is.split('\n')[0]}: ${around(was)} → ${around(is)}`;
  }).filter(Boolean);
}

/** What somebody found that is not theirs, or did not find that is. */
const wrongIn = ({ viewer, stage, texts }: Read, rows: ReturnType<typeof factsIn>): string[] =>
  rows.flatMap((row) => {
    const places = texts.filter(({ all }) => all.includes(row.marker)).map(({ place }) => place);
    if (!isSeen(row, viewer, stage))
      return places.length > 0 && row.own !== viewer ? [`${viewer} finds ${row.name}: ${places.join(', ')}`] : [];
    return texts.some(({ shown }) => shown.includes(row.marker)) ? [] : [`${viewer} lacks ${row.name}`];
  });

describe.each(kinds)('of a request that is %s', (visibility) => {
  const rows = factsIn(visibility);
  describe.each(ways)('%s', (way) => {
    it.each(readAt.buyer[visibility])('%s: everybody finds what the table says, and nothing else', (stage) => {
      const read = gathered[visibility].read.filter((each) => each.way === way && each.stage === stage);
      expect(read.flatMap((each) => wrongIn(each, rows))).toEqual([]);
    });
  });

  it('what one seller does leaves what another reads as it is, to the byte', () => {
    const { hidden } = gathered[visibility];
    expect(hidden.length).toBeGreaterThan(0);
    const changed = hidden.flatMap(({ what, way, before, after }) =>
      differencesOf(before, after).map((each) => `${way}: ${what}: ${each}`),
    );
    expect(changed).toEqual([]);
  });

  it.each(viewers)(
    'the live stream tells %s that there is news of what the table says, and nothing of it',
    (viewer) => {
      const { events, told, merchants } = gathered[visibility];
      const { text, eventIds, typeNames } = told[viewer];
      const wrong: string[] = [];
      for (const row of rows) {
        if (text.includes(row.marker)) wrong.push(`finds ${row.name}`);
        if (!row.event) continue;
        const [type, of] = row.event;
        const ids = events.filter((each) => each.type === type && (!of || each.merchantId === merchants[of]));
        expect(ids.length, `${row.name}: ${type}`).toBeGreaterThan(0);
        const isTold = ids.some(({ id }) => eventIds.has(id));
        // Staff hear of disputes, not of the events of their requests.
        if (isTold !== (!staff.includes(viewer) && stages.some((stage) => isSeen(row, viewer, stage))))
          wrong.push(`is ${isTold ? '' : 'not '}told of ${row.name}: ${type}`);
      }
      expect(wrong).toEqual([]);
      expect(typeNames.has('AdminDispute')).toBe(viewer === 'moderator');
    },
  );
});
