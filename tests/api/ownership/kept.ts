import type { Owned, People, Person } from './kinds.ts';
import { ok } from '../../kit/rest.ts';

/** The id of something to save and to write notes on. */
async function anyCategory(people: People, { accessToken }: Person): Promise<string> {
  const body = ok(await people.get('/categories/top-levels', { by: accessToken }));
  return body[0]!.id;
}

const saving = async (people: People, owner: Person, listName = 'پروژه') => {
  const given = { type: 'CATEGORY', objectId: await anyCategory(people, owner), listName };
  return ok(await people.post('/userfavorites', { by: owner, body: given })).id;
};

const noted = async (people: People, owner: Person, text = 'متن') => {
  const given = { objectType: 'CATEGORY', objectId: await anyCategory(people, owner), body: text };
  return ok(await people.post('/notes', { by: owner, body: given })).id;
};

const OWN_FAVORITES = 'tells of a thing whether the caller saved it';
const NO_OWNER = 'names a thing of the market, which has no owner';
const VISITS = 'the last visits of the caller';

/** What people keep: favourites, notes, last visits. */
export const keptOwned: Owned = {
  favorites: { reaches: 'rows', make: saving, path: '/userfavorites' },
  favoritesByType: { reaches: 'rows', make: saving, path: '/userfavorites/by-type?type=CATEGORY' },
  favoriteState: {
    reaches: 'self',
    why: OWN_FAVORITES,
    request: ({ categoryId }) => ({ path: `/userfavorites/by-object-id?type=CATEGORY&objectId=${categoryId}` }),
  },
  favoriteStates: {
    reaches: 'self',
    why: OWN_FAVORITES,
    request: ({ categoryId }) => ({ path: `/userfavorites/by-object-ids?type=CATEGORY&objectIds=${categoryId}` }),
  },
  favoriteCounts: {
    reaches: 'self',
    why: 'counts the savings of the caller',
    request: () => ({ path: '/userfavorites/summary' }),
  },
  favoriteLists: {
    reaches: 'self',
    why: 'names the lists of the caller',
    request: () => ({ path: '/userfavorites/lists' }),
  },
  saveFavorite: {
    reaches: 'self',
    why: NO_OWNER,
    request: ({ categoryId }) => ({ path: '/userfavorites', body: { type: 'CATEGORY', objectId: categoryId } }),
  },
  moveFavorite: {
    reaches: 'object',
    make: saving,
    request: (id) => ({ path: `/userfavorites/${id}`, body: { listName: 'تازه' } }),
  },
  restoreFavorite: {
    reaches: 'object',
    make: saving,
    request: (id) => ({ path: `/userfavorites/${id}/restore` }),
  },
  unsaveFavorite: {
    reaches: 'object',
    make: saving,
    missing: 204,
    request: (id) => ({ path: `/userfavorites/${id}` }),
  },
  note: { reaches: 'object', make: noted, request: (id) => ({ path: `/notes/${id}` }) },
  updateNote: {
    reaches: 'object',
    make: noted,
    request: (id) => ({ path: `/notes/${id}`, body: { body: 'تازه', version: 1 } }),
  },
  deleteNote: { reaches: 'object', make: noted, request: (id) => ({ path: `/notes/${id}` }) },
  notes: { reaches: 'rows', make: noted, path: '/notes/byuser' },
  objectNotes: {
    reaches: 'self',
    why: 'notes of the caller on a thing of the market; tests/api/notes/notes.test.ts tries it',
    request: ({ categoryId }) => ({ path: `/notes/by-object-id?objectType=CATEGORY&objectId=${categoryId}` }),
  },
  createNote: {
    reaches: 'self',
    why: NO_OWNER,
    request: ({ categoryId: objectId }) => ({
      path: '/notes',
      body: { objectType: 'CATEGORY', objectId, body: 'موجودی؟' },
    }),
  },
  convertMarkdown: {
    reaches: 'self',
    why: 'turns the text that it is sent into blocks and keeps nothing',
    request: () => ({ path: '/admin/pages/blocks', body: { markdown: 'متن' } }),
  },
  lastVisits: { reaches: 'self', why: VISITS, request: () => ({ path: '/pagevisits/last-visits?type=SUPPLIER' }) },
  clearLastVisits: { reaches: 'self', why: VISITS, request: () => ({ path: '/pagevisits/last-visits?type=SUPPLIER' }) },
};
