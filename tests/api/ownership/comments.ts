import { ok } from '../../kit/rest.ts';
import { moderatorOf, type Owned, type People, type Person } from './kinds.ts';

/** An offer of the market, for what is said of it. */
async function anyOffer(people: People): Promise<string> {
  return ok(await people.get('/supplierproducts/catalog', { query: { pageSize: 1 } })).items[0]!.id;
}

/** A comment of the owner, which waits. One maker of several rows: a person may write three of them in ten minutes. */
async function written(people: People, owner: Person, marker = 'سالم'): Promise<string> {
  const body = { supplierProductId: await anyOffer(people), body: `بدنهٔ پمپ خوش‌ساخت است و به‌موقع رسید: ${marker}` };
  return ok(await people.post('/pagecomments', { by: owner, body })).id;
}

async function decided(people: People, owner: Person, decision: 'PUBLISH' | 'REJECT'): Promise<string> {
  const id = await written(people, owner);
  const moderator = await moderatorOf(people);
  const open = ok(await people.get('/admin/moderation/cases', { by: moderator, query: { pageSize: 100 } })).items;
  const { id: caseId, version } = open.find(({ objectId }) => objectId === id)!;
  const body = { version, decision, ...(decision === 'REJECT' && { code: 'OFF_TOPIC' }) };
  ok(await people.put('/admin/moderation/cases/{id}', { by: moderator, path: { id: caseId }, body }));
  return id;
}

/** A case that waits, of somebody new. */
async function waitingCase(people: People): Promise<{ id: string; version: number }> {
  const objectId = await written(people, await people.login());
  const { items } = ok(
    await people.get('/admin/moderation/cases', { by: await moderatorOf(people), query: { pageSize: 100 } }),
  );
  return items.find((each) => each.objectId === objectId)!;
}

const NO_OWNER = 'names a comment that everybody reads; tests/api/content/comments.test.ts tries own and hidden ones';
/** A published comment of somebody new. */
const ofSomebody = async (people: People) => decided(people, await people.login(), 'PUBLISH');

/** What people say of the market, and what moderators decide of that. */
export const commentsOwned: Owned = {
  ownComments: {
    reaches: 'rows',
    make: written,
    path: '/pagecomments/byuser',
  },
  createComment: {
    reaches: 'self',
    why: 'names a thing of the market, which has no owner',
    request: async (_sample, _owner, people) => ({
      path: '/pagecomments',
      body: { supplierProductId: await anyOffer(people), body: 'متن یک نظر آزمایشی' },
    }),
  },
  updateComment: {
    reaches: 'object',
    make: (people, owner) => decided(people, owner, 'PUBLISH'),
    request: (id) => ({ path: `/pagecomments/${id}`, body: { version: 2, body: 'متن تازهٔ همان نظر آزمایشی' } }),
  },
  deleteComment: {
    reaches: 'object',
    make: written,
    request: (id) => ({ path: `/pagecomments/${id}?version=1` }),
  },
  appealComment: {
    reaches: 'object',
    make: (people, owner) => decided(people, owner, 'REJECT'),
    request: (id) => ({
      path: `/pagecomments/${id}/appeal`,
      body: { version: 2, reason: 'متن من دربارهٔ همین کالاست' },
    }),
  },
  likeComment: {
    reaches: 'self',
    why: NO_OWNER,
    request: async (_sample, _owner, people) => ({
      path: `/pagecomments/${await ofSomebody(people)}/like`,
      body: { isLiked: true },
    }),
  },
  reportComment: {
    reaches: 'self',
    why: NO_OWNER,
    request: async (_sample, _owner, people) => ({
      path: `/pagecomments/${await ofSomebody(people)}/report`,
      body: { reason: 'INSULT' },
    }),
  },
  moderationCases: { reaches: 'staff', request: () => ({ path: '/admin/moderation/cases' }) },
  moderationSummary: { reaches: 'staff', request: () => ({ path: '/admin/moderation/summary' }) },
  claimModerationCase: {
    reaches: 'staff',
    request: async (people) => ({
      path: `/admin/moderation/cases/${(await waitingCase(people)).id}/claim`,
    }),
  },
  decideModerationCase: {
    reaches: 'staff',
    request: async (people) => {
      const { id, version } = await waitingCase(people);
      return { path: `/admin/moderation/cases/${id}`, body: { version, decision: 'REJECT', code: 'OFF_TOPIC' } };
    },
  },
};
