import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOf, type Page } from '../kit/client.ts';
import { newAddress } from '../api/ownership/kinds.ts';
import { newPhone, peopleOf } from '../kit/people.ts';
import { sessionIn } from '../kit/aged-session.ts';
import { startSite } from '../kit/site.ts';
import { questionOf, WebBrowser } from '../kit/web-browser.ts';

// Two people who are logged in and a visitor, all at once: nobody gets to see anything of another.
type Offer = { id: string; slug: string };
/** What only one person knows: `marker` in all that is written, and the ids of what is owned. */
type Person = { browser: WebBrowser; token: string; phone: string; marker: string; own: string[]; visited: string };
/** A request that anybody may send; `shows`: what somebody who is logged in finds of oneself in the answer. */
type Ask = { what: string; isPage?: true; send: (who: Who) => Promise<Got>; shows?: (person: Person) => string };
type Who = { browser: WebBrowser; token?: string };
type Got = { status: number; headers: Headers; text: string };

/** Visits of programs are not remembered. */
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

let site: Awaited<ReturnType<typeof startSite>>;
let product: string | undefined;
/** Of nobody until the people with a session open it. */
let unseenProduct: string | undefined;
let one: Person;
let other: Person;
let asks: Ask[];

beforeAll(async () => {
  site = await startSite();
  const { items } = await clientOf(site.api).get<Page<Offer>>('/supplierproducts/catalog?pageSize=4');
  const [offer, unseen, ...visited] = items;
  [product, unseenProduct] = [offer!, unseen!].map(({ id, slug }) => encodeURI(`/products/${id}/${slug}`));
  one = await furnished(offer!.id, visited[0]!.id);
  other = await furnished(offer!.id, visited[1]!.id);
  asks = everyAsk(offer!.id);
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
  const page = (path: string, shows?: Ask['shows']): Ask => ({
    what: path,
    isPage: true,
    ...(shows && { shows }),
    send: async ({ browser }) => {
      const answer = await browser.send(path);
      return { status: answer.status, headers: answer.headers, text: await answer.text() };
    },
  });
  const operation = (name: string, variables: object, shows: Ask['shows']): Ask[] => [
    {
      what: `${name} by the web server`,
      ...(shows && { shows }),
      send: async ({ browser }) => {
        const { body, ...answer } = await browser.post('/graphql', questionOf(name, variables));
        return { ...answer, text: JSON.stringify(body) };
      },
    },
    {
      what: `${name} by the gateway`,
      ...(shows && { shows }),
      send: async ({ token }) => {
        const answer = await fetch(`${site.gateway.url}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
          body: JSON.stringify(questionOf(name, variables)),
        });
        return { status: answer.status, headers: answer.headers, text: await answer.text() };
      },
    },
  ];
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

const persian = (text: string) => text.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)]!);
/** What of a person stands in a text; the phone in every spelling. */
const tracesOf = ({ marker, phone, own }: Person, { text }: Got) =>
  [marker, ...own, phone.slice(1), persian(phone.slice(1))].filter((trace) => text.includes(trace));
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
