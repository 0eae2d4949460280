import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startAppAt } from '../../kit/app-at.ts';
import { solvePuzzle } from '../../kit/puzzle.ts';
import { ok } from '../../kit/rest.ts';

const START = '2026-12-01T08:00:00Z';
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const NOBODY = '01941f29-7c00-7a3b-8f4e-2b1c9d0e5a6f';

let app: Awaited<ReturnType<typeof startAppAt>>;
let support: { headers: object };
let editor: { headers: object };
beforeAll(async () => {
  app = await startAppAt(START);
  support = { headers: await app.headersOf(['SUPPORT']) };
  editor = { headers: await app.headersOf(['CONTENT_EDITOR']) };
});
afterAll(() => app?.stop());

/** Every test has hours of its own: what an address may do in one is counted. */
let hour = 0;
const nextHours = () => app.clock.set(new Date(Date.parse(START) + (hour += 3) * 60 * MINUTE));
const later = (ms: number) => app.clock.set(new Date(app.clock.now().getTime() + ms));

const written = { type: 'IDEA', subject: 'صافی فشار', body: 'کاش صافی فشار دو خانه داشت.' } as const;
const challenge = async () => ok(await app.get('/feedbacks/challenge'));
const solved = async () => solvePuzzle(await challenge());
type Given = { by?: { headers: object } | undefined; [field: string]: unknown };
const send = async ({ by, ...given }: Given = {}) =>
  app.post('/feedbacks', { by, body: { ...written, ...(await solved()), ...given } });
const sent = async (given: Given = {}) => ok(await send(given));
const lookUp = (trackingNo: string, code: string) =>
  app.get('/feedbacks/by-trackingno', { query: { trackingNo, code } });
const queue = async (by: { headers: object }, query = {}) => ok(await app.get('/admin/feedbacks', { by, query })).items;
const decide = (id: string, body: object, by = support) => app.put('/admin/feedbacks/{id}', { by, path: { id }, body });
const reopen = (id: string, body: object, by?: { headers: object }) =>
  app.post('/feedbacks/{id}/reopen', { by, path: { id }, body });

async function answered(given: Given = {}) {
  const feedback = await sent(given);
  await decide(feedback.id, { version: 1, decision: 'TAKE' });
  ok(await decide(feedback.id, { version: 2, decision: 'ANSWER', answer: 'افزوده شد.' }));
  return feedback;
}

