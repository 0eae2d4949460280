import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startAppAt } from '../../kit/app-at.ts';
import { later, MONDAY } from './comments.kit.ts';
import { contentOf, type Person } from './pages.kit.ts';

// Random histories of one page of a supplier, beside a model: it has an open case as long as it waits, whether it is decided there,
// on its own page, or taken back; claims end after ten minutes, and nobody decides an own matter.
let app: Awaited<ReturnType<typeof startAppAt>>;
let content: ReturnType<typeof contentOf>;
let typeId: string;
/** A moderator, an editor, and a moderator of the company that writes, who is another one in each history. */
let staff: Person[];
const OF_COMPANY = 2;
let now = new Date(MONDAY);

beforeAll(async () => {
  app = await startAppAt(MONDAY);
  content = contentOf(app);
  typeId = (await content.type('ARTICLE')).id;
  staff = [await content.person(['MODERATOR']), await content.editor(), await content.person(['MODERATOR'])];
});
afterAll(() => app?.stop());

const who = fc.integer({ min: 0, max: OF_COMPANY });
const decision = fc.constantFrom('PUBLISH' as const, 'RETURN' as const, 'SCHEDULE' as const);
const acts = fc.oneof(
  fc.record({ kind: fc.constantFrom('SUBMIT' as const, 'WITHDRAW' as const, 'EDIT' as const) }),
  fc.record({ kind: fc.constant('SUBMIT' as const) }),
  fc.record({ kind: fc.constant('CLAIM' as const), who }),
  fc.record({ kind: fc.constant('DECIDE' as const), who, decision }),
  fc.record({
    kind: fc.constant('ON_PAGE' as const),
    decision: fc.constantFrom('PUBLISH' as const, 'RETURN' as const),
  }),
  fc.record({ kind: fc.constant('WAIT' as const), minutes: fc.constantFrom(4, 11) }),
);
type Act = typeof acts extends fc.Arbitrary<infer A> ? A : never;
type Status = 'DRAFT' | 'IN_REVIEW' | 'PUBLISHED' | 'SCHEDULED';
type Model = { status: Status; claim?: { who: number; until: Date } | undefined };

/** Why somebody may not take or decide the case now; undefined who may. */
function refusalOf({ status, claim }: Model, by: number): string | undefined {
  if (status !== 'IN_REVIEW') return 'CASE_DECIDED';
  if (claim && claim.who !== by && claim.until > now) return 'CASE_CLAIMED';
  return by === OF_COMPANY ? 'OWN_MATTER' : undefined;
}
const after = { PUBLISH: 'PUBLISHED', RETURN: 'DRAFT', SCHEDULE: 'SCHEDULED' } as const;
const reason = 'منبع جدول را بنویسید.';

type Stored = { version: number; status: Status; open: number; caseId: string | null; caseVersion: number | null };
const stored = async (id: string) =>
  (
    await app.db.query<Stored>(
      `select p.version, p.status, (select count(*)::int from moderation_cases m where m.object_id = p.id and m.state = 'OPEN') as open,
         c.id as "caseId", c.version as "caseVersion"
       from pages p left join lateral (
         select m.id, m.version from moderation_cases m where m.object_id = p.id order by m.state = 'OPEN' desc, m.id desc limit 1
       ) c on true where p.id = $1`,
      [id],
    )
  )[0]!;
const codeOf = ({ status, body }: { status: number; body: object }) =>
  status === 200 ? undefined : (body as { code: string }).code;

/** Does an act, holds its answer to the model, and moves the model. */
async function run(model: Model, act: Act, owner: Person, id: string): Promise<void> {
  const { version, caseId, caseVersion } = await stored(id);
  const path = { id };
  if (act.kind === 'WAIT') {
    now = later(now, act.minutes);
    app.clock.set(now);
  } else if (act.kind === 'EDIT') {
    const body = { ...content.articleOf(typeId), version };
    const isTaken = codeOf(await app.put('/pages/{id}', { by: owner, path, body })) === undefined;
    expect(isTaken).toBe(model.status === 'DRAFT' || model.status === 'PUBLISHED');
    if (isTaken) model.status = 'DRAFT';
  } else if (act.kind === 'SUBMIT' || act.kind === 'WITHDRAW') {
    const step = act.kind === 'SUBMIT' ? ('submit' as const) : ('withdraw' as const);
    const isTaken = codeOf(await app.post(`/pages/{id}/${step}`, { by: owner, path, body: { version } })) === undefined;
    expect(isTaken).toBe(model.status === (act.kind === 'SUBMIT' ? 'DRAFT' : 'IN_REVIEW'));
    if (isTaken) Object.assign(model, { status: act.kind === 'SUBMIT' ? 'IN_REVIEW' : 'DRAFT', claim: undefined });
  } else if (act.kind === 'ON_PAGE') {
    const step = act.decision === 'RETURN' ? ('return' as const) : ('publish' as const);
    const body = { version, ...(step === 'return' && { reason }) };
    const isTaken = codeOf(await app.post(`/admin/pages/{id}/${step}`, { by: staff[1]!, path, body })) === undefined;
    expect(isTaken).toBe(model.status === 'IN_REVIEW');
    if (isTaken) Object.assign(model, { status: after[act.decision], claim: undefined });
  } else if ('who' in act && caseId !== null) await inCase(model, act, { id: caseId, version: caseVersion! });
}

async function inCase(model: Model, act: Extract<Act, { who: number }>, of: { id: string; version: number }) {
  const by = staff[act.who]!;
  const path = { id: of.id };
  const refusal = refusalOf(model, act.who);
  if (act.kind === 'CLAIM') {
    expect(codeOf(await app.post('/admin/moderation/cases/{id}/claim', { by, path }))).toBe(refusal);
    if (!refusal) model.claim = { who: act.who, until: later(now, 10) };
    return;
  }
  const publishAt = later(now, 60).toISOString();
  const body = { version: of.version, decision: act.decision, reason, publishAt };
  expect(codeOf(await app.put('/admin/moderation/cases/{id}', { by, path, body }))).toBe(refusal);
  if (!refusal) Object.assign(model, { status: after[act.decision], claim: undefined });
}

it('a page waits exactly as long as its case is open', { timeout: 120_000 }, async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(acts, { minLength: 4, maxLength: 12 }), async (history) => {
      now = later(now, 60);
      app.clock.set(now);
      const { owner, customerId, supplierId } = await content.seller();
      await content.member(customerId, staff[OF_COMPANY]!, false, ['MESSAGE']);
      const { id } = await content.beginArticle(owner, supplierId, typeId);
      const model: Model = { status: 'DRAFT' };
      for (const act of history) {
        await run(model, act, owner, id);
        const { status, open } = await stored(id);
        // A planned page whose time has come is published by the clock; its row stays as it is.
        expect({ status, open }).toEqual({ status: model.status, open: model.status === 'IN_REVIEW' ? 1 : 0 });
        seen.add(`${act.kind} ${model.status}`);
      }
    }),
    { numRuns: 25 },
  );
  expect(seen.size).toBeGreaterThan(10);
});
