import fc from 'fast-check';
import { expect } from 'vitest';
import type { Machine } from '../../api/src/platform/machine.ts';
import type { startAppAt } from './app-at.ts';

export type App = Awaited<ReturnType<typeof startAppAt>>;
type Answer = { status: number; body?: { code?: string } };

/** What is written of a thing. */
export type Written = {
  version: number;
  /** Its state by the clock. */
  state: string;
  events: { seq: number; type: string }[];
  /** How many events open pages were told. */
  told: number;
};

/** Actions that are allowed, and those that something is missing for. */
export type Allowed = {
  actions: readonly string[];
  lacking: readonly string[];
  /** With which codes those are refused. */
  codes: readonly string[];
};

type Shown = { allowedActions: string[]; missing?: { code: string; actions: string[] }[] };

/** What of a thing that was read is allowed, and what lacks something. */
export function allowedIn(body: object): Allowed {
  const { allowedActions, missing = [] } = body as Shown;
  return {
    actions: allowedActions,
    lacking: missing.flatMap(({ actions }) => actions),
    codes: missing.map(({ code }) => code),
  };
}

/** What somebody reads of a thing at an address of its own. */
export async function allowedAt(app: App, headers: object, path: string): Promise<Allowed | undefined> {
  const { status, body } = await app.ask<Shown>(path, { headers });
  return status === 200 ? allowedIn(body) : undefined;
}

/** What somebody reads of a thing in a list that is whole, or in pages as staff have them. */
export async function allowedAmong(app: App, headers: object, path: string, id: string): Promise<Allowed | undefined> {
  type Listed = Shown & { id: string };
  const isPaged = path.startsWith('/admin');
  for (let page = 1; ; page += 1) {
    const at = isPaged ? `${path}${path.includes('?') ? '&' : '?'}pageSize=100&pageNumber=${page}` : path;
    const { status, body } = await app.ask<Listed[] | { items: Listed[] }>(at, { headers });
    if (status !== 200) return undefined;
    const items = Array.isArray(body) ? body : body.items;
    const found = items.find((each) => each.id === id);
    if (found || !isPaged || items.length < 100) return found && allowedIn(found);
  }
}

/** A thing with states, as a history tries it. */
export type Subject = {
  /** Id of one that no history and no walk takes. */
  untouched?: () => string;
  machine: Omit<Machine<string, string, string>, 'words'>;
  /** A new one. @returns its id */
  make: () => Promise<string>;
  /** Undefined once it was thrown away. */
  read: (id: string) => Promise<Written | undefined>;
  /** By whom acts are tried: names for `act`. */
  actors: readonly string[];
  /** Tries an act by somebody on the version that is there; undefined where that one has no address for it. */
  act: (id: string, action: string, actor: string, version: number) => Promise<Answer | undefined> | undefined;
  /** What somebody reads that they may do with it now; undefined where they see nothing of it. */
  allowed?: (id: string, actor: string) => Promise<Allowed | undefined>;
  /** Days by which the clock goes on now and then; it never goes back. */
  jumps?: readonly number[];
  /** What somebody does to another thing that the table has as happening by itself. */
  others?: readonly string[];
  /** Only these are tried; all that the table has for people unless said. */
  actions?: readonly string[];
  /** Acts that bring with them what they need. */
  prepares?: readonly string[];
  /** Acts that may leave the version as it is, since nothing of the thing itself changes. */
  asides?: readonly string[];
  /** Acts that may be no entry of their own among the events: the same again within minutes. */
  repeats?: readonly string[];
  /** What holds of this kind at any time, beside what holds of all. */
  requireMore?: (id: string, now: Written) => Promise<void>;
  /** What holds of one when its history is told, beside that. */
  requireAtEnd?: (id: string, now: Written) => Promise<void>;
};

const DAY_MS = 86_400_000;
/** What happens without anybody. */
const OF_ITSELF = ['CLOCK', 'SYS'];
/** What a refusal may be. */
const REFUSALS = [400, 403, 404, 409];

/** A thing as `sql` reads it, with its events, by its id. */
export async function readWritten(app: App, id: string, { sql }: { sql: string }): Promise<Written | undefined> {
  const [row] = await app.db.query<{ version: number; state: string }>(
    sql,
    [id, app.clock.now()].slice(0, sql.includes('$2') ? 2 : 1),
  );
  if (!row) return undefined;
  const [told] = await app.db.query<{ count: number }>(
    'select count(*)::int as count from live_events where object_id = $1',
    [id],
  );
  const rows = await app.db.query<{ seq: number; type: string }>(
    'select seq, type from domain_events where aggregate_id = $1 order by seq',
    [id],
  );
  return { ...row, events: rows, told: told!.count };
}

