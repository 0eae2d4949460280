import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCountingProxy } from '../kit/counting-proxy.ts';
import { solvePuzzle } from '../kit/puzzle.ts';
import { startApi, startGateway } from '../kit/site.ts';
import { graphOf } from './ask.ts';

let api: Awaited<ReturnType<typeof startApi>>;
let proxy: Awaited<ReturnType<typeof startCountingProxy>>;
let gateway: Awaited<ReturnType<typeof startGateway>>;

beforeAll(async () => {
  api = await startApi();
  proxy = await startCountingProxy(api.url);
  gateway = await startGateway({ apiUrl: proxy.url });
});
afterAll(async () => {
  await gateway?.stop();
  await proxy?.stop();
  await api?.discard();
});

async function ask<T>(query: string, variables: object = {}): Promise<T> {
  const { data, errors } = await graphOf(gateway).ask(query, variables);
  expect(errors).toEqual([]);
  return data as T;
}

const CHALLENGE = '{ feedbackChallenge { token difficulty } }';
type Challenge = { feedbackChallenge: { token: string; difficulty: number } };
const CREATE = `mutation ($input: CreateFeedbackInput!) {
  createFeedback(input: $input) { feedback { trackingNo code status } userErrors { code field } } }`;
type Created = {
  createFeedback: {
    feedback: { trackingNo: string; code: string; status: string } | null;
    userErrors: { code: string; field: string[] }[];
  };
};
const FIND = `query ($trackingNo: String!, $code: String!) {
  feedbackByTrackingNo(trackingNo: $trackingNo, code: $code) { status subject } }`;
const written = { type: 'IDEA', subject: 'صافی فشار', body: 'کاش صافی فشار دو خانه داشت.' };

it('a challenge is another one for each who asks', async () => {
  const tokens = [await ask<Challenge>(CHALLENGE), await ask<Challenge>(CHALLENGE)];
  expect(new Set(tokens.map(({ feedbackChallenge }) => feedbackChallenge.token)).size).toBe(2);
});

it('feedback is sent and followed, and told anew each time', async () => {
  const { feedbackChallenge } = await ask<Challenge>(CHALLENGE);
  const solution = solvePuzzle(feedbackChallenge);
  const { createFeedback } = await ask<Created>(CREATE, { input: { ...written, ...solution } });
  const { trackingNo, code } = createFeedback.feedback!;
  proxy.reset();
  for (let turn = 0; turn < 2; turn += 1)
    expect(await ask(FIND, { trackingNo, code })).toEqual({
      feedbackByTrackingNo: { status: 'NEW', subject: 'صافی فشار' },
    });
  expect(proxy.calls()).toHaveLength(2);
  const again = await ask<Created>(CREATE, { input: { ...written, ...solution } });
  expect(again.createFeedback).toMatchObject({
    feedback: null,
    userErrors: [{ code: 'CHALLENGE_USED', field: ['token'] }],
  });
});

it('all questions come with one request', async () => {
  proxy.reset();
  await ask('{ faqGroups { category { name } questions { question answer { kind spans { t } } } } }');
  expect(proxy.calls().map(({ path }) => path)).toEqual(['/api/v1/faqquestions/group-by-category']);
});

it('help that nobody wrote is null, with the code that says so', async () => {
  const { data, errors } = await graphOf(gateway).ask('{ helpEntry(frontUniqueId: "no-such-screen") { title } }', {});
  expect(data).toEqual({ helpEntry: null });
  expect(errors.map(({ extensions }) => extensions?.code)).toEqual(['HELP_NOT_FOUND']);
});
