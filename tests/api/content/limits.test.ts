import { afterAll, beforeAll, expect, it } from 'vitest';
import { forgetAllSnapshots } from '../../../api/src/platform/snapshot.ts';
import { ok } from '../../kit/rest.ts';
import { solvePuzzle } from '../../kit/puzzle.ts';
import { days, later, MONDAY, startComments } from './comments.kit.ts';

// How often people may write is said by settings, from a day on.
let site: Awaited<ReturnType<typeof startComments>>;
beforeAll(async () => {
  site = await startComments();
});
afterAll(() => site?.app.stop());

const TUESDAY = later(MONDAY, days(1)).toISOString();
async function set(key: string, value: number): Promise<void> {
  const body = { key, values: [value], reason: 'تصمیم جلسهٔ کیفیت', validFrom: TUESDAY };
  ok(await site.app.post('/admin/settings', { by: await site.somebody(['ADMIN']), body }));
  // Nothing hears of changes in this process.
  forgetAllSnapshots();
}

it('comments in ten minutes are as many as the settings of the day say', async () => {
  await set('comment.most_in_ten_minutes', 1);
  const statuses = async () => {
    const author = await site.somebody();
    return [(await site.write(author)).status, (await site.write(author)).status];
  };
  expect(await statuses()).toEqual([200, 200]);
  site.app.clock.set(TUESDAY);
  expect(await statuses()).toEqual([200, 429]);
});

it('as many parties hide a comment by their reports as the settings say', async () => {
  site.app.clock.set(MONDAY);
  await set('comment.hiding_reporters', 2);
  const moderator = await site.somebody(['MODERATOR']);
  site.app.clock.set(TUESDAY);
  const author = await site.somebody();
  const id = await site.published(author, moderator);
  const report = async () =>
    ok(
      await site.app.post('/pagecomments/{id}/report', {
        by: await site.somebody(),
        path: { id },
        body: { reason: 'OFF_TOPIC' },
      }),
    );
  await report();
  expect((await site.own(author, id)).state).toBe('PUBLISHED');
  await report();
  expect((await site.own(author, id)).state).toBe('HIDDEN');
});

it('feedback of an address is taken as often in an hour as the settings say', async () => {
  site.app.clock.set(MONDAY);
  await set('feedback.most_in_an_hour', 2);
  const send = async () => {
    const solution = solvePuzzle(ok(await site.app.get('/feedbacks/challenge')));
    const body = { type: 'IDEA' as const, subject: 'صافی فشار', body: 'کاش صافی فشار دو خانه داشت.', ...solution };
    return (await site.app.post('/feedbacks', { body })).status;
  };
  expect([await send(), await send(), await send()]).toEqual([200, 200, 200]);
  site.app.clock.set(TUESDAY);
  expect([await send(), await send(), await send()]).toEqual([200, 200, 429]);
});
