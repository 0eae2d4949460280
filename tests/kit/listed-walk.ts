import type { Allowed, App, Subject } from './histories.ts';

const DAY_MS = 86_400_000;
/** So many steps of one thing at most: then another one begins. */
const LONGEST = 14;

/** A listed action that was refused, one that is not listed and succeeded, or one that is told to lack something and did not. */
export type Untruth = string;

type Walk = {
  steps?: number;
  /** Whether what is not listed is tried too, or other tests try it of that kind. */
  triesRefused?: boolean;
};

/**
 * Takes listed actions of new things, those first that were not tried yet in a state by somebody, with the clock going on where
 * nothing is new; on the way each action that is not listed, or lacks something, is tried once in each state by everybody.
 * @returns what is not as it is told
 */
export async function walkListed(
  app: App,
  subject: Subject,
  { steps = 120, triesRefused = true }: Walk = {},
): Promise<Untruth[]> {
  const { machine, actors, jumps = [], prepares = [] } = subject;
  const ofPeople = machine.rows.filter(({ by }) => by !== 'SYS' && by !== 'CLOCK').map(({ action }) => action);
  const actions = subject.actions ?? [...new Set(ofPeople)];
  const tried = new Map<string, number>();
  const untruths = new Set<Untruth>();
  const began = app.clock.now();
  const key = (...parts: string[]) => parts.join(' ');
  /** What was done last, and numbers that are the same in each run. */
  let last = '';
  let drawn = 1;
  const draw = () => (drawn = (drawn * 48_271) % 2_147_483_647);
  const count = (of: string) => tried.set(of, (tried.get(of) ?? 0) + 1);

  /** Tries what is not to succeed: nothing is other afterwards. */
  async function tryRefused(id: string, state: string, allowed: ReadonlyMap<string, Allowed | undefined>) {
    for (const [actor, of] of allowed)
      for (const action of actions) {
        const isListed = of?.actions.includes(action) ?? false;
        const isLacking = isListed && of!.lacking.includes(action) && !prepares.includes(action);
        const name = key(state, action, 'by', actor, isLacking ? 'lacking' : 'unlisted');
        if ((isListed && !isLacking) || tried.has(name)) continue;
        count(name);
        const { version } = (await subject.read(id))!;
        const answer = await subject.act(id, action, actor, version);
        if (!answer || answer.status >= 300) continue;
        untruths.add(`${name}: ${answer.status}`);
        return false;
      }
    return true;
  }

  /** One step of a thing. @returns whether it can go on */
  async function go(id: string, at: number): Promise<boolean> {
    const now = await subject.read(id);
    if (!now) return false;
    const allowed = new Map<string, Allowed | undefined>();
    for (const actor of actors) allowed.set(actor, await subject.allowed!(id, actor));
    if (triesRefused && !(await tryRefused(id, now.state, allowed))) return false;
    const possible = [...allowed].flatMap(([actor, of]) =>
      (of?.actions ?? [])
        .filter((action) => actions.includes(action))
        .filter((action) => prepares.includes(action) || !of!.lacking.includes(action))
        .map((action) => ({ action, actor, name: key(now.state, action, 'by', actor) })),
    );
    const isNew = possible.some(({ name }) => !tried.has(name));
    // What was done just now may be done again, or needs another one now.
    const again = possible.find(({ name }) => name.endsWith(last));
    const next =
      possible.find(({ name }) => !tried.has(name)) ??
      (at % 4 === 1 ? again : undefined) ??
      possible[draw() % possible.length];
    if (jumps.length > 0 && !isNew && at % 3 === 0) {
      app.clock.set(new Date(app.clock.now().getTime() + jumps[at % jumps.length]! * DAY_MS));
      await app.tick();
      return true;
    }
    if (!next) return false;
    count(next.name);
    last = key(next.action, 'by', next.actor);
    const answer = await subject.act(id, next.action, next.actor, now.version);
    if (answer && answer.status >= 300) untruths.add(`${next.name}: ${answer.status} ${answer.body?.code}`);
    return true;
  }

  for (let done = 0; done < steps;) {
    app.clock.set(began);
    const id = await subject.make();
    for (let of = 0; of < LONGEST && done < steps; of += 1) {
      done += 1;
      if (!(await go(id, done))) break;
    }
  }
  app.clock.set(began);
  return [...untruths];
}