/** In which states a thing may be after these events, by its table. */
function statesAfter({ states, rows }: Subject['machine'], events: Written['events']): Set<string> {
  let found = [states[0]!];
  for (const { type } of events) {
    const ofEvent = rows.filter(({ event }) => event === type);
    const next = found.flatMap((state) =>
      ofEvent.filter(({ from }) => from.includes(state)).map(({ to }) => to ?? state),
    );
    // A step may be told by the event of another: who is trusted is published by handing in.
    if (ofEvent.length > 0) found = next.length > 0 ? next : ofEvent.flatMap(({ to }) => to ?? []);
  }
  return new Set(found);
}

/** What holds of a thing at any time. */
function requireSound({ machine }: Subject, now: Written): void {
  expect(now.events.map(({ seq }) => seq)).toEqual(now.events.map((_, index) => index + 1));
  expect(
    [...statesAfter(machine, now.events)],
    `${now.state} after ${now.events.map(({ type }) => type).join(' ')}`,
  ).toContain(now.state);
  if (!machine.finals.includes(now.state))
    expect(machine.rows.some(({ from, to }) => from.includes(now.state) && to && to !== now.state)).toBe(true);
}

/** An act changed the thing by one version and told of it, or was refused, changed nothing and told nobody. */
function requireTrace(
  what: string,
  answer: Answer,
  [before, after]: [Written, Written | undefined],
  { isAside, isRepeat }: { isAside: boolean; isRepeat: boolean },
): void {
  if (answer.status >= 300) {
    expect(REFUSALS, `${what}: ${answer.status}`).toContain(answer.status);
    expect(after, `${what} was refused`).toEqual(before);
    return;
  }
  if (!after) return;
  expect(after.version, what).toBe(before.version + (isAside && after.state === before.state ? 0 : 1));
  expect(after.events.length, what).toBeGreaterThan(before.events.length - (isRepeat ? 1 : 0));
  expect(after.told, what).toBeGreaterThan(before.told);
}

/** What is listed succeeds or lists what is missing; what is not listed is refused. */
function requireTruth(what: string, action: string, { status, body }: Answer, allowed: Allowed | undefined): void {
  const isListed = allowed?.actions.includes(action) ?? false;
  const told = `${what}: ${status} ${JSON.stringify(body)} of ${JSON.stringify(allowed)}`;
  if (status < 300) expect(isListed, `not listed, ${told}`).toBe(true);
  else if (isListed) expect(allowed!.lacking, `listed, ${told}`).toContain(action);
}

type Step = { action: string; actor: string; isStale: boolean } | { days: number };

/**
 * Tries random acts by random people on things of a kind, with the clock going on between them; what fast-check finds it makes
 * short and prints with its seed.
 */
export async function tryHistories(app: App, subject: Subject, { runs = 12, length = 25 } = {}): Promise<void> {
  const { machine, actors, jumps = [], others = [], asides = [], repeats = [] } = subject;
  const ofPeople = machine.rows.filter(({ by }) => !OF_ITSELF.includes(by)).map(({ action }) => action);
  const actions = subject.actions ?? [...new Set([...ofPeople, ...others])];
  const act = fc.record({
    action: fc.constantFrom(...actions),
    actor: fc.constantFrom(...actors),
    // Who has not seen the last step.
    isStale: fc.integer({ min: 0, max: 9 }).map((drawn) => drawn === 0),
  });
  const step: fc.Arbitrary<Step> =
    jumps.length > 0
      ? fc.oneof(
          { weight: 9, arbitrary: act },
          { weight: 1, arbitrary: fc.constantFrom(...jumps).map((days) => ({ days })) },
        )
      : act;
  const began = app.clock.now();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: length }), async (steps) => {
      app.clock.set(began);
      const id = await subject.make();
      // What one step leaves is what the next one begins with.
      let now = await subject.read(id);
      for (const each of steps) {
        if (!now) return;
        const before = now;
        if ('days' in each) {
          app.clock.set(new Date(app.clock.now().getTime() + each.days * DAY_MS));
          await app.tick();
          now = await subject.read(id);
        } else {
          const version = before.version + (each.isStale ? -1 : 0);
          if (version < 1) continue;
          const isJudged = subject.allowed && !each.isStale && ofPeople.includes(each.action);
          const allowed = isJudged ? await subject.allowed!(id, each.actor) : undefined;
          const answer = await subject.act(id, each.action, each.actor, version);
          if (answer && isJudged) requireTruth(`${each.action} by ${each.actor}`, each.action, answer, allowed);
          now = await subject.read(id);
          const kind = { isAside: asides.includes(each.action), isRepeat: repeats.includes(each.action) };
          if (answer) requireTrace(`${each.action} by ${each.actor}`, answer, [before, now], kind);
          // What was refused left it as it was.
          if (answer && answer.status >= 300) continue;
        }
        if (!now) return;
        requireSound(subject, now);
        await subject.requireMore?.(id, now);
      }
      if (now) await subject.requireAtEnd?.(id, now);
    }),
    { numRuns: runs, endOnFailure: false },
  );
  app.clock.set(began);
}
