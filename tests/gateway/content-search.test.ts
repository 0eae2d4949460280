import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeGuidance } from '../kit/guidance.ts';
import { editorOf, otherEditorOf, writePages } from '../kit/pages.ts';
import { peopleOf } from '../kit/people.ts';
import { startCountedGraph } from './counted-graph.ts';

const { api, graph, stop } = await startCountedGraph();
afterAll(stop);

beforeAll(async () => {
  const people = peopleOf(api);
  await writePages(people, await otherEditorOf(people));
  await writeGuidance(people, await editorOf(people));
});

const CONTENTS = `query ($key: String!, $kinds: [ContentKind!]) {
  contents(key: $key, kinds: $kinds, first: 10) {
    totalCount
    reading { tier }
    nodes {
      kind objectId title path
      snippet { text isMarked }
      content {
        __typename
        ... on Page { id title }
        ... on FaqQuestion { id question }
        ... on HelpEntry { id frontUniqueId }
        ... on MediaVideo { id }
      }
    }
  }
}`;
type Contents = {
  contents: {
    totalCount: number;
    nodes: { kind: string; objectId: string; title: string; content: { __typename: string; id: string } | null }[];
  };
};

it('finds things to read with what they are', async () => {
  const { contents } = await graph.data<Contents>(CONTENTS, { key: 'شیر توپی' });
  expect(contents.nodes.length).toBeGreaterThan(0);
  expect(contents.nodes[0]).toMatchObject({ kind: 'PAGE', content: { __typename: 'Page' } });
  for (const { objectId, content } of contents.nodes) expect(content?.id).toBe(objectId);
  const questions = await graph.data<Contents>(CONTENTS, { key: 'چند کالا قیمت', kinds: ['FAQ'] });
  expect(questions.contents.nodes[0]?.content?.__typename).toBe('FaqQuestion');
  const help = await graph.data<Contents>(CONTENTS, { key: 'صفحهٔ اصلی', kinds: ['HELP'] });
  expect(help.contents.nodes[0]?.content?.__typename).toBe('HelpEntry');
});