describe('the form', () => {
  it('is answered with a number of the year and a code, which open it in any spelling', async () => {
    nextHours();
    const { id, trackingNo, code } = await sent({ pagePath: '/products/compare', email: 'a@example.ir' });
    expect([trackingNo, code]).toEqual([expect.stringMatching(/^FB-1405-\d{6}$/), expect.stringMatching(/^[A-Z]{8}$/)]);
    const persian = trackingNo.toLowerCase().replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)]!);
    const { headers, body } = await lookUp(` ${persian} `, code!.toLowerCase());
    expect(body).toMatchObject({ id, ...written, status: 'NEW', isReopenable: false });
    expect(Object.keys(body)).not.toContain('code');
    expect(headers.get('cache-control')).toBe('no-store');
    const [row] = await app.db.query<{ code: string }>('select code_hash as code from feedbacks where id = $1', [id]);
    expect(row!.code).not.toContain(code);
  });

  it('says the same of a wrong number and of a wrong code', async () => {
    nextHours();
    const { trackingNo, code } = await sent();
    const number = await lookUp('FB-1405-999999', code!);
    const secret = await lookUp(trackingNo, 'AAAAAAAA');
    const told = ({ body }: typeof number) => ({ ...body, requestId: '' });
    expect(told(number)).toEqual(told(secret));
    expect([number.status, number.body.code]).toEqual([404, 'FEEDBACK_NOT_FOUND']);
  });

  it('does the same work for a wrong number and for a wrong code, and says it under the same headers', async () => {
    nextHours();
    const { trackingNo, code } = await sent();
    const wrongNumber = () => lookUp('FB-1405-999999', code!);
    const wrongCode = () => lookUp(trackingNo, 'AAAAAAAA');
    const workOf = async (ask: typeof wrongNumber) => {
      const spies = [
        vi.spyOn(app.db, 'query'),
        vi.spyOn(app.db, 'transaction'),
        vi.spyOn(crypto, 'createHmac'),
        vi.spyOn(crypto, 'timingSafeEqual'),
      ] as const;
      syncBuiltinESMExports();
      try {
        const { headers } = await ask();
        const [asked, ...others] = spies;
        return {
          statements: asked.mock.calls.map(([text]) => text),
          counts: others.map(({ mock }) => mock.calls.length),
          headers: [...headers].filter(
            ([name]) => !['x-request-id', 'date', 'etag'].includes(name) && !/remaining|reset/.test(name),
          ),
        };
      } finally {
        for (const spy of spies) spy.mockRestore();
        syncBuiltinESMExports();
      }
    };
    const number = await workOf(wrongNumber);
    expect(number).toEqual(await workOf(wrongCode));
    expect(number.statements).toContainEqual(expect.stringContaining('feedbacks'));
    // The address is counted in one transaction; the code is hashed and compared once.
    expect(number.counts).toEqual([1, expect.any(Number), 1]);
    expect(number.counts[1]).toBeGreaterThan(0);
  });

  it('is looked up ten times an hour and address, right or wrong', async () => {
    nextHours();
    const { trackingNo, code } = await sent();
    for (let turn = 0; turn < 10; turn += 1) await lookUp(trackingNo, turn % 2 === 0 ? code! : 'AAAAAAAA');
    const refused = await lookUp(trackingNo, code!);
    expect([refused.status, refused.body.code]).toEqual([429, 'FEEDBACK_LOOKUPS_LIMITED']);
    later(61 * MINUTE);
    expect((await lookUp(trackingNo, code!)).status).toBe(200);
  });

  it('is taken three times an hour', async () => {
    nextHours();
    const first = [await send(), await send(), await send()].map(({ status }) => status);
    const fourth = await send();
    expect([first, fourth.status, fourth.body.code]).toEqual([[200, 200, 200], 429, 'FEEDBACK_RATE_LIMITED']);
    later(61 * MINUTE);
    expect((await send()).status).toBe(200);
  });

  it('wants a challenge that is its own, solved, in time and not used before', async () => {
    nextHours();
    const puzzle = await challenge();
    const solution = solvePuzzle(puzzle);
    const codeOf = async (given: Given) => {
      const { status, body } = await send(given);
      return [status, ...(body.errors ?? []).map(({ field, code }) => `${field} ${code}`)];
    };
    expect(await codeOf({ token: 'x' })).toEqual([400, 'token CHALLENGE_UNKNOWN']);
    expect(
      await codeOf({ ...solution, token: solution.token.replace(/.$/, (sign) => (sign === 'A' ? 'B' : 'A')) }),
    ).toEqual([400, 'token CHALLENGE_UNKNOWN']);
    expect(await codeOf({ ...solution, nonce: `${solution.nonce}z` })).toEqual([400, 'nonce CHALLENGE_UNKNOWN']);
    expect(await codeOf(solution)).toEqual([200]);
    expect(await codeOf(solution)).toEqual([400, 'token CHALLENGE_USED']);
    const late = await solved();
    later(10 * MINUTE);
    expect(await codeOf(late)).toEqual([400, 'token CHALLENGE_EXPIRED']);
  });

  it('is good once, however many send it at the same time', async () => {
    nextHours();
    const solution = await solved();
    const statuses = await Promise.all([1, 2, 3].map(async () => (await send(solution)).status));
    expect(statuses.sort()).toEqual([200, 400, 400]);
  });

  it('takes no challenge of a login', async () => {
    nextHours();
    const { makePuzzles } = await import('../../../api/src/modules/identity/puzzle.ts');
    const foreign = solvePuzzle(makePuzzles('other').pose('feedback', 65_536, app.clock.now().getTime() / 1_000));
    expect((await send(foreign)).body.errors).toMatchObject([{ field: 'token', code: 'CHALLENGE_UNKNOWN' }]);
  });

  it('without script is a visitor’s, waits 8 seconds and comes once an hour', async () => {
    nextHours();
    const user = { headers: await app.headersOf([]) };
    const plain = async () => {
      const { token } = await challenge();
      return (wait: number) => {
        later(wait);
        return app.post('/feedbacks', { by: user, body: { ...written, token } });
      };
    };
    const early = await (await plain())(7_000);
    expect(early.body.errors).toMatchObject([{ field: 'token', code: 'CHALLENGE_TOO_EARLY' }]);
    expect((await (await plain())(8_000)).status).toBe(200);
    expect((await (await plain())(8_000)).status).toBe(429);
    expect(ok(await app.get('/feedbacks/byuser', { by: user })).totalCount).toBe(0);
  });

  it('keeps nothing of a program that fills what nobody sees, and says what it says to others', async () => {
    nextHours();
    const before = (await queue(support)).length;
    const trapped = await sent({ fax: '۰۲۱' });
    expect(Object.keys(trapped).sort()).toEqual(Object.keys(await sent()).sort());
    expect((await lookUp(trapped.trackingNo, trapped.code!)).status).toBe(404);
    expect((await queue(support)).length).toBe(before + 1);
  });

  it.each([
    ['pagePath', '//evil.example'],
    ['pagePath', 'https://evil.example'],
    ['pagePath', '/\\evil'],
    ['email', 'nobody'],
    ['phone', '123'],
    ['body', 'کوتاه'],
    ['subject', ' \u200c '],
    ['screenshotFileId', NOBODY],
  ])('refuses %s %s', async (field, value) => {
    nextHours();
    expect((await send({ [field]: value })).body.errors).toMatchObject([{ field }]);
  });
});

