import type { OperationVariables } from '@apollo/client';
import { describe, expect, it, vi } from 'vitest';
import { GraphError } from '../GraphError.ts';
import { answerKey, type Question } from '../question.ts';
import { payloadOf } from '../userErrors.ts';
import { BrowserGraph } from './BrowserGraph.ts';
import { renewPlaces, runWrite } from './runWrite.ts';
import type { Asked, Engine } from './Engine.ts';

// A type, because an interface has no index signature.
type List = { rows: string[] };
type List_ = Question<List, OperationVariables>;

const operation = (name: string) =>
  ({
    __meta__: { hash: name.padEnd(64, 'a') },
    kind: 'Document',
    definitions: [{ kind: 'OperationDefinition', name: { kind: 'Name', value: name } }],
  }) as unknown as List_;
/** A question with fields, each within the one before. */
const asking = (name: string, ...path: string[]) => {
  const selectionSet = path.reduceRight<object | undefined>(
    (within, value) => ({
      selections: [{ kind: 'Field', name: { value }, selectionSet: within }],
    }),
    undefined,
  );
  const { __meta__, kind, definitions } = operation(name) as unknown as Record<string, object[]>;
  return { __meta__, kind, definitions: [{ ...definitions![0], selectionSet }] } as unknown as List_;
};
const question = operation('List');
const other = operation('Other');
const mutation = operation('Save');
const done = { save: { userErrors: [] } };
const refused = { save: { userErrors: [{ code: 'LIMIT', message: 'full', field: null, params: [] }] } };

function page(fromServer: Record<string, { data: List }> = {}) {
  const asked: Asked[] = [];
  const changes: { brings: string[] }[] = [];
  const watchers: { asked: Asked; tell: (data: unknown) => void }[] = [];
  const answers: (() => Promise<unknown>)[] = [];
  const told: { told: unknown; brought: readonly unknown[] }[] = [];
  const cached = new Map<string, unknown>();
  const keyOf = ({ document, variables }: Asked) => answerKey(document, variables);
  const engine: Engine = {
    ask: async (it) => {
      asked.push(it);
      const answer = await (answers.shift()?.() ?? Promise.resolve({ rows: [`answer ${asked.length}`] }));
      cached.set(keyOf(it), answer);
      return answer;
    },
    change: (_, brings) => {
      changes.push({ brings: brings.map(keyOf) });
      const { told: answer, brought } = told.shift() ?? { told: done, brought: [] };
      return Promise.resolve(answer).then((it) => ({ payload: payloadOf(it), brought }));
    },
    forget: () => Promise.resolve(undefined),
    read: (it) => cached.get(keyOf(it)),
    adopt: vi.fn((it: Asked, data: unknown) => void cached.set(keyOf(it), data)),
    keepOnly: vi.fn(),
    watch: (it, tell) => {
      const watcher = { asked: it, tell };
      watchers.push(watcher);
      return () => void watchers.splice(watchers.indexOf(watcher), 1);
    },
  };
  const loadEngine = vi.fn(async () => engine);
  const graph = new BrowserGraph(fromServer, loadEngine);
  const write = (more: Partial<Parameters<typeof runWrite>[3]> = {}) =>
    runWrite(graph, mutation, {}, { outdates: [], brings: [], expect: undefined, ...more });
  return { graph, asked, answers, told, changes, watchers, cached, engine, loadEngine, write };
}

const signal = () => new AbortController().signal;

