import { getIntrospectionQuery, type IntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UNKNOWN } from '../api/ownership/kinds.ts';
import { newPhone, peopleOf } from '../kit/people.ts';
import { solvePuzzle } from '../kit/puzzle.ts';
import { startApi, startGateway } from '../kit/site.ts';
import { graphOf, type Graph } from './ask.ts';

const STARTS_PER_ADDRESS = 3;
let api: Awaited<ReturnType<typeof startApi>>;
let gateway: Awaited<ReturnType<typeof startGateway>>;
let graph: Graph;

beforeAll(async () => {
  // The api believes the gateway whom it asks for; the gateway believes nobody.
  const env = { OTP_STARTS_PER_ADDRESS: String(STARTS_PER_ADDRESS), TRUSTED_PROXIES: '127.0.0.1' };
  api = await startApi({ env });
  gateway = await startGateway({ apiUrl: api.url });
  graph = graphOf(gateway);
});
afterAll(async () => {
  await gateway?.stop();
  await api?.discard();
});

const startLogin = (phone: string) =>
  `startLogin(input: { phoneNumber: "${phone}" }) { loginChallenge { challengeId } }`;
const messagesTo = async (phone: string) =>
  ((await (await fetch(`${api.url}/dev/outbox?phone=${phone}`)).json()) as { messages: object[] }).messages;

