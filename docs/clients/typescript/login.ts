// Logs a phone in and shows who that is: `export RASTEH_TOKEN=$(npx tsx login.ts 09121234567)`.
// Asks for the code that came to the phone; the token on the last line is good for five minutes.
import { createInterface } from 'node:readline';
import { ask, url } from './rasteh.ts';

const START = `
  mutation Start($input: StartLoginInput!) {
    startLogin(input: $input) {
      loginChallenge { challengeId }
      userErrors { message }
    }
  }`;

const WHO = 'query Who { viewer { person { phone firstName } sessions { isCurrent } } }';

type Started = {
  startLogin: { loginChallenge: { challengeId: string } | null; userErrors: { message: string }[] };
};
type Who = { viewer: { person: { phone: string }; sessions: object[] } };
type Said = Record<'access_token' | 'refresh_token' | 'error' | 'error_description' | 'terms_version', string>;

const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();

async function asked(question: string): Promise<string> {
  console.error(question);
  const { value } = await lines.next();
  return String(value ?? '').trim();
}

/** What `/connect/token` says: tokens, or an `error` in the words of OAuth 2.0. */
async function tokens(form: Record<string, string>): Promise<Said> {
  const body = new URLSearchParams({ client_id: 'example', ...form });
  const headers = { 'accept-language': 'en' };
  return (await (await fetch(`${url}/connect/token`, { method: 'POST', headers, body })).json()) as Said;
}

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

const { startLogin } = await ask<Started>(START, { input: { phoneNumber: process.argv[2] } });
const { loginChallenge, userErrors } = startLogin;
if (!loginChallenge) stop(userErrors[0]!.message);
const grant = { grant_type: 'otp', challenge_id: loginChallenge.challengeId, code: await asked('The code:') };
let said = await tokens(grant);
if (said.error === 'consent_required') {
  // The first login agrees to the terms of use; the code stays good meanwhile.
  const { terms_version } = said;
  const isAgreed = (await asked(`Do you agree to the terms of use of ${terms_version}? (yes)`)) === 'yes';
  if (isAgreed) said = await tokens({ ...grant, terms_version });
}
if (said.error) stop(said.error_description);

// A program that runs on exchanges the refresh token before the access token ends; each is good once.
said = await tokens({ grant_type: 'refresh_token', refresh_token: said.refresh_token });
const { viewer } = await ask<Who>(WHO, {}, said.access_token);
console.error(`${viewer.person.phone}, ${viewer.sessions.length} session(s)`);
console.log(said.access_token);
process.exit();