describe('BrowserGraph', () => {
  it('starts with what the server answered, without Apollo and whatever the order of keys', async () => {
    const { graph, loadEngine } = page({ 'List {"a":1,"b":2}': { data: { rows: ['x'] } } });
    expect(graph.read(question, { b: 2, a: 1, c: undefined })).toEqual({ rows: ['x'] });
    expect(await graph.ask(question, { a: 1, b: 2 }, signal())).toEqual({ rows: ['x'] });
    expect(loadEngine).not.toHaveBeenCalled();
  });

  it('asks a new question once and a known one never again', async () => {
    const { graph, asked } = page();
    await graph.ask(question, { a: 1 }, signal());
    await graph.ask(question, { a: 2 }, signal());
    await graph.ask(question, { a: 1 }, signal());
    expect(asked).toHaveLength(2);
  });

  it('lets a navigation wait for a preload that is on its way', async () => {
    const { graph, asked } = page();
    const preload = graph.ask(question, { a: 1 });
    const navigation = graph.ask(question, { a: 1 }, signal());
    expect(await navigation).toBe(await preload);
    expect(asked).toHaveLength(1);
  });

  it('asks again when the preload failed, and tells the failure of its own question', async () => {
    const { graph, asked, answers } = page();
    answers.push(() => Promise.reject(new GraphError(503, '', 'DOWN')));
    const preload = graph.ask(question, { a: 1 });
    const navigation = graph.ask(question, { a: 1 }, signal());
    await expect(preload).rejects.toThrow('DOWN');
    expect(await navigation).toEqual({ rows: ['answer 2'] });
    expect(asked).toHaveLength(2);
  });

  it('gives the cache what the server answered, and follows it there as long as somebody looks', async () => {
    const { graph, engine, watchers, cached } = page({ 'List {}': { data: { rows: ['x'] } } });
    const changed = vi.fn();
    const stop = graph.subscribe(question, {}, changed);
    await graph.warmUp();
    expect(engine.adopt).toHaveBeenCalledOnce();
    watchers[0]?.tell({ rows: ['y'] });
    expect(changed).toHaveBeenCalledOnce();
    expect(graph.read(question, {})).toEqual({ rows: ['y'] });
    stop();
    expect(watchers, 'watchers end with their component').toHaveLength(0);
    // Who comes back finds it as it has become meanwhile.
    cached.set('List {}', { rows: ['z'] });
    expect(changed).toHaveBeenCalledOnce();
    expect(await graph.ask(question, {}, signal())).toEqual({ rows: ['z'] });
  });

  it('stays with what was shown when the cache lacks a part of it', async () => {
    const { graph, asked, cached } = page();
    await graph.ask(question, {}, signal());
    cached.delete('List {}');
    expect(await graph.ask(question, {}, signal())).toEqual({ rows: ['answer 1'] });
    expect(asked).toHaveLength(1);
  });

  it('asks again for what a reload could not tell, shows the old one as long as nobody answers, and follows changes then', async () => {
    const { graph, asked, answers, watchers } = page();
    const fail = () => Promise.reject(new GraphError(0, '', 'NETWORK_UNREACHABLE'));
    await graph.ask(question, {}, signal());
    graph.subscribe(question, {}, () => undefined);
    answers.push(fail, fail);
    await expect(graph.reload(question, {})).rejects.toThrow('NETWORK_UNREACHABLE');
    expect(await graph.ask(question, {}, signal())).toEqual({ rows: ['answer 1'] });
    expect(await graph.ask(question, {}, signal())).toEqual({ rows: ['answer 4'] });
    expect(asked).toHaveLength(4);
    watchers[0]?.tell({ rows: ['renamed'] });
    expect(await graph.ask(question, {}, signal())).toEqual({ rows: ['renamed'] });
  });

  it('waits for a reload that is on its way, and a reload for nothing that was asked before it', async () => {
    const { graph, asked } = page();
    void graph.ask(question, {});
    const reload = graph.reload(question, {});
    const navigation = graph.ask(question, {}, signal());
    expect(await navigation).toEqual({ rows: ['answer 2'] });
    expect(await reload).toEqual({ rows: ['answer 2'] });
    expect(asked).toHaveLength(2);
  });

  it('keeps a list that was made longer', async () => {
    const { graph, asked } = page({ 'List {}': { data: { rows: ['x'] } } });
    graph.replace(question, {}, { rows: ['x', 'y'] });
    expect(await graph.ask(question, {}, signal())).toEqual({ rows: ['x', 'y'] });
    expect(asked).toHaveLength(0);
  });

  it('holds no more than it should: what was looked at longest ago goes, what is shown stays', async () => {
    const { graph, asked, engine } = page();
    graph.subscribe(question, { a: 0 }, () => undefined);
    for (let a = 0; a < 301; a += 1) await graph.ask(question, { a }, signal());
    expect(engine.keepOnly).toHaveBeenCalledOnce();
    const kept = vi.mocked(engine.keepOnly).mock.calls[0]![0];
    expect(kept.length).toBeLessThanOrEqual(150);
    expect(kept.map(({ variables }) => variables.a)).toContain(0);
    const before = asked.length;
    await graph.ask(question, { a: 0 }, signal());
    expect(asked).toHaveLength(before);
  });

  it('tries to load Apollo again after it could not', async () => {
    const { graph, loadEngine } = page();
    loadEngine.mockRejectedValueOnce(new GraphError(0, '', 'NETWORK_UNREACHABLE'));
    await expect(graph.ask(question, {}, signal())).rejects.toThrow('NETWORK_UNREACHABLE');
    expect(await graph.ask(question, {}, signal())).toEqual({ rows: ['answer 1'] });
  });
});

