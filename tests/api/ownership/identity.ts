import type { Owned, People, Person } from './kinds.ts';

async function sessionOf(people: People, owner: Person): Promise<string> {
  const { body } = await people.as(owner.accessToken, 'GET', '/sessions');
  return (body as unknown as { id: string }[])[0]!.id;
}

export const identityOwned: Owned = {
  sessions: { reaches: 'self', why: 'lists the sessions of the token', request: () => ({ path: '/sessions' }) },
  logout: {
    reaches: 'self',
    why: 'ends the session of the token',
    request: () => ({ path: '/sessions/logout', body: {} }),
  },
  endSession: { reaches: 'object', make: sessionOf, request: (id) => ({ path: `/sessions/${id}` }) },
};