describe('A12', () => {
  it('many logins in one request are refused before any of them begins', async () => {
    const one = newPhone();
    const other = newPhone();
    const inFragment = `mutation { a: ${startLogin(one)} ...b } fragment b on Mutation { b: ${startLogin(other)} }`;
    for (const query of [`mutation { a: ${startLogin(one)} b: ${startLogin(other)} }`, inFragment]) {
      const { status, errors } = await graph.ask(query);
      expect([status, errors[0]?.extensions.code]).toEqual([400, 'ONE_MUTATION_A_REQUEST']);
    }
    const batch = [one, other].map((phone) => ({ query: `mutation { ${startLogin(phone)} }` }));
    const { status, errors } = await graph.post(JSON.stringify(batch));
    expect([status, errors[0]?.extensions.code]).toEqual([400, 'BATCHING_NOT_SUPPORTED']);
    expect([...(await messagesTo(one)), ...(await messagesTo(other))]).toEqual([]);
  });

  it('every single one counts for its phone and for the address it comes from, whoever it says it is', async () => {
    const begin = (phone: string, address: string) =>
      graph.ask(`mutation { ${startLogin(phone)} }`, {}, { 'x-forwarded-for': address });
    const codeOf = async (phone: string, address: string) => (await begin(phone, address)).errors[0]?.extensions;
    const phone = newPhone();
    expect((await begin(phone, '203.0.113.1')).errors).toEqual([]);
    expect(await codeOf(phone, '203.0.113.2')).toMatchObject({ code: 'OTP_RATE_LIMITED', http: { status: 429 } });
    for (let turn = 1; turn < STARTS_PER_ADDRESS; turn += 1)
      expect((await begin(newPhone(), `203.0.113.${turn + 2}`)).errors).toEqual([]);
    expect(await codeOf(newPhone(), '203.0.113.9')).toMatchObject({ code: 'OTP_RATE_LIMITED', http: { status: 429 } });
  });

  it('a puzzle comes as an error with its parts, and the browser that is known as a header', async () => {
    // A gateway behind an entry proxy.
    await using behind = await startGateway({ apiUrl: api.url, env: { TRUSTED_PROXIES: '127.0.0.1' } });
    const from = (address: string) => ({ 'x-forwarded-for': address });
    const own = graphOf(behind);
    const phone = newPhone();
    const people = peopleOf(api);
    for (let turn = 0; turn < 10; turn += 1) await people.start(phone, from(`203.0.113.${50 + turn}`));
    const first = await own.ask(`mutation { ${startLogin(phone)} }`, {}, from('203.0.113.70'));
    const { code, http, fields = [] } = first.errors[0]!.extensions;
    expect([code, http, fields[0]!.field]).toEqual(['PUZZLE_REQUIRED', { status: 428 }, 'puzzle']);
    expect(fields[0]!.params.map(({ name }) => name)).toEqual(['token', 'difficulty', 'expiry']);
    const [token, difficulty, expiresAt] = fields[0]!.params.map(({ value }) => value);
    expect(new Date(expiresAt!).getTime()).toBeGreaterThan(Date.now());
    const { nonce } = solvePuzzle({ token, difficulty });
    const solved = `phoneNumber: "${phone}", puzzle: { token: "${token}", nonce: "${nonce}" }`;
    const { errors, data } = await own.ask(
      `mutation { startLogin(input: { ${solved} }) { loginChallenge { challengeId mark } } }`,
      {},
      from('203.0.113.70'),
    );
    expect(errors).toEqual([]);
    const { startLogin: begun } = data as { startLogin: { loginChallenge: { challengeId: string; mark: string } } };
    const { challengeId, mark } = begun.loginChallenge;
    const sent = (await people.messagesTo(phone)).find(({ values }) => values[1] === mark)!;
    const { body } = await peopleOf(gateway).withCode(challengeId, sent.values[0]!);
    const known = { ...from('203.0.113.71'), 'x-known-browser': body.known_browser as string };
    expect((await own.ask(`mutation { ${startLogin(phone)} }`, {}, known)).errors).toEqual([]);
  });

  it('the codes of a change of the phone are guessed one pair a request too, and only by who is logged in', async () => {
    const input = `{ presentChallengeId: "${UNKNOWN}", newChallengeId: "${UNKNOWN}", codeOfPresent: "1", codeOfNew: "1" }`;
    const guess = `confirmPhoneChange(input: ${input}) { changedPhone { phone } }`;
    const many = await graph.ask(`mutation { a: ${guess} b: ${guess} }`);
    expect([many.status, many.errors[0]?.extensions.code]).toEqual([400, 'ONE_MUTATION_A_REQUEST']);
    expect((await graph.ask(`mutation { ${guess} }`)).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  const named = (place: string, fields: readonly { name: string }[]) => fields.map(({ name }) => ({ place, name }));

  it('no mutation takes the code of a login or gives a token', async () => {
    const { __schema } = await graph.data<IntrospectionQuery>(getIntrospectionQuery({ descriptions: false }));
    const taken = __schema.types.flatMap((type) => {
      if (type.kind === 'INPUT_OBJECT') return named(type.name, type.inputFields);
      if (type.kind !== 'OBJECT' || type.name !== 'Mutation') return [];
      return type.fields.flatMap(({ name, args }) => named(name, args));
    });
    const given = __schema.types.flatMap((type) => (type.kind === 'OBJECT' ? named(type.name, type.fields) : []));
    const matching = (fields: readonly { place: string; name: string }[], pattern: RegExp) =>
      fields.flatMap(({ place, name }) => (pattern.test(name) ? [`${place}.${name}`] : [])).sort();
    expect(matching(taken, /^phoneNumber$/)).toEqual(['StartLoginInput.phoneNumber']);
    expect(matching(taken, /^(code.*|otp.*|.*challenge.*|.*token)$/i)).toEqual([
      // Of the price of a request that was shown.
      'ConfirmAndPublishInput.priceToken',
      // Of somebody who is logged in: they change the phone or prove an address, and log nobody in
      // (tests/api/identity/phone-change.test.ts, tests/api/identity/email-verification.test.ts).
      'ConfirmPhoneChangeInput.codeOfNew',
      'ConfirmPhoneChangeInput.codeOfPresent',
      'ConfirmPhoneChangeInput.newChallengeId',
      'ConfirmPhoneChangeInput.presentChallengeId',
      'CreateCategoryPropertyInput.code',
      // Of a form of feedback that was shown: it opens nothing else.
      'CreateFeedbackInput.token',
      'CreateMeasurementQuantityInput.code',
      'CreatePropertyValueInput.code',
      'CreateUnitInput.code',
      // The rule that a text broke.
      'DecideModerationCaseInput.code',
      'NewBaseUnitInput.code',
      'NewEnumValueInput.code',
      'PuzzleSolutionInput.token',
      // With its number, of one feedback (tests/api/content/feedback.test.ts).
      'ReopenFeedbackInput.code',
      // Of a mail's link.
      'VerifyEmailInput.token',
    ]);
    expect(matching(given, /token/i)).toEqual([
      'FeedbackChallenge.token',
      // Shows one draft to whoever an editor sends it (tests/api/content/pages.test.ts).
      'PreviewLink.token',
      'TradePrice.priceToken',
    ]);
  });
});
