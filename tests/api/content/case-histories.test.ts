import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../api/src/platform/ids.ts';
import { ok } from '../../kit/rest.ts';
import { type By, later, MONDAY, startComments } from './comments.kit.ts';

// Random histories of what moderators do to one comment, beside a model: claims end after ten minutes, of two at once one decides,
// nobody decides an own matter or an appeal against the own decision, and one company's reports hide nothing.
let site: Awaited<ReturnType<typeof startComments>>;
/** Two who may decide, and one of the company whose offer it is. */
let moderators: By[];
const OF_COMPANY = 2;
let colleagues: By[];
let now = new Date(MONDAY);

beforeAll(async () => {
  site = await startComments();
  moderators = await Promise.all([1, 2, 3].map(() => site.somebody(['MODERATOR'])));
  await site.join(moderators[OF_COMPANY]!, site.customerId);
  colleagues = await Promise.all([1, 2, 3].map(() => site.somebody()));
  const company = newId();
  await site.app.db.query(`insert into customers (id, kind, legal_name) values ($1, 'COMPANY', 'همکاران')`, [company]);
  for (const each of colleagues) await site.join(each, company);
});
afterAll(() => site?.app.stop());

const who = fc.integer({ min: 0, max: OF_COMPANY });
const decision = fc.constantFrom('PUBLISH' as const, 'REJECT' as const);
const acts = fc.oneof(
  fc.record({ kind: fc.constant('CLAIM' as const), who }),
  fc.record({ kind: fc.constant('DECIDE' as const), who, decision }),
  fc.record({ kind: fc.constant('BOTH' as const) }),
  fc.record({ kind: fc.constant('WAIT' as const), minutes: fc.constantFrom(4, 11) }),
  fc.record({ kind: fc.constantFrom('REPORT' as const, 'COMPANY_REPORTS' as const, 'APPEAL' as const) }),
);
type Act = typeof acts extends fc.Arbitrary<infer A> ? A : never;
type Decision = 'PUBLISH' | 'REJECT';

type Model = {
  state: 'PENDING' | 'PUBLISHED' | 'REJECTED' | 'HIDDEN';
  /** What waits, and whose decision it is against. */
  open: { claim?: { who: number; until: Date }; against?: number } | undefined;
  lastDecider?: number;
  isAppealed: boolean;
};
const fresh = (): Model => ({ state: 'PENDING', open: {}, isAppealed: false });

/** Why a moderator may not take or decide the case now; undefined who may. */
function refusalOf({ open }: Model, by: number): string | undefined {
  if (!open) return 'CASE_DECIDED';
  if (open.claim && open.claim.who !== by && open.claim.until > now) return 'CASE_CLAIMED';
  if (open.against === by) return 'APPEAL_OWN_DECISION';
  return by === OF_COMPANY ? 'OWN_MATTER' : undefined;
}
function decided(model: Model, by: number, to: Decision): void {
  model.state = to === 'PUBLISH' ? 'PUBLISHED' : 'REJECTED';
  model.open = undefined;
  model.lastDecider = by;
}

type Case = { id: string; version: number };
/** The last case of a comment, whether it waits or not. */
const lastCase = async (objectId: string) =>
  (
    await site.app.db.query<Case>(
      `select id, version from moderation_cases where object_id = $1 order by state = 'OPEN' desc, id desc limit 1`,
      [objectId],
    )
  )[0]!;
const decide = (by: number, { id, version }: Case, to: Decision) =>
  site.app.put('/admin/moderation/cases/{id}', {
    by: moderators[by]!,
    path: { id },
    body: { version, decision: to, ...(to === 'REJECT' && { code: 'INSULT' }) },
  });
const codeOf = ({ status, body }: { status: number; body: object }) =>
  status === 200 ? undefined : (body as { code: string }).code;

