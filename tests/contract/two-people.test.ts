import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOf, type Page } from '../kit/client.ts';
import { newAddress } from '../api/ownership/kinds.ts';
import { newPhone, peopleOf } from '../kit/people.ts';
import { sessionIn } from '../kit/aged-session.ts';
import { startSite } from '../kit/site.ts';
import { questionOf, WebBrowser } from '../kit/web-browser.ts';
import { type Ask, operationAsks, pageAsk, type Person, tracesOf, type Who } from './asks.kit.ts';
import { lastVotes, leftByReaders, type Left } from './left-by-readers.kit.ts';

// Two people who are logged in and a visitor, all at once: nobody gets to see anything of another.
type Offer = { id: string; slug: string };

/** Visits of programs are not remembered. */
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

let site: Awaited<ReturnType<typeof startSite>>;
let product: string | undefined;
/** Of nobody until the people with a session open it. */
let unseenProduct: string | undefined;
let one: Person;
let other: Person;
let asks: Ask[];
let offerId: string;

beforeAll(async () => {
  site = await startSite();
  const { items } = await clientOf(site.api).get<Page<Offer>>('/supplierproducts/catalog?pageSize=4');
  const [offer, unseen, ...visited] = items;
  [product, unseenProduct] = [offer!, unseen!].map(({ id, slug }) => encodeURI(`/products/${id}/${slug}`));
  one = await furnished(offer!.id, visited[0]!.id);
  other = await furnished(offer!.id, visited[1]!.id);
  offerId = offer!.id;
  asks = everyAsk(offerId);
});
afterAll(() => site?.stop());

/** The first thing in the payload of a write. */
const changedIn = (data: Record<string, Record<string, { id: string }>>) => Object.values(Object.values(data)[0]!)[0]!;

/** Somebody new who owns one of everything, each with the marker in its text. */
async function furnished(offerId: string, visited: string): Promise<Person> {
  const browser = new WebBrowser(site);
  const phone = newPhone();
  const marker = `m${randomUUID().slice(-12)}`;
  await browser.login(phone);
  const place = await newAddress(peopleOf(site.api));
  const make = async (operation: string, input: object) =>
    changedIn(await browser.run<Record<string, Record<string, { id: string }>>>(operation, { input })).id;
  const own = [
    await make('CreateDeliveryAddress', { ...place, title: marker }),
    await make('CreateCompany', { kind: 'COMPANY', company: { legalName: marker } }),
    await make('SaveFavorite', { type: 'SUPPLIER_PRODUCT', objectId: offerId, listName: marker }),
    await make('CreateNote', { objectType: 'SUPPLIER_PRODUCT', objectId: offerId, body: marker, tags: [marker] }),
  ];
  const person = { firstName: 'سارا', lastName: 'کریمی', jobTitle: marker, version: 1 };
  await browser.run('SavePerson', { input: { person } });
  const visit = questionOf('MarkVisit', { input: { objectType: 'SUPPLIER_PRODUCT', objectId: visited } });
  await browser.post('/graphql', visit, { 'user-agent': FIREFOX });
  const { accessToken: token, userInfo } = await sessionIn(browser);
  return { browser, token, phone, marker, own: [...own, userInfo.sub], visited };
}

/** All that is asked: pages with a part of one's own and pages for all, and what the pages ask, by both ways. */
function everyAsk(offerId: string): Ask[] {
  const page = pageAsk;
  const operation = (name: string, variables: object, shows: Ask['shows']) =>
    operationAsks(site.gateway.url, name, variables, shows);
  const list = { pageNumber: 1, pageSize: 20 };
  const marker = (person: Person) => person.marker;
  const favorite = (person: Person) => person.own[2]!;
  const visited = (person: Person) => person.visited;
  return [
    page('/'),
    page(product!),
    page('/profile'),
    page('/profile/personal-info', marker),
    page('/profile/address', marker),
    page('/profile/favorites', favorite),
    page('/profile/notes/all', marker),
    page('/profile/last-visits/all', visited),
    ...operation('PersonalInfoScreen', {}, marker),
    ...operation('AddressScreen', {}, marker),
    ...operation('FavoritesScreen', list, favorite),
    ...operation('NotesScreen', list, marker),
    ...operation('LastVisitsScreen', list, visited),
    ...operation('ThingNotes', { type: 'SUPPLIER_PRODUCT', objectId: offerId }, marker),
    ...operation('MyData', {}, ({ phone }) => phone.slice(1)),
  ];
}

/** Pages that were looked for in the page cache, whatever was found. */
const lookedFor = async (outcome = '\\w+') => {
  const text = await (await fetch(`${site.web.url}/metrics`)).text();
  const counts = text.matchAll(new RegExp(`^page_cache_total\\{outcome="${outcome}"\\} (\\d+)`, 'gm'));
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
};

