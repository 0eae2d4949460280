import type { peopleOf } from '../kit/people.ts';

export type Person = Awaited<ReturnType<ReturnType<typeof peopleOf>['login']>>;
export type People = ReturnType<typeof peopleOf>;
type Request = { path: string; body?: unknown };

/**
 * What an operation that is not public may reach:
 * `object`: one thing with an owner, made by `make`, named by its id in `request`; for others it is not there.
 * `rows`: the caller's own rows; `make` gives the owner one that carries the marker, `path` reads it.
 * `self`: nothing but the caller, for it takes no id of anything that is owned.
 * `staff`: what roles allow; tests/api/authorization.test.ts tries each role.
 */
export type Ownership =
  | {
      reaches: 'object';
      make: (people: People, owner: Person) => Promise<string>;
      request: (id: string) => Request;
      /** What it answers for what is not there: 204 where taking something away twice is no failure. */
      missing?: 204;
      /** The owner's own request does not succeed either, for the reason given. */
      refusedToOwner?: string;
    }
  | { reaches: 'rows'; make: (people: People, owner: Person, marker: string) => Promise<unknown>; path: string }
  | { reaches: 'self'; why: string }
  | { reaches: 'staff' };

/** The id of something to save and to write notes on. */
async function anyCategory(people: People, { accessToken }: Person): Promise<string> {
  const { body } = await people.as(accessToken, 'GET', '/categories/top-levels');
  return (body as unknown as { id: string }[])[0]!.id;
}

const saving = async (people: People, owner: Person, listName = 'پروژه') => {
  const given = { type: 'CATEGORY', objectId: await anyCategory(people, owner), listName };
  return (await people.as(owner.accessToken, 'POST', '/userfavorites', given)).body.id as string;
};

const noted = async (people: People, owner: Person, text = 'متن') => {
  const given = { objectType: 'CATEGORY', objectId: await anyCategory(people, owner), body: text };
  return (await people.as(owner.accessToken, 'POST', '/notes', given)).body.id as string;
};

const OWN_FAVORITES = 'tells of a thing whether the caller saved it';
const VISITS = 'the last visits of the caller';

async function sessionOf(people: People, owner: Person): Promise<string> {
  const { body } = await people.as(owner.accessToken, 'GET', '/sessions');
  return (body as unknown as { id: string }[])[0]!.id;
}

/** By operationId; every operation that is not public must be here, or the build fails. */
export const ownership: Record<string, Ownership> = {
  sessions: { reaches: 'self', why: 'lists the sessions of the token' },
  logout: { reaches: 'self', why: 'ends the session of the token' },
  endSession: { reaches: 'object', make: sessionOf, request: (id) => ({ path: `/sessions/${id}` }) },
  favorites: { reaches: 'rows', make: saving, path: '/userfavorites' },
  favoritesByType: { reaches: 'rows', make: saving, path: '/userfavorites/by-type?type=CATEGORY' },
  favoriteState: { reaches: 'self', why: OWN_FAVORITES },
  favoriteStates: { reaches: 'self', why: OWN_FAVORITES },
  favoriteCounts: { reaches: 'self', why: 'counts the savings of the caller' },
  saveFavorite: { reaches: 'self', why: 'names a thing of the market, which has no owner' },
  deleteFavorite: {
    ...{ reaches: 'object', make: saving, missing: 204 },
    request: (id) => ({ path: `/userfavorites/${id}` }),
  },
  note: { reaches: 'object', make: noted, request: (id) => ({ path: `/notes/${id}` }) },
  updateNote: {
    ...{ reaches: 'object', make: noted },
    request: (id) => ({ path: `/notes/${id}`, body: { body: 'تازه', version: 1 } }),
  },
  deleteNote: { reaches: 'object', make: noted, request: (id) => ({ path: `/notes/${id}` }) },
  notes: { reaches: 'rows', make: noted, path: '/notes/byuser' },
  objectNotes: {
    reaches: 'self',
    why: 'notes of the caller on a thing of the market; tests/api/notes.test.ts tries it',
  },
  createNote: { reaches: 'self', why: 'names a thing of the market, which has no owner' },
  lastVisits: { reaches: 'self', why: VISITS },
  clearLastVisits: { reaches: 'self', why: VISITS },
};
