import type { OperationVariables } from '@apollo/client';
import { describe, expect, it, vi } from 'vitest';
import { GraphError } from '../GraphError.ts';
import type { Question } from '../question.ts';
import { BrowserGraph } from './BrowserGraph.ts';
import type { Asked } from './Engine.ts';

// A type, because an interface has no index signature.
type List = { rows: string[] };

const question = {
  __meta__: { hash: 'a'.repeat(64) },
  kind: 'Document',
  definitions: [{ kind: 'OperationDefinition', name: { kind: 'Name', value: 'List' } }],
} as unknown as Question<List, OperationVariables>;

function page(fromServer: Record<string, { data: List }> = {}) {
  const asked: Asked[] = [];
  const watchers: ((data: unknown) => void)[] = [];
  const answers: (() => Promise<unknown>)[] = [];
  const engine = {
    ask: (it: Asked) => {
      asked.push(it);
      return answers.shift()?.() ?? Promise.resolve({ rows: [`answer ${asked.length}`] });
    },
    change: () => Promise.resolve(undefined),
    forget: () => Promise.resolve(undefined),
    adopt: vi.fn(),
    watch: (_it: Asked, tell: (data: unknown) => void) => void watchers.push(tell),
  };
  const loadEngine = vi.fn(async () => engine);
  return { graph: new BrowserGraph(fromServer, loadEngine), asked, answers, watchers, engine, loadEngine };
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

  it('gives the cache what the server answered and tells later changes to who listens', async () => {
    const { graph, engine, watchers } = page({ 'List {}': { data: { rows: ['x'] } } });
    const changed = vi.fn();
    const stop = graph.subscribe(question, {}, changed);
    await graph.warmUp();
    expect(engine.adopt).toHaveBeenCalledOnce();
    watchers[0]?.({ rows: ['y'] });
    expect(changed).toHaveBeenCalledOnce();
    expect(graph.read(question, {})).toEqual({ rows: ['y'] });
    stop();
    // Who comes back finds it as it has become meanwhile.
    watchers[0]?.({ rows: ['z'] });
    expect(changed).toHaveBeenCalledOnce();
    expect(await graph.ask(question, {}, signal())).toEqual({ rows: ['z'] });
  });

  it('follows an answer that nobody shows, from when it came', async () => {
    const { graph, watchers } = page();
    await graph.ask(question, {}, signal());
    watchers[0]?.({ rows: ['renamed'] });
    expect(graph.read(question, {})).toEqual({ rows: ['renamed'] });
  });

  it('takes nothing from the cache for an answer that it knows to be untrue', async () => {
    const { graph, watchers } = page();
    await graph.ask(question, {}, signal());
    graph.update(question, () => undefined);
    watchers[0]?.({ rows: ['old'] });
    expect(await graph.ask(question, {}, signal())).toEqual({ rows: ['answer 2'] });
  });

  it('asks again for what a reload could not tell, shows the old one as long as nobody answers, and follows changes then', async () => {
    const { graph, asked, answers, watchers } = page();
    const fail = () => Promise.reject(new GraphError(0, '', 'NETWORK_UNREACHABLE'));
    await graph.ask(question, {}, signal());
    answers.push(fail, fail);
    await expect(graph.reload(question, {})).rejects.toThrow('NETWORK_UNREACHABLE');
    expect(await graph.ask(question, {}, signal())).toEqual({ rows: ['answer 1'] });
    expect(await graph.ask(question, {}, signal())).toEqual({ rows: ['answer 4'] });
    expect(asked).toHaveLength(4);
    watchers[0]?.({ rows: ['renamed'] });
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

  it('tells who changes its answers which of them somebody looks at', async () => {
    const { graph } = page();
    for (const number of [1, 2]) await graph.ask(question, { page: number }, signal());
    graph.subscribe(question, { page: 2 }, vi.fn());
    const shown: unknown[] = [];
    graph.update(question, (answer, variables, isShown) => {
      shown.push([variables.page, isShown]);
      return answer;
    });
    expect(shown).toEqual([
      [1, false],
      [2, true],
    ]);
  });

  it('keeps a list that was made longer', async () => {
    const { graph, asked } = page({ 'List {}': { data: { rows: ['x'] } } });
    graph.replace(question, {}, { rows: ['x', 'y'] });
    expect(await graph.ask(question, {}, signal())).toEqual({ rows: ['x', 'y'] });
    expect(asked).toHaveLength(0);
  });

  it('changes all answers of a question that are at hand, and asks again for what it has to forget', async () => {
    const { graph, asked } = page();
    await graph.ask(question, { page: 1 }, signal());
    await graph.ask(question, { page: 2 }, signal());
    const changed = vi.fn();
    graph.subscribe(question, { page: 1 }, changed);
    graph.update(question, ({ rows }, { page }) => (page === 1 ? { rows: ['new', ...rows] } : undefined));
    expect(changed).toHaveBeenCalledOnce();
    expect(await graph.ask(question, { page: 1 }, signal())).toEqual({ rows: ['new', 'answer 1'] });
    expect(asked).toHaveLength(2);
    expect(await graph.ask(question, { page: 2 }, signal())).toEqual({ rows: ['answer 3'] });
  });

  it('tries to load Apollo again after it could not', async () => {
    const { graph, loadEngine } = page();
    loadEngine.mockRejectedValueOnce(new GraphError(0, '', 'NETWORK_UNREACHABLE'));
    await expect(graph.ask(question, {}, signal())).rejects.toThrow('NETWORK_UNREACHABLE');
    expect(await graph.ask(question, {}, signal())).toEqual({ rows: ['answer 1'] });
  });
});
