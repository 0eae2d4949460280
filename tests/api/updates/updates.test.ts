import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAppAt } from '../../kit/app-at.ts';
import type { App } from '../suppliers/claims/claims.kit.ts';
import type { Updated } from './updated-thing.ts';
import { UPDATED_AT, updatedThings } from './updating.kit.ts';

type Schema = {
  $ref?: string;
  nullable?: boolean;
  properties?: Record<string, Schema>;
  required?: string[];
};
type Contract = {
  paths: Record<
    string,
    Record<string, { operationId: string; requestBody?: { content: Record<string, { schema: Schema }> } }>
  >;
  components: { schemas: Record<string, Schema> };
};
const contract = JSON.parse(readFileSync('api/openapi.json', 'utf8')) as Contract;
const named = (schema: Schema): Schema =>
  schema.$ref ? contract.components.schemas[schema.$ref.split('/').at(-1)!]! : schema;
const operations = Object.values(contract.paths).flatMap((path) => Object.entries(path));
const bodyOf = (operationId: string): Schema => {
  const [, operation] = operations.find(([, each]) => each.operationId === operationId)!;
  return named(operation.requestBody!.content['application/json']!.schema);
};
const updates = operations.filter(([method]) => method === 'patch').map(([, { operationId }]) => operationId);

type Answer = { status: number; body: Record<string, unknown> & { version?: number; errors?: Wrong[] } };
type Wrong = { field: string; code: string; params: string[] };

let app: App;
let things: Record<string, Updated[]>;
beforeAll(async () => {
  app = await startAppAt(UPDATED_AT);
  things = await updatedThings(app);
});
afterAll(() => app?.stop());

/** What is written of a thing, as a write of it answers; what is absent is undefined. */
const writtenOf = ({ written = (body) => body, whole, alsoWhole }: Updated, { body }: Answer) => {
  const told = written(body as never);
  return Object.fromEntries(Object.keys({ ...whole, ...alsoWhole }).map((field) => [field, told[field]]));
};

/** Writes of one thing, each with the version that the one before left. */
function writerOf(thing: Updated) {
  const { path, by, always = {}, alsoWhole = {}, part, written = (body) => body } = thing;
  let version = thing.version;
  return async (method: 'PUT' | 'PATCH', fields: object): Promise<Answer> => {
    if (!thing.hasNoVersion) version ??= await versionBefore(thing);
    const told = { ...(version !== undefined && { version }), ...fields };
    const beside = method === 'PUT' ? { ...always, ...alsoWhole } : always;
    const payload = { ...beside, ...(part ? { [part]: told } : told) };
    const answer = (await app.ask(path, { method, headers: by.headers, payload })) as Answer;
    if (answer.status !== 200 || thing.hasNoVersion) return answer;
    const shown = written(answer.body as never) as { version?: number };
    const next = (shown.version ?? answer.body.version)!;
    version = thing.again ? await thing.again(next) : next;
    return answer;
  };
}

/** Of what nobody has written in this test, as a conflict tells it. */
async function versionBefore({ path, by, part, always, alsoWhole, whole }: Updated): Promise<number> {
  const told = { version: 2_000_000, ...whole };
  const payload = { ...always, ...alsoWhole, ...(part ? { [part]: told } : told) };
  const { body } = (await app.ask(path, { method: 'PUT', headers: by.headers, payload })) as Answer;
  const found = Number(body.errors?.[0]?.params[0]);
  if (!Number.isInteger(found)) throw new Error(`${path}: ${JSON.stringify(body)}`);
  return found;
}

describe('every update of the graph', () => {
  it('is tried here, and takes a change of each field alone', () => {
    expect(Object.keys(things).sort()).toEqual([...updates].sort());
  });

  it('has a change beside its whole, unless nothing of the whole can be left out', () => {
    const without = Object.values(contract.paths).flatMap(({ put, patch }) => (put && !patch ? [put] : []));
    const leavable = without.flatMap(({ operationId }) => {
      const { properties = {}, required = [] } = bodyOf(operationId);
      const optional = Object.keys(properties).filter((field) => !required.includes(field));
      return optional.length > 0 ? [operationId] : [];
    });
    // Each of these is a decision or a step, and changes nothing of which it does not speak.
    const steps = ['answerFeedback', 'updateThread'];
    const stepless = leavable.filter((name) => !name.startsWith('decide') && !steps.includes(name));
    expect(stepless.sort()).toEqual([]);
  });

  it.each(updates)(
    '%s: what is left out stays, null clears it or is refused, what is given is written',
    async (name) => {
      for (const thing of things[name]!) {
        const write = writerOf(thing);
        const patch = thing.part ? named(bodyOf(name).properties![thing.part]!) : bodyOf(name);
        const filled = await write('PUT', thing.whole);
        expect(filled, JSON.stringify(filled.body)).toMatchObject({ status: 200 });
        const whole = writtenOf(thing, filled);
        expect(whole).toMatchObject(thing.whole);

        for (const [field, value] of Object.entries({ ...thing.whole, ...thing.alsoWhole })) {
          const what = `${name} ${field}`;
          const cleared = await write('PATCH', { [field]: null });
          const refusal =
            thing.refused?.[field] ?? (patch.properties![field]!.nullable ? undefined : [field, 'REQUIRED']);
          if (refusal) {
            const [at, code] = refusal;
            expect(cleared.status, `${what} null: ${JSON.stringify(cleared.body)}`).toBe(400);
            const within = thing.part ? `${thing.part}.${at}` : at;
            expect(cleared.body.errors, what).toContainEqual(expect.objectContaining({ field: within, code }));
          } else {
            expect(cleared.status, `${what} null: ${JSON.stringify(cleared.body)}`).toBe(200);
            expect(writtenOf(thing, cleared), what).toEqual({ ...whole, [field]: thing.empty?.[field] });
          }
          if (thing.givenOnce?.includes(field)) {
            whole[field] = thing.empty?.[field];
            continue;
          }
          // Lines that are given without their ids are new ones.
          const isNotRepeated = thing.refusesSame || !Object.hasOwn(thing.whole, field);
          if (refusal && isNotRepeated) continue;
          const given = await write('PATCH', { [field]: value });
          expect(given.status, `${what} given: ${JSON.stringify(given.body)}`).toBe(200);
          expect(writtenOf(thing, given), what).toEqual(whole);
        }
      }
    },
  );
});
