import { pngOf, upload } from '../../kit/uploads.ts';
import { newPhone } from '../../kit/people.ts';
import { ok } from '../../kit/rest.ts';
import { UNKNOWN, type Owned, type People, type Person } from './kinds.ts';

async function sessionOf(people: People, owner: Person): Promise<string> {
  const body = ok(await people.get('/sessions', { by: owner }));
  return body[0]!.id;
}

async function imageOf(people: People, { accessToken }: Person): Promise<string> {
  const headers = { authorization: `Bearer ${accessToken}` };
  return (await upload(people.filesUrl, { bytes: pngOf(200, 200), headers })).body.id;
}

/** The two challenges and the codes that were sent, as one word. */
async function phoneChangeOf(people: People, { accessToken, phone }: Person): Promise<string> {
  const newOne = newPhone();
  const body = ok(await people.post('/users/phone-change', { by: accessToken, body: { newPhone: newOne } }));
  const codes = [await people.codeFor(phone), await people.codeFor(newOne)];
  return [body.presentChallengeId, body.newChallengeId, ...codes].join(' ');
}
const phoneChange = (id: string) => {
  const [presentChallengeId, newChallengeId = UNKNOWN, codeOfPresent = '0', codeOfNew = '0'] = id.split(' ');
  return {
    path: '/users/phone-change/confirm',
    body: { presentChallengeId, newChallengeId, codeOfPresent, codeOfNew },
  };
};

const picture = { path: '/users/profile-picture' };

export const identityOwned: Owned = {
  sessions: { reaches: 'self', why: 'lists the sessions of the token', request: () => ({ path: '/sessions' }) },
  logout: {
    reaches: 'self',
    why: 'ends the session of the token',
    request: () => ({ path: '/sessions/logout', body: {} }),
  },
  startPhoneChange: {
    reaches: 'self',
    why: 'asks for codes for the token’s person',
    request: () => ({ path: '/users/phone-change', body: { newPhone: newPhone() } }),
  },
  confirmPhoneChange: { reaches: 'object', make: phoneChangeOf, missing: 400, request: phoneChange },
  uploadFile: { reaches: 'self', why: 'takes a new file in', request: () => ({ path: '/files' }) },
  profilePicture: { reaches: 'self', why: 'the picture of the token’s person', request: () => picture },
  deleteProfilePicture: { reaches: 'self', why: 'takes the own picture away', request: () => picture },
  setProfilePicture: { reaches: 'object', make: imageOf, request: (fileId) => ({ ...picture, body: { fileId } }) },
  endSession: { reaches: 'object', make: sessionOf, request: (id) => ({ path: `/sessions/${id}` }) },
};
