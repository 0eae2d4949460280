import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askSession } from './askSession.ts';
import { forgetViewer } from './session.ts';
import { currentViewer, rememberViewer } from './viewerRecord.ts';

const sara = { sub: 'sara', displayName: 'سارا', exp: 4_000_000_000 };
const reza = { ...sara, sub: 'reza', displayName: 'رضا' };

const answers: ((body: object) => void)[] = [];

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal(
    'fetch',
    () => new Promise((resolve) => answers.push((body) => resolve(new Response(JSON.stringify(body))))),
  );
  answers.length = 0;
});
afterEach(() => vi.unstubAllGlobals());

it('a question of the session that a logout overtook logs nobody in again', async () => {
  rememberViewer(sara);
  const question = askSession('GET');
  forgetViewer();
  answers[0]!({ userInfo: sara });
  await question;
  expect(currentViewer()).toBeUndefined();
});

it('a question of the session that another login overtook changes nothing of it', async () => {
  rememberViewer(sara);
  const question = askSession('GET');
  rememberViewer(reza);
  answers[0]!({ userInfo: null });
  await question;
  expect(currentViewer()).toEqual(reza);
});

it('a session that is found to have ended is no longer remembered, and its end moves', async () => {
  rememberViewer(sara);
  const question = askSession('GET');
  answers[0]!({ userInfo: { ...sara, exp: sara.exp + 1 } });
  await question;
  expect(currentViewer()).toEqual({ ...sara, exp: sara.exp + 1 });
  const next = askSession('GET');
  answers[1]!({ userInfo: null });
  await next;
  expect(currentViewer()).toBeUndefined();
});
