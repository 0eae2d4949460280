import { afterAll, beforeAll, expect, it } from 'vitest';
import { advertisementPictures, usualAdvertisement } from '../kit/advertisements.ts';
import { peopleOf } from '../kit/people.ts';
import { ok } from '../kit/rest.ts';
import { startCountedGraph } from './counted-graph.ts';

const { api, proxy, graph, stop } = await startCountedGraph();
afterAll(stop);
const people = peopleOf(api);
let by: Record<string, string>;
beforeAll(async () => {
  by = { authorization: `Bearer ${(await people.login('09000000008')).accessToken}` };
});

const CREATE = `mutation ($input: CreateAdvertisementInput!) {
  createAdvertisement(input: $input) { staffAdvertisement { id version state categories { id } } userErrors { code field } }
}`;
type Created = {
  createAdvertisement: {
    staffAdvertisement: { id: string; version: number; categories: { id: string }[] } | null;
    userErrors: { code: string; field: string[] }[];
  };
};
const create = async (input: object) =>
  ((await graph.ask(CREATE, { input: { ...usualAdvertisement, ...input } }, by)).data as Created).createAdvertisement;
const counted = (name: string, id: string) =>
  graph.ask(
    `mutation ($input: ${name[0]!.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) {
      ${name.endsWith('Click') ? 'advertisementTarget { targetPath }' : ''} userErrors { code } } }`,
    { input: { advertisementId: id } },
    { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' },
  );

it('a page asks for its slot in its one question, which costs one read', async () => {
  const pictures = await advertisementPictures(people.filesUrl, by);
  const { staffAdvertisement } = await create(pictures);
  proxy.reset();
  const ask = () =>
    graph.data<{ advertisements: { id: string }[] }>(
      `{ advertisements(slot: PAGE_END) { id targetPath imageDesktop { url width height altText } }
         faqCategories { id } }`,
    );
  await expect.poll(async () => (await ask()).advertisements[0]?.id).toBe(staffAdvertisement!.id);
  proxy.reset();
  await ask();
  expect(proxy.calls().filter(({ path }) => path.includes('/advertisements')).length).toBeLessThanOrEqual(1);
});

it('tells all that is wrong of a new one, and joins the categories of all in one read', async () => {
  const { id } = ok(await people.get('/categories/top-levels'))[0]!;
  const { userErrors } = await create({
    slot: 'HOME_TOP',
    imageDesktopId: id,
    imageMobileId: id,
    targetPath: 'https://elsewhere.example/',
    categoryIds: [id],
  });
  expect(userErrors.map(({ code, field }) => [field.at(-1), code]).sort()).toEqual([
    ['categoryIds', 'ADVERTISEMENT_SLOT_WITHOUT_CATEGORY'],
    ['imageDesktopId', 'FILE_NOT_FOUND'],
    ['imageMobileId', 'FILE_NOT_FOUND'],
    ['targetPath', 'ADVERTISEMENT_TARGET_NOT_ALLOWED'],
  ]);
  for (const weight of [1, 2]) {
    const pictures = await advertisementPictures(people.filesUrl, by);
    const made = await create({ ...pictures, weight, slot: 'CATEGORY_TOP', categoryIds: [id] });
    expect(made.staffAdvertisement?.categories).toEqual([{ id }]);
  }
  proxy.reset();
  await graph.ask('{ staff { advertisements(first: 20) { nodes { id categories { id } } } } }', {}, by);
  expect(proxy.calls().filter(({ path }) => path.includes('/categories'))).toHaveLength(1);
});

it('counts who saw and who followed, and tells where it leads', async () => {
  const pictures = await advertisementPictures(people.filesUrl, by);
  const { id } = (await create({ ...pictures, slot: 'SEARCH_INLINE' })).staffAdvertisement!;
  expect((await counted('countAdvertisementVisit', id)).errors).toEqual([]);
  const { data } = await counted('countAdvertisementClick', id);
  expect(data).toMatchObject({
    countAdvertisementClick: { advertisementTarget: { targetPath: usualAdvertisement.targetPath }, userErrors: [] },
  });
  const shown = await graph.ask(
    '{ staff { advertisements(first: 20) { nodes { id viewCount clickCount } } } }',
    {},
    by,
  );
  const { nodes } = (shown.data as { staff: { advertisements: { nodes: { id: string }[] } } }).staff.advertisements;
  expect(nodes.find((each) => each.id === id)).toMatchObject({ viewCount: 1, clickCount: 1 });
});
