import { setTimeout as pause } from 'node:timers/promises';
import { TERMS_VERSION } from '../../api/src/modules/identity/terms.ts';
import { onceThereIsTime } from './once-there-is-time.ts';
import { solvePuzzle } from './puzzle.ts';
import { headersBy, restOf, type Sending } from './rest.ts';

/** Where codes come this soon again, as in the journeys, a login waits for one. */
const LONGEST_WAIT_S = 10;

type Answer = { status: number; headers: Headers; body: Record<string, unknown> };

/** A phone that no other test uses. */
export const newPhone = () =>
  `0912${String(1_000_000 + (phones += 1) + Math.floor(Math.random() * 8_000) * 1_000).slice(-7)}`;
let phones = 0;

/** How many administrators and content editors the journeys have. */
export const ADMINS = 24;
export const EDITORS = 16;

/** An address of this machine that no other visitor has. */
export const newAddressOfVisitor = () => `127.${[1, 2, 3].map(() => 1 + Math.floor(Math.random() * 254)).join('.')}`;

/** A person's national id that is right and that no other test uses: nine digits and the one that checks them. */
export function newNationalId() {
  const digits = `049${String((nationalIds += 1 + Math.floor(Math.random() * 1_000))).padStart(6, '0')}`;
  const rest = [...digits].reduce((total, digit, index) => total + Number(digit) * (10 - index), 0) % 11;
  return `${digits}${rest < 2 ? rest : 11 - rest}`;
}
let nationalIds = Math.floor(Math.random() * 500_000);

/** A national id of a company that is right: ten digits and the one that checks them. */
export function newLegalId() {
  const digits = String(Math.floor(1_000_000_000 + Math.random() * 8_999_999_999));
  const tens = Number(digits[9]) + 2;
  const weights = [29, 27, 23, 19, 17, 29, 27, 23, 19, 17];
  const rest = weights.reduce((sum, weight, index) => sum + (Number(digits[index]) + tens) * weight, 0) % 11;
  return `${digits}${rest === 10 ? 0 : rest}`;
}

/** A code that is not this one. */
export const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** Who has the tokens of an answer. */
function personOf(phone: string, { status, body }: Answer) {
  if (status !== 200) throw new Error(`login: ${status} ${JSON.stringify(body)}`);
  const { access_token: accessToken, refresh_token: refreshToken } = body as Record<string, string>;
  return { phone, accessToken: accessToken!, refreshToken: refreshToken! };
}

/** Codes, tokens and sessions of an api (or of a gateway, for tokens), as a client sees them. */
export function peopleOf({ url }: { url: string }) {
  const send = (path: string, init: RequestInit) => onceThereIsTime(() => sendOnce(path, init));
  async function sendOnce(path: string, init: RequestInit): Promise<Answer> {
    const response = await fetch(url + path, init);
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: (text ? JSON.parse(text) : {}) as Record<string, unknown>,
    };
  }
  const sendAs = ({ method, path, by, body, headers }: Sending) =>
    send(`/api/v1${path}`, {
      method,
      headers: {
        ...(by && headersBy(by)),
        ...(method !== 'GET' && { 'idempotency-key': crypto.randomUUID() }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const people = {
    /** Requests of the contract; a write has a key of its own, as every client of ours gives it one. */
    ...restOf(sendAs),
    /** Where they upload files. */
    filesUrl: `${url}/api/v1/files`,
    start: (phoneNumber: unknown, headers: Record<string, string> = {}, more: object = {}) =>
      send('/api/v1/users/login-by-otp', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ phoneNumber, ...more }),
      }),
    /** What was sent to a phone, the newest first. */
    async messagesTo(phone: string) {
      const { body } = await send(`/dev/outbox?phone=${encodeURIComponent(phone)}`, {});
      return body.messages as { template: string; values: string[] }[];
    },
    /** The newest code that was sent to a phone. */
    async codeFor(phone: string): Promise<string> {
      const [newest] = await people.messagesTo(phone);
      return newest!.values[0]!;
    },
    /** What the newest link that was sent to an address for mails carries. */
    async tokenFor(email: string): Promise<string> {
      const { body } = await send(`/dev/outbox?mail=${encodeURIComponent(email)}`, {});
      const [newest] = body.messages as { values: string[] }[];
      return new URL(newest!.values[0]!).searchParams.get('emailToken')!;
    },
    token: (form: Record<string, string>, headers: Record<string, string> = {}) =>
      send('/connect/token', {
        method: 'POST',
        headers,
        body: new URLSearchParams({ client_id: 'test', ...form }),
      }),
    withCode: (challengeId: string, code: string, headers: Record<string, string> = {}) =>
      people.token({ grant_type: 'otp', challenge_id: challengeId, code, terms_version: TERMS_VERSION }, headers),
    refresh: (refreshToken: string) => people.token({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    /**
     * Logs a phone in from the start; where somebody just did so, a few seconds later, as it is told to, and where that happened often
     * within an hour, after the puzzle that this costs.
     */
    async login(phone = newPhone(), from: Record<string, string> = {}) {
      let begun = await people.start(phone, from);
      for (;;) {
        const { status, headers, body } = begun;
        const waitSeconds = Number(headers.get('retry-after'));
        if (status === 429 && waitSeconds <= LONGEST_WAIT_S) await pause(waitSeconds * 1_000);
        else if (status !== 428) break;
        begun = await people.start(phone, from, status === 428 ? { puzzle: solvePuzzle(body) } : {});
      }
      const code = await people.codeFor(phone);
      return personOf(phone, await people.withCode(begun.body.challengeId as string, code, from));
    },
    /** The same login with a token of its own time. */
    renew: async ({ phone, refreshToken }: { phone: string; refreshToken: string }) =>
      personOf(phone, await people.refresh(refreshToken)),
    /** A public read under `/api/v1`. */
    read: (path: string) => send(`/api/v1${path}`, {}),
    /** The same for an address that the contract does not know, or that is only known when the test runs. */
    as: (accessToken: string, method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
      sendAs({ method: method as Sending['method'], path, by: accessToken, body, headers }),
  };
  return people;
}