describe('staff', () => {
  it('take, answer and close; nobody does it twice, or out of turn', async () => {
    nextHours();
    const { id, trackingNo, code } = await sent();
    expect((await decide(id, { version: 1, decision: 'ANSWER', answer: 'بله، حتماً.' })).body.code).toBe(
      'INVALID_TRANSITION',
    );
    expect(ok(await decide(id, { version: 1, decision: 'TAKE' }))).toMatchObject({ status: 'IN_WORK', version: 2 });
    expect((await decide(id, { version: 1, decision: 'CLOSE', closeReason: 'DONE' })).body.code).toBe(
      'VERSION_CONFLICT',
    );
    expect((await decide(id, { version: 2, decision: 'CLOSE' })).body.errors).toMatchObject([{ field: 'closeReason' }]);
    expect((await decide(id, { version: 2, decision: 'ANSWER' })).body.errors).toMatchObject([{ field: 'answer' }]);
    ok(await decide(id, { version: 2, decision: 'ANSWER', answer: 'افزوده شد.' }));
    expect((await lookUp(trackingNo, code!)).body).toMatchObject({
      status: 'ANSWERED',
      answer: 'افزوده شد.',
      isReopenable: true,
    });
  });

  it('see complaints only where they may answer them', async () => {
    nextHours();
    const { id } = await sent({ type: 'COMPLAINT' });
    const idsOf = (items: { id: string }[]) => items.map((each) => each.id);
    expect(idsOf(await queue(support, { type: 'COMPLAINT' }))).toContain(id);
    expect(idsOf(await queue(editor))).not.toContain(id);
    expect(await queue(editor, { type: 'COMPLAINT' })).toEqual([]);
    expect(await queue(editor, { ids: [id] })).toEqual([]);
    expect((await decide(id, { version: 1, decision: 'TAKE' }, editor)).body.code).toBe('FEEDBACK_NOT_FOUND');
    expect((await app.get('/admin/feedbacks', { by: { headers: await app.headersOf([]) } })).status).toBe(403);
  });

  it('find those that wait first, the oldest on top', async () => {
    nextHours();
    const done = await answered();
    later(MINUTE);
    const first = await sent({ subject: 'صف یک' });
    later(MINUTE);
    const second = await sent({ subject: 'آب‌بند كارگاه' });
    const ids = (await queue(support, { pageSize: 100 })).map(({ id }) => id);
    const places = [first, second, done].map(({ id }) => ids.indexOf(id));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    for (const searchKey of [second.trackingNo, 'آب‌بند کارگاه', 'اببند'])
      expect((await queue(support, { searchKey })).map(({ id }) => id)).toEqual([second.id]);
  });
});

