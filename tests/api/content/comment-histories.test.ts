import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { commentMachine } from '../../../api/src/modules/content/comments/comment-machine.ts';
import type { CommentState } from '../../../api/src/modules/content/comments/comments.enums.ts';
import { ok } from '../../kit/rest.ts';
import { type By, later, MONDAY, startComments } from './comments.kit.ts';

// Random histories of one comment: whatever is tried, its state is one to which the machine leads from the one before, what readers
// see agrees with it, and a case waits exactly while something is to be decided.
let site: Awaited<ReturnType<typeof startComments>>;
let moderators: By[];
let start = new Date(MONDAY);
beforeAll(async () => {
  site = await startComments();
  moderators = [await site.somebody(['MODERATOR']), await site.somebody(['MODERATOR'])];
});
afterAll(() => site?.app.stop());

const acts = ['PUBLISH', 'REJECT', 'EDIT', 'REMOVE', 'APPEAL', 'REPORT', 'STAFF_REPORT'] as const;
type Act = (typeof acts)[number];

type Stored = { state: CommentState; version: number; hasNext: boolean; openCases: number };
const stored = async (id: string) =>
  (
    await site.app.db.query<Stored>(
      `select state, version, next is not null as "hasNext", (select count(*)::int from moderation_cases m
         where m.object_id = c.id and m.state = 'OPEN') as "openCases" from comments c where id = $1`,
      [id],
    )
  )[0]!;

async function act(kind: Act, author: By, id: string, turn: number): Promise<number> {
  const { app } = site;
  const { version } = await stored(id);
  if (kind === 'PUBLISH' || kind === 'REJECT')
    return (
      await site.decide(moderators[turn % 2]!, id, { decision: kind, ...(kind === 'REJECT' && { code: 'INSULT' }) })
    ).status;
  if (kind === 'EDIT')
    return (
      await app.put('/pagecomments/{id}', {
        by: author,
        path: { id },
        body: { version, body: 'متن تازهٔ همین نظر آزمایشی' },
      })
    ).status;
  if (kind === 'REMOVE')
    return (await app.delete('/pagecomments/{id}', { by: author, path: { id }, query: { version } })).status;
  if (kind === 'APPEAL')
    return (
      await app.post('/pagecomments/{id}/appeal', {
        by: author,
        path: { id },
        body: { version, reason: 'این متن توهین نیست' },
      })
    ).status;
  const reporters = kind === 'REPORT' ? [1, 2, 3].map(() => site.somebody()) : [site.somebody(['MODERATOR'])];
  const statuses: number[] = [];
  for (const by of reporters)
    statuses.push(
      (await app.post('/pagecomments/{id}/report', { by: await by, path: { id }, body: { reason: 'FALSE' } })).status,
    );
  return statuses.at(-1)!;
}

/** Where an act leads by the machine; the same state where it is refused. */
function reachable(from: CommentState, kind: Act): CommentState[] {
  const action = kind === 'REPORT' || kind === 'STAFF_REPORT' ? 'HIDE' : kind;
  const rows = commentMachine.rows.filter((row) => row.action === action && row.from.includes(from));
  return [from, ...rows.map(({ to }) => to ?? from)];
}

it('keep to the machine', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...acts), { minLength: 1, maxLength: 7 }), async (history) => {
      start = later(start, 60);
      site.app.clock.set(start);
      const author = await site.somebody();
      const { id } = ok(await site.write(author));
      for (const [turn, kind] of history.entries()) {
        const before = await stored(id);
        const status = await act(kind, author, id, turn);
        const after = await stored(id);
        expect(reachable(before.state, kind)).toContain(after.state);
        expect(status).toBeLessThan(500);
        if (status >= 400) expect(after).toEqual(before);
        const isVisible = after.state === 'PUBLISHED' || after.state === 'EDIT_PENDING';
        const seen = (await site.tree(undefined, { pageSize: 100 })).items.some((each) => each.id === id);
        expect(seen).toBe(isVisible);
        if (after.state === 'EDIT_PENDING') expect(after.hasNext).toBe(true);
        if (['PENDING', 'EDIT_PENDING', 'HIDDEN'].includes(after.state)) expect(after.openCases).toBe(1);
        if (['PUBLISHED', 'REMOVED'].includes(after.state)) expect(after.openCases).toBe(0);
      }
    }),
    { numRuns: 25 },
  );
});
