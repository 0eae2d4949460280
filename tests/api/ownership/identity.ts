import { pngOf, upload } from '../../kit/uploads.ts';
import type { Owned, People, Person } from './kinds.ts';

async function sessionOf(people: People, owner: Person): Promise<string> {
  const { body } = await people.as(owner.accessToken, 'GET', '/sessions');
  return (body as unknown as { id: string }[])[0]!.id;
}

async function imageOf(people: People, { accessToken }: Person): Promise<string> {
  const headers = { authorization: `Bearer ${accessToken}` };
  return (await upload(people.filesUrl, { bytes: pngOf(200, 200), headers })).body.id;
}

const picture = { path: '/users/profile-picture' };

export const identityOwned: Owned = {
  sessions: { reaches: 'self', why: 'lists the sessions of the token', request: () => ({ path: '/sessions' }) },
  logout: {
    reaches: 'self',
    why: 'ends the session of the token',
    request: () => ({ path: '/sessions/logout', body: {} }),
  },
  uploadFile: { reaches: 'self', why: 'takes a new file in', request: () => ({ path: '/files' }) },
  profilePicture: { reaches: 'self', why: 'the picture of the token’s person', request: () => picture },
  removeProfilePicture: { reaches: 'self', why: 'takes the own picture away', request: () => picture },
  setProfilePicture: { reaches: 'object', make: imageOf, request: (fileId) => ({ ...picture, body: { fileId } }) },
  endSession: { reaches: 'object', make: sessionOf, request: (id) => ({ path: `/sessions/${id}` }) },
};
