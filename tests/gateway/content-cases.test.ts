import { afterAll, expect, it } from 'vitest';
import { talk } from '../api/conversations/conversations.kit.ts';
import { handedInOf } from '../api/ownership/pages.ts';
import { peopleOf } from '../kit/people.ts';
import { ok } from '../kit/rest.ts';
import { startCountedGraph } from './counted-graph.ts';

const { api, proxy, graph, stop } = await startCountedGraph();
afterAll(stop);
const people = peopleOf(api);

const bearer = async (phone: string) => ({ authorization: `Bearer ${(await people.login(phone)).accessToken}` });
const CASES = `query ($kind: ModerationKind) { staff { moderationCases(first: 100, kind: $kind) { nodes {
  id version kind objectId allowedDecisions
  subject { heading path text companyName status message { reason side isDeleted buyerName sellerName files { name } versions { body } } }
} } } }`;
type Case = {
  id: string;
  version: number;
  kind: string;
  objectId: string;
  allowedDecisions: string[];
  subject: { path: string | null; text: string | null; status: string; message: object | null };
};
async function casesOf(by: Record<string, string>, kind?: string): Promise<Case[]> {
  const { data } = await graph.ask(CASES, kind ? { kind } : {}, by);
  return (data as { staff: { moderationCases: { nodes: Case[] } } }).staff.moderationCases.nodes;
}
const DECIDE = `mutation ($input: DecideModerationCaseInput!) {
  decideModerationCase(input: $input) { moderationCase { state outcome } userErrors { code field } }
}`;
const decide = async (by: Record<string, string>, { id, version }: Case, verdict: object) =>
  (await graph.ask(DECIDE, { input: { moderationCaseId: id, version, ...verdict } }, by)).data as object;

it('a reported message is read with its sides in the one read of the queue, and decided by moderators', async () => {
  const moderator = await bearer('09000000006');
  const { sells, id, first } = await talk(people);
  const body = { messageIds: [first.lastMessage.id], reason: 'ABUSE' };
  ok(await people.post('/conversations/{id}/report', { by: sells, path: { id }, body }));
  proxy.reset();
  const found = (await casesOf(moderator)).find(({ objectId }) => objectId === first.lastMessage.id)!;
  expect(proxy.calls().filter(({ path }) => path.includes('/moderation/'))).toHaveLength(1);
  expect(found).toMatchObject({
    kind: 'MESSAGE',
    allowedDecisions: ['DISMISS', 'UPHOLD'],
    subject: {
      path: null,
      text: first.lastMessage.body,
      message: {
        reason: 'ABUSE',
        side: 'BUYER',
        isDeleted: false,
        sellerName: first.otherName,
        files: [],
        versions: [],
      },
    },
  });
  expect(await decide(moderator, found, { decision: 'UPHOLD' })).toMatchObject({
    decideModerationCase: { moderationCase: null, userErrors: [{ code: 'REQUIRED', field: ['reason'] }] },
  });
  expect(await decide(moderator, found, { decision: 'UPHOLD', reason: 'توهین است.' })).toMatchObject({
    decideModerationCase: { moderationCase: { state: 'DECIDED', outcome: 'UPHOLD' }, userErrors: [] },
  });
});

it('editors read and decide pages of suppliers alone; a plan has its time', async () => {
  const pageId = await handedInOf(people, await people.login());
  const editor = await bearer('09000000015');
  const cases = await casesOf(editor);
  expect(new Set(cases.map(({ kind }) => kind))).toEqual(new Set(['SUPPLIER_PAGE']));
  const page = cases.find(({ objectId }) => objectId === pageId);
  expect(page?.subject).toMatchObject({ status: 'IN_REVIEW', message: null });
  expect(page?.subject.path).toContain(`/contents/${page?.objectId}/`);
  expect(await decide(editor, page!, { decision: 'SCHEDULE' })).toMatchObject({
    decideModerationCase: { userErrors: [{ code: 'REQUIRED', field: ['publishAt'] }] },
  });
  expect(await decide(editor, page!, { decision: 'SCHEDULE', publishAt: '2020-01-01T00:00:00Z' })).toMatchObject({
    decideModerationCase: { userErrors: [{ code: 'PUBLISH_TIME_PASSED', field: ['publishAt'] }] },
  });
  expect(await decide(editor, page!, { decision: 'PUBLISH' })).toMatchObject({
    decideModerationCase: { moderationCase: { state: 'DECIDED', outcome: 'PUBLISH' }, userErrors: [] },
  });
});