describe('its sender', () => {
  it('who was logged in finds it among the own ones, and hears of the answer', async () => {
    nextHours();
    const by = { headers: await app.headersOf([]) };
    const { id } = await answered({ by });
    const stranger = { headers: await app.headersOf([]) };
    expect(ok(await app.get('/feedbacks/byuser', { by })).items).toMatchObject([{ id, answer: 'افزوده شد.' }]);
    expect(ok(await app.get('/feedbacks/byuser', { by: stranger, query: { ids: [id] } })).items).toEqual([]);
    await app.tick();
    later(2 * MINUTE);
    await app.tick();
    expect(ok(await app.get('/notifications', { by })).items).toMatchObject([
      { type: 'FEEDBACK_ENDED', path: '/feedback' },
    ]);
    expect((await reopen(id, { text: 'هنوز دیده نمی‌شود.' }, by)).body).toMatchObject({
      status: 'NEW',
      isReopenable: false,
    });
  });

  it('gets the answer by mail at a verified address only', async () => {
    nextHours();
    const mailsTo = (mail: string) =>
      app.db.query<{ template: string }>('select template from outbox where recipient = $1', [mail]);
    const userId = '01941f29-7c00-7a3b-8f4e-2b1c9d0e5a70';
    const by = { headers: await app.headersOf([], userId) };
    await app.db.query(
      `insert into persons (id, user_id, email, email_verified_at) values ($1, $1, 'known@example.ir', null)`,
      [userId],
    );
    await answered({ by, email: 'stated@example.ir' });
    expect([await mailsTo('known@example.ir'), await mailsTo('stated@example.ir')]).toEqual([[], []]);
    await app.db.query('update persons set email_verified_at = now() where user_id = $1', [userId]);
    await answered({ by });
    expect(await mailsTo('known@example.ir')).toEqual([{ template: 'feedback-answer' }]);
  });

  it('reopens it once, within 30 days, with the code', async () => {
    nextHours();
    const { id, code } = await answered();
    const text = 'هنوز در تلفن همراه دیده نمی‌شود.';
    const stranger = { headers: await app.headersOf([]) };
    const refused = [
      await reopen(id, { text }),
      await reopen(id, { text, code: 'AAAAAAAA' }),
      await reopen(id, { text }, stranger),
    ];
    const unknown = await reopen(NOBODY, { text, code });
    expect([...refused, unknown].map(({ status, body }) => [status, body.code])).toEqual(
      Array.from({ length: 4 }, () => [404, 'FEEDBACK_NOT_FOUND']),
    );
    expect((await reopen(id, { code, text })).body).toMatchObject({ status: 'NEW', reopenText: text });
    expect((await reopen(id, { code, text })).body.code).toBe('INVALID_TRANSITION');
    ok(await decide(id, { version: 4, decision: 'TAKE' }));
    ok(await decide(id, { version: 5, decision: 'CLOSE', closeReason: 'DONE' }));
    expect((await reopen(id, { code, text })).body.code).toBe('FEEDBACK_REOPENED');
  });

  it('reopens nothing that is over for more than 30 days', async () => {
    nextHours();
    const { id, code } = await answered();
    const text = 'هنوز در تلفن همراه دیده نمی‌شود.';
    later(30 * DAY + MINUTE);
    expect((await reopen(id, { code, text })).body.code).toBe('FEEDBACK_REOPEN_LATE');
    app.clock.set(START);
  });
});

describe('what is kept', () => {
  const contactOf = async (id: string) => {
    const [row] = await app.db.query<object>('select email, phone, body from feedbacks where id = $1', [id]);
    return row;
  };

  it('loses its contact data 180 days after its end, and nothing else', async () => {
    nextHours();
    const open = await sent({ email: 'open@example.ir' });
    const { id } = await answered({ email: 'a@example.ir', phone: '02188881234' });
    const before = app.clock.now().getTime();
    app.clock.set(new Date(before + 179 * DAY));
    await app.tick();
    expect(await contactOf(id)).toMatchObject({ email: 'a@example.ir' });
    app.clock.set(new Date(before + 181 * DAY));
    await app.tick();
    expect(await contactOf(id)).toEqual({ email: null, phone: null, body: written.body });
    expect(await contactOf(open.id)).toMatchObject({ email: 'open@example.ir' });
    app.clock.set(new Date(before));
  });
});