async function report(id: string, reporters: By[]): Promise<void> {
  for (const by of reporters)
    await site.app.post('/pagecomments/{id}/report', { by, path: { id }, body: { reason: 'FALSE' } });
}

/** Does an act, holds its answer to the model, and moves the model. */
async function run(model: Model, act: Act, author: By, id: string): Promise<void> {
  const found = await lastCase(id);
  if (act.kind === 'WAIT') {
    now = later(now, act.minutes);
    site.app.clock.set(now);
  } else if (act.kind === 'CLAIM') {
    const answer = await site.app.post('/admin/moderation/cases/{id}/claim', {
      by: moderators[act.who]!,
      path: { id: found.id },
    });
    const refusal = refusalOf(model, act.who);
    expect(codeOf(answer)).toBe(refusal);
    if (!refusal) model.open = { ...model.open, claim: { who: act.who, until: later(now, 10) } };
  } else if (act.kind === 'DECIDE') {
    const refusal = refusalOf(model, act.who);
    expect(codeOf(await decide(act.who, found, act.decision))).toBe(refusal);
    if (!refusal) decided(model, act.who, act.decision);
  } else if (act.kind === 'BOTH') await decideBoth(model, found);
  else if (act.kind === 'COMPANY_REPORTS') await report(id, colleagues);
  else if (act.kind === 'REPORT') {
    await report(id, await Promise.all([1, 2, 3].map(() => site.somebody())));
    if (model.state === 'PUBLISHED') Object.assign(model, { state: 'HIDDEN', open: {} });
  } else if (model.state !== 'HIDDEN') await appeal(model, author, id);
}

async function decideBoth(model: Model, found: Case): Promise<void> {
  const verdicts = ['PUBLISH', 'REJECT'] as const;
  const refusals = [0, 1].map((by) => refusalOf(model, by));
  const codes = (await Promise.all(verdicts.map((to, by) => decide(by, found, to)))).map(codeOf);
  const winners = codes.flatMap((code, by) => (code === undefined ? [by] : []));
  expect(winners.length).toBe(refusals.includes(undefined) ? 1 : 0);
  for (const [by, code] of codes.entries())
    if (!winners.includes(by)) expect(['CASE_DECIDED', 'VERSION_CONFLICT', refusals[by]]).toContain(code);
  const [winner] = winners;
  if (winner !== undefined) {
    expect(refusals[winner]).toBeUndefined();
    decided(model, winner, verdicts[winner]!);
  }
}

async function appeal(model: Model, by: By, id: string): Promise<void> {
  const [row] = await site.app.db.query<{ version: number }>('select version from comments where id = $1', [id]);
  const body = { version: row!.version, reason: 'این متن توهین نیست.' };
  const { status } = await site.app.post('/pagecomments/{id}/appeal', { by, path: { id }, body });
  const isTaken = model.state === 'REJECTED' && !model.isAppealed;
  expect(status === 200).toBe(isTaken);
  if (isTaken) Object.assign(model, { isAppealed: true, open: { against: model.lastDecider } });
}

it('what moderators do at once, late or in own matters agrees with a model', { timeout: 120_000 }, async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(acts, { minLength: 3, maxLength: 10 }), async (history) => {
      now = later(now, 60);
      site.app.clock.set(now);
      const author = await site.somebody();
      const { id } = ok(await site.write(author));
      const model = fresh();
      for (const act of history) {
        await run(model, act, author, id);
        const [stored] = await site.app.db.query<{ state: string; open: number }>(
          `select state, (select count(*)::int from moderation_cases m where m.object_id = c.id and m.state = 'OPEN') as open
           from comments c where id = $1`,
          [id],
        );
        expect(stored).toEqual({ state: model.state, open: model.open ? 1 : 0 });
        seen.add(`${act.kind} ${model.state}`);
      }
    }),
    { numRuns: 30 },
  );
  // Each kind of act took part.
  expect(seen.size).toBeGreaterThan(10);
});