describe('a write', () => {
  it('is newer than what was asked before it', async () => {
    const { graph, asked, answers, write } = page();
    let answer = (_: unknown) => {};
    answers.push(() => new Promise((resolve) => (answer = resolve)));
    const navigation = graph.ask(question, {}, signal());
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    const second = graph.ask(question, {});
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    await second;
    await write({ outdates: [question] });
    answer({ rows: ['old'] });
    expect(await navigation).toEqual({ rows: ['answer 3'] });
  });

  it('brings along what it outdates and is shown, and forgets the rest', async () => {
    const { graph, asked, told, changes, write } = page();
    await graph.ask(question, { page: 1 }, signal());
    await graph.ask(question, { page: 2 }, signal());
    await graph.ask(other, {}, signal());
    const changed = vi.fn();
    graph.subscribe(question, { page: 1 }, changed);
    told.push({ told: done, brought: [{ rows: ['brought'] }] });
    await write({ outdates: [question] });
    expect(changes).toEqual([{ brings: ['List {"page":1}'] }]);
    expect(changed).toHaveBeenCalledOnce();
    expect(graph.read(question, { page: 1 })).toEqual({ rows: ['brought'] });
    expect(asked, 'nothing is asked for it').toHaveLength(3);
    expect(await graph.ask(question, { page: 2 }, signal())).toEqual({ rows: ['answer 4'] });
    expect(await graph.ask(other, {}, signal())).toEqual({ rows: ['answer 3'] });
  });

  it('outdates whatever asks for a list of the viewer’s that it names', async () => {
    const { graph, asked, write } = page();
    const notes = asking('Home', 'viewer', 'notes');
    const visits = asking('Visits', 'viewer', 'lastVisits');
    for (const document of [notes, visits]) await graph.ask(document, {}, signal());
    await write({ outdates: ['viewer.notes'] });
    expect(await graph.ask(visits, {}, signal())).toEqual({ rows: ['answer 2'] });
    expect(asked).toHaveLength(2);
    expect(await graph.ask(notes, {}, signal())).toEqual({ rows: ['answer 3'] });
  });

  it('says whether what others changed may be had a little later', async () => {
    const { graph, answers } = page();
    const notes = asking('Home', 'viewer', 'notes');
    await graph.ask(notes, {}, signal());
    graph.subscribe(notes, {}, () => undefined);
    const renewed = (failure?: GraphError) => {
      if (failure) answers.push(() => Promise.reject(failure));
      return renewPlaces(graph, ['viewer.notes']);
    };
    expect(await renewed(new GraphError(504, '', 'UPSTREAM_TIMEOUT'))).toBe(false);
    expect(await renewed(new GraphError(0, '', 'NETWORK_UNREACHABLE'))).toBe(false);
    // Asking again would change nothing.
    expect(await renewed(new GraphError(403, '', 'FORBIDDEN'))).toBe(true);
    expect(await renewed()).toBe(true);
    expect(graph.read(notes, {})).toEqual({ rows: ['answer 5'] });
  });

  it('asks once for what is shown and did not come along', async () => {
    const { graph, asked, write } = page();
    await graph.ask(question, {}, signal());
    graph.subscribe(question, {}, () => undefined);
    await write({ outdates: [question] });
    expect(asked).toHaveLength(2);
    expect(graph.read(question, {})).toEqual({ rows: ['answer 2'] });
  });

  it('brings along what people go back to, shown or not', async () => {
    const { graph, told, changes, write } = page();
    await graph.ask(question, {}, signal());
    told.push({ told: done, brought: [{ rows: ['brought'] }] });
    await write({ outdates: [question], brings: [question] });
    expect(changes).toEqual([{ brings: ['List {}'] }]);
    expect(graph.read(question, {})).toEqual({ rows: ['brought'] });
  });

  it('takes nothing from the cache for an answer that it outdated', async () => {
    const { graph, cached, write } = page();
    await graph.ask(question, {}, signal());
    await write({ outdates: [question] });
    cached.set('List {}', { rows: ['old'] });
    expect(await graph.ask(question, {}, signal())).toEqual({ rows: ['answer 2'] });
  });

  it('shows what is expected at once, and then what was written', async () => {
    const { graph, write } = page({ 'List {}': { data: { rows: [] } } });
    const seen: unknown[] = [];
    graph.subscribe(question, {}, () => seen.push(graph.read(question, {})));
    const expect_ = (written?: object) => ({
      document: question,
      variables: {},
      data: { rows: [written ? 'b' : 'a'] },
    });
    await write({ expect: expect_ });
    expect(seen).toEqual([{ rows: ['a'] }, { rows: ['b'] }]);
  });

  it('that is refused is an error with its fields, outdates nothing, and takes back what was expected', async () => {
    const { graph, asked, told, write } = page({ 'List {}': { data: { rows: ['before'] } } });
    told.push({ told: refused, brought: [] });
    const expect_ = () => ({ document: question, variables: {}, data: { rows: ['after'] } });
    const failure = write({ outdates: [question], expect: expect_ });
    await expect(failure).rejects.toMatchObject({ code: 'LIMIT', statusText: 'full' });
    expect(graph.read(question, {})).toEqual({ rows: ['before'] });
    expect(asked).toHaveLength(0);
  });
});
