import { afterAll, beforeAll, expect, it } from 'vitest';
import { peopleOf } from '../../../kit/people.ts';
import { ok } from '../../../kit/rest.ts';
import { startApi } from '../../../kit/site.ts';
import { newDraft } from './entries.kit.ts';
import { type Entry, sameOf, wholeOf, writingOf } from './entry-writing.kit.ts';

// A seller hides what staff have reviewed and shows it again; staff confirm without a text, several entries of a seller together.
let api: Awaited<ReturnType<typeof startApi>>;
let people: ReturnType<typeof peopleOf>;
let own: Awaited<ReturnType<typeof writingOf>>;
beforeAll(async () => {
  api = await startApi();
  people = peopleOf(api);
  own = await writingOf(people);
});
afterAll(() => api?.discard());

const isShown = async (id: string) =>
  ok(await people.get('/supplierproducts/by-ids', { query: { ids: id } })).length === 1;

async function submitted(): Promise<Entry> {
  const draft = await newDraft(people, own.seller);
  const written = own.right(await own.put(draft as Entry, wholeOf(draft as Entry)));
  return own.right(await own.step(written, 'submit'));
}
const confirm = (entries: readonly Entry[]) =>
  own.by<{ items: Entry[] }>(own.moderator, 'PUT', '/admin/productchanges', {
    items: entries.map(({ id, version }) => ({ supplierProductId: id, version })),
  });

it('is hidden by its seller and shown again without a review; what needs one waits meanwhile too', async () => {
  const [published] = own.right(await confirm([await submitted()])).items;
  expect(published).toMatchObject({ status: 'PUBLISHED' });
  expect(await isShown(published!.id)).toBe(true);

  const hidden = own.right(await own.step(published!, 'hide'));
  expect(hidden).toMatchObject({ status: 'HIDDEN' });
  expect(hidden.allowedActions.toSorted()).toEqual(['ARCHIVE', 'COPY', 'EDIT', 'PRICE', 'UNHIDE']);
  expect(await isShown(hidden.id)).toBe(false);

  const retitled = own.right(await own.put(hidden, sameOf(hidden, { title: 'شیر توپی برنجی با عنوان تازه' })));
  expect(retitled).toMatchObject({ status: 'HIDDEN', title: published!.title, changes: [{ kind: 'TITLE' }] });

  const shown = own.right(await own.step(retitled, 'unhide'));
  expect(shown).toMatchObject({ status: 'PUBLISHED', title: published!.title });
  expect(await isShown(shown.id)).toBe(true);
});

it('hiding and showing again are no reviews: they earn no trust', async () => {
  const [published] = own.right(await confirm([await submitted()])).items;
  const hidden = own.right(await own.step(published!, 'hide'));
  own.right(await own.step(hidden, 'unhide'));
  const { items } = own.right(
    await own.by<{ items: { type: string }[] }>(own.seller, 'GET', `/supplierproducts/${published!.id}/history`),
  );
  const types = items.map(({ type }) => type);
  expect(types.filter((type) => type === 'ENTRY_PUBLISHED')).toHaveLength(1);
  expect(types).toEqual(expect.arrayContaining(['ENTRY_HIDDEN', 'ENTRY_UNHIDDEN']));
});

it('several entries of a seller are confirmed together, or none of them', async () => {
  const first = await submitted();
  const second = await submitted();
  const third = await submitted();
  const withdrawn = own.right(await own.step(third, 'withdraw'));
  const refused = await confirm([first, withdrawn, second]);
  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'INVALID_TRANSITION', errors: [{ field: expect.stringMatching(/^items\[1\]\./) }] },
  });
  expect(await isShown(first.id)).toBe(false);

  const confirmed = own.right(await confirm([first, second])).items;
  expect(confirmed.map(({ id, status }) => [id, status])).toEqual([
    [first.id, 'PUBLISHED'],
    [second.id, 'PUBLISHED'],
  ]);
  expect(await isShown(second.id)).toBe(true);
  const twice = await confirm([first, first]);
  expect(twice).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'items[1].supplierProductId', code: 'DUPLICATE' }] },
  });
});

it('a rejection says what is wrong and why, both told at once', async () => {
  const { id, version } = await submitted();
  const refused = await own.by(own.moderator, 'PUT', `/admin/productchanges/${id}`, { version, decision: 'REJECT' });
  expect(refused.status).toBe(400);
  expect(refused.body.errors.map(({ field, code }) => [field, code])).toEqual([
    ['reason', 'REQUIRED'],
    ['reasonCode', 'REASON_CODE_MISSING'],
  ]);
});
