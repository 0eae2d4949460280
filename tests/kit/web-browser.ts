import { readFileSync } from 'node:fs';
import { inRoot } from '../../scripts/machine/root.mjs';
import { TERMS_VERSION } from '../../api/src/modules/identity/terms.ts';
import { newPhone, peopleOf } from './people.ts';
import { solvePuzzle } from './puzzle.ts';

/** How our pages ask: an operation by its name, as the hash of its text. */
export function questionOf(operationName: string, variables: object) {
  const list = JSON.parse(readFileSync(inRoot('gateway/persisted/web.json'), 'utf8')) as Record<string, string>;
  const [sha256Hash] = Object.entries(list).find(([, text]) => new RegExp(`^\\w+ ${operationName}\\b`).test(text))!;
  return { operationName, variables, extensions: { persistedQuery: { version: 1, sha256Hash } } };
}

type Started = {
  data: { startLogin: { loginChallenge: { challengeId: string } } } | null;
  errors: { extensions: { code: string; fields: { params: { value: string }[] }[] } }[];
};

/** The session as a browser has it: its cookies, and requests as our pages send them. */
export class WebBrowser {
  readonly cookies = new Map<string, string>();
  setCookies: string[] = [];

  readonly #people: ReturnType<typeof peopleOf>;

  /** @param address where its requests come from, for a site that believes the proxy before it; this machine without it */
  constructor(
    readonly site: { web: { url: string }; api: { url: string } },
    readonly address?: string,
  ) {
    this.#people = peopleOf(site.api);
  }

  async send(path: string, init: RequestInit = {}) {
    const cookie = [...this.cookies].map((pair) => pair.join('=')).join('; ');
    // A program would be taken for a crawler, whose visits nobody counts.
    const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
    const from = this.address && { 'x-forwarded-for': this.address };
    const headers = { 'user-agent': userAgent, ...(cookie && { cookie }), ...from, ...init.headers };
    const response = await fetch(this.site.web.url + path, { redirect: 'manual', ...init, headers });
    this.setCookies = response.headers.getSetCookie();
    for (const line of this.setCookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }
  /** What a page of ours adds to a request. */
  readonly ours = () => ({ 'x-rasteh-client': 'web', origin: this.site.web.url, 'sec-fetch-site': 'same-origin' });
  async post(path: string, body: object, more: Record<string, string> = {}) {
    const own = { 'content-type': 'application/json', ...this.ours(), ...more };
    const response = await this.send(path, { method: 'POST', headers: own, body: JSON.stringify(body) });
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as Record<string, unknown>,
    };
  }
  /** Runs an operation of our pages, by its name. @returns its data */
  async run<Data>(operationName: string, variables: object): Promise<Data> {
    const { body } = await this.post('/graphql', questionOf(operationName, variables));
    return body.data as Data;
  }
  /** Asks for a code as the login page does, with the puzzle where the phone was asked for too often. @returns the id of the login */
  async start(phone: string, puzzle?: ReturnType<typeof solvePuzzle>): Promise<string> {
    const input = { phoneNumber: phone, acceptedTermsVersion: TERMS_VERSION, ...(puzzle && { puzzle }) };
    const { body } = await this.post('/graphql', questionOf('StartLogin', { input }));
    const { data, errors } = body as Started;
    if (data) return data.startLogin.loginChallenge.challengeId;
    const { code, fields } = errors[0]!.extensions;
    if (code !== 'PUZZLE_REQUIRED' || puzzle) throw new Error(`login: ${JSON.stringify(errors)}`);
    const [token, difficulty] = fields[0]!.params.map(({ value }) => value);
    return this.start(phone, solvePuzzle({ token, difficulty }));
  }
  async login(phone = newPhone()) {
    const challengeId = await this.start(phone);
    const answer = await this.post('/session/login', { challengeId, code: await this.#people.codeFor(phone) });
    if (answer.status !== 200) throw new Error(`login: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer;
  }
  whoAmI = async () => (await (await this.send('/session')).json()) as { isLoggedIn: boolean; userInfo: object | null };
}
