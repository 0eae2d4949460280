import { Type, type Static } from 'typebox';
import { Id, named, object, page, pagingQuery } from '../../../platform/schema.ts';
import { SearchReading } from '../reading.schemas.ts';
import { ContentKind } from '../search.enums.ts';

const SnippetSpan = named(
  'SnippetSpan',
  'A run of words of a passage.',
  object({
    text: Type.String({ description: 'As it stands there, with its blanks.', examples: ['شیر توپی'] }),
    isMarked: Type.Boolean({ description: 'True if it is what was looked for.' }),
  }),
);
export type SnippetSpan = Static<typeof SnippetSpan>;

export const ContentHit = named(
  'ContentHit',
  'Something to read that a text finds.',
  object({
    kind: ContentKind,
    objectId: Id('Page, question, help entry or video that was found.'),
    title: Type.String({
      description: 'What it is called; of a question the question.',
      examples: ['کدام شیر برای کدام خط؟'],
    }),
    snippet: Type.Array(SnippetSpan, {
      description: 'The passage that says most of what was looked for; empty where there is no text.',
    }),
    path: Type.String({ description: 'Where it stands on the site.', examples: ['/page/about'] }),
  }),
);
export type ContentHit = Static<typeof ContentHit>;

export const ContentHits = page('ContentHitPage', 'What there is to read about a text, the best first.', ContentHit, {
  reading: SearchReading,
});

const platform = Type.Optional({
  ...Type.Unsafe<'WEB' | 'MOBILE'>({ $ref: 'ContentPlatform#' }),
  default: 'WEB',
});

export const ContentsQuery = object({
  key: Type.String({
    description: 'What was typed, in any Persian or Arabic spelling; at least two letters or digits.',
    minLength: 2,
    maxLength: 200,
    examples: ['آب‌بند مکانیکی'],
  }),
  kinds: Type.Optional(
    Type.Array(ContentKind, {
      description: 'Only these kinds; all without.',
      minItems: 1,
      maxItems: 4,
      uniqueItems: true,
    }),
  ),
  platform,
  ...pagingQuery,
});
export type ContentsQuery = Static<typeof ContentsQuery>;
