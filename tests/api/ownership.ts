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
      /** The owner's own request does not succeed either, for the reason given. */
      refusedToOwner?: string;
    }
  | { reaches: 'rows'; make: (people: People, owner: Person, marker: string) => Promise<unknown>; path: string }
  | { reaches: 'self'; why: string }
  | { reaches: 'staff' };

async function sessionOf(people: People, owner: Person): Promise<string> {
  const { body } = await people.as(owner.accessToken, 'GET', '/sessions');
  return (body as unknown as { id: string }[])[0]!.id;
}

/** By operationId; every operation that is not public must be here, or the build fails. */
export const ownership: Record<string, Ownership> = {
  sessions: { reaches: 'self', why: 'lists the sessions of the token' },
  logout: { reaches: 'self', why: 'ends the session of the token' },
  endSession: { reaches: 'object', make: sessionOf, request: (id) => ({ path: `/sessions/${id}` }) },
};