describe('two people and a visitor at once', () => {
  it('get their own and nothing of each other, on pages and by the graph, and no answer is kept', async () => {
    const visitor: Who = { browser: new WebBrowser(site) };
    // Once without haste: a program's first page takes longest, and what may be held is held from here on.
    for (const ask of asks) await ask.send(visitor);
    const before = await lookedFor();
    // Each request by all three in turn, so that the same one is under way for all of them.
    const got = await Promise.all(
      asks.flatMap((ask) => [one, visitor, other].map(async (who) => ({ ask, who, ...(await ask.send(who)) }))),
    );
    expect(got.length).toBeGreaterThan(50);
    for (const { ask, who, ...answer } of got) {
      for (const person of [one, other].filter((each) => each !== who)) {
        expect(tracesOf(person, answer), ask.what).toEqual([]);
        if (ask.shows) expect(answer.text.includes(ask.shows(person)), ask.what).toBe(false);
      }
      if (who === visitor) {
        if (!ask.shows) continue;
        expect(ask.isPage ? answer.headers.get('location') : answer.text, ask.what).toMatch(
          /login|UNAUTHENTICATED|"viewer":null/,
        );
      } else {
        expect(answer.status, ask.what).toBe(200);
        expect(answer.headers.get('cache-control'), ask.what).toBe('no-store');
        if (ask.shows) expect(answer.text.includes(ask.shows(who as Person)), ask.what).toBe(true);
      }
    }
    // The page cache was asked for the visitor's pages and for nobody else's.
    expect((await lookedFor()) - before).toBe(asks.filter(({ isPage }) => isPage).length);
  });

  it('leave nothing in the page that is kept for the next visitor', async () => {
    for (const { browser } of [one, other]) await browser.send(unseenProduct!);
    const browser = new WebBrowser(site);
    await browser.send(unseenProduct!);
    const before = await lookedFor('hit');
    const answer = await browser.send(unseenProduct!);
    const got = { status: answer.status, headers: answer.headers, text: await answer.text() };
    expect(await lookedFor('hit')).toBe(before + 1);
    for (const person of [one, other]) expect(tracesOf(person, got)).toEqual([]);
  });
});

describe('people who write, like and vote at the same texts at once', () => {
  let left: Left;
  beforeAll(async () => {
    left = await leftByReaders(site, { offerId, productPath: product! }, [one, other]);
  });

  it('find drafts, waiting comments, likes, votes and feedback of nobody else, in 50 requests in turns', async () => {
    const visitors: Who[] = [{ browser: new WebBrowser(site) }, { browser: new WebBrowser(site) }];
    const got = await Promise.all(
      left.asks.flatMap((ask) =>
        [one, visitors[0]!, other, visitors[1]!].map(async (who) => ({ ask, who, ...(await ask.send(who)) })),
      ),
    );
    expect(got.length).toBeGreaterThanOrEqual(50);
    for (const { ask, who, ...answer } of got) {
      for (const person of [one, other].filter((each) => each !== who))
        expect(tracesOf(person, answer), ask.what).toEqual([]);
      expect(answer.text.includes(left.draftMarker), `a draft in ${ask.what}`).toBe(false);
      const isVisitor = visitors.includes(who);
      if (!isVisitor) expect(answer.headers.get('cache-control'), ask.what).toBe('no-store');
      if (!isVisitor && ask.shows) expect(answer.text.includes(ask.shows(who as Person)), ask.what).toBe(true);
    }
    // One of both likes the text.
    const likes = got.filter(({ ask }) => ask.what.startsWith('LikeState'));
    for (const { who, text, ask } of likes)
      expect(/"isLiked":(\w+)/.exec(text)?.[1], ask.what).toBe(
        who === one ? 'true' : who === other ? 'false' : undefined,
      );
    for (const { who, text } of got.filter(({ ask }) => ask.what === left.articlePath))
      expect([text.includes('پس گرفتن پسند'), text.includes('name="isLiked" value="true"')]).toEqual([
        who === one,
        who === other,
      ]);
  });

  it('have a draft to show by its link alone, which is kept for nobody', async () => {
    const visitor = new WebBrowser(site);
    const before = await lookedFor();
    const paths = [left.previewPath, left.draftPath, left.previewPath, left.draftPath];
    const answers = await Promise.all(
      paths.flatMap((path) => [one.browser, visitor].map(async (browser) => browser.send(path))),
    );
    for (const [index, answer] of answers.entries()) {
      const isPreview = index % 4 < 2;
      expect([answer.status, (await answer.text()).includes(left.draftMarker)]).toEqual(
        isPreview ? [200, true] : [404, false],
      );
      if (isPreview) expect(answer.headers.get('cache-control')).toBe('no-store');
    }
    // Those of the visitor without the link.
    expect((await lookedFor()) - before).toBe(2);
  });

  it('are thanked for a vote of their own only', async () => {
    const voters = [one.browser, new WebBrowser(site)];
    const readers = [other.browser, new WebBrowser(site), new WebBrowser(site)];
    const { voted, read } = await lastVotes(left, voters, readers);
    for (const page of voted) expect([page.status, page.text.includes('سپاس از نظر شما.')]).toEqual([200, true]);
    for (const page of read) expect([page.status, page.text.includes('سپاس از نظر شما.')]).toEqual([200, false]);
  });

  it('may have the api’s answers kept on the way only where nobody was known', async () => {
    const tree = left.asks.find(({ what }) => what.includes('active-tree'))!;
    const headersOf = async (who: Who) => {
      const { headers } = await tree.send(who);
      return [headers.get('cache-control'), headers.get('vary')];
    };
    expect(await headersOf(one)).toEqual(['no-store', expect.stringContaining('authorization')]);
    expect(await headersOf({ browser: one.browser })).toEqual([
      'public, max-age=30',
      expect.stringContaining('authorization'),
    ]);
  });
});
