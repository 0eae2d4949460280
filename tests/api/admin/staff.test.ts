import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../../../scripts/machine/run.mjs';
import { makeMarket, type DatabaseKind, type Market } from '../../kit/market.ts';
import { peopleOf } from '../../kit/people.ts';
import { startProgram } from '../../kit/program.ts';

// `npm run staff`, as the one who runs the site uses it, on a database that holds nobody.
const kind = (process.env.TEST_DATABASE ?? 'pglite') as DatabaseKind;
const PHONE = '09123334444';
let market: Market;
beforeAll(async () => {
  market = await makeMarket(kind, 0);
  // The first command makes the tables.
  expect((await staff('list')).output).toContain('Nobody is staff yet');
});
afterAll(() => market?.discard());

const staff = (...words: string[]) => run(['node', 'api/dist/staff.js', ...words], { env: market.settings });

describe('npm run staff', () => {
  it('makes the first administrator before anybody has logged in, and lists who is staff', async () => {
    expect(await staff('grant', 'ADMIN', '+989123334444')).toMatchObject({
      code: 0,
      stdout: `${PHONE}  ADMIN  ACTIVE\n`,
    });
    expect((await staff('grant', 'FINANCE', PHONE)).stdout).toBe(`${PHONE}  ADMIN FINANCE  ACTIVE\n`);
    expect((await staff('list')).stdout).toBe(`${PHONE}  ADMIN FINANCE  ACTIVE\n`);
  });

  it('takes roles away, but not from the last administrator', async () => {
    expect((await staff('revoke', 'FINANCE', PHONE)).stdout).toBe(`${PHONE}  ADMIN  ACTIVE\n`);
    const last = await staff('revoke', 'ADMIN', PHONE);
    expect(last).toMatchObject({
      code: 1,
      output: 'this is the last administrator; grant ADMIN to somebody else first\n',
    });
  });

  it.each([
    [[], 'npm run staff -- grant ROLE PHONE'],
    [['grant', 'ADMIN'], 'npm run staff -- grant ROLE PHONE'],
    [['grant', 'KING', PHONE], 'KING: no role of the staff; those are CONTENT_EDITOR, MODERATOR'],
    [['grant', 'CUSTOMER_OWNER', PHONE], 'CUSTOMER_OWNER: no role of the staff'],
    [['grant', 'ADMIN', '12345'], '12345: no Iranian mobile number'],
    [['revoke', 'ADMIN', '09129999999'], 'nobody has that phone'],
  ])('says in a line what is wrong with %j', async (words, said) => {
    const { code, output } = await staff(...words);
    expect(code).toBe(1);
    expect(output).toContain(said);
    expect(output).not.toMatch(/at \w+.*:\d+:\d+/);
  });

  it('made somebody who logs in as staff, and the log tells of it', async () => {
    await using api = await startProgram('api', market.settings);
    const people = peopleOf(api);
    const { accessToken } = await people.login(PHONE);
    const log = await people.get('/admin/audit', { by: accessToken, query: { action: 'USER_ROLES_CHANGED' } });
    expect(log.body).toMatchObject({ isIntact: true, totalCount: 3, items: [{ address: 'command line' }, {}, {}] });
    if (kind === 'pglite')
      expect((await staff('list')).output).toMatch(/^the data folder .* is in use by another process\n$/);
  });
});

describe('people of the seeds', () => {
  it('are there while developing, and may not come in where it is real', async () => {
    const seeded = await makeMarket(kind, 420);
    try {
      const development = await startProgram('api', seeded.settings);
      const people = peopleOf(development);
      const { people: known } = (await (await fetch(`${development.url}/dev/people`)).json()) as {
        people: { name: string; phone: string }[];
      };
      expect(known.map(({ name }) => name)).toEqual([
        // architecture
        'buyer',
        'owner',
        'agent',
        'supplier',
        'merchant',
        'moderator',
        'finance',
        'admin',
        'support',
        'second buyer',
        'second seller',
        'second moderator',
        'second support',
        'content editor',
        'second content editor',
      ]);
      const { accessToken } = await people.login(known.find(({ name }) => name === 'admin')!.phone);
      expect((await people.get('/admin/users', { by: accessToken })).status).toBe(200);
      await development.stop();

      const live = {
        NODE_ENV: 'production',
        KAVENEGAR_API_KEY: 'a key of no provider',
        KAVENEGAR_URL: 'http://127.0.0.1:9',
      };
      await using production = await startProgram('api', { ...seeded.settings, ...live });
      const asked = await peopleOf(production).get('/admin/users', { by: accessToken });
      expect(asked.status).toBe(401);
      for (const path of ['/dev/people', '/dev/outbox?phone=09000000008'])
        expect((await fetch(production.url + path)).status).toBe(404);
    } finally {
      await seeded.discard();
    }
  });
});
