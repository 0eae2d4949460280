import { setImmediate as turnOfOthers } from 'node:timers/promises';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { BEFORE_ALL_IDS } from '../../../platform/ids.ts';
import { slugOf } from '../../../platform/slug.ts';
import { type ContentKind, type ContentRow, lockContents, writeContents } from '../../search/index.ts';
import { headingsOf, textOf } from '../blocks/index.ts';
import { helpKeys } from '../help/help-keys.generated.ts';
import { pathOf } from '../pages/page-content.ts';
import { videoPath } from '../videos/shown.ts';
import * as repository from './sources.repository.ts';
import type { HelpSource, PageSource, QuestionSource, VideoSource } from './sources.repository.ts';

const AT_ONCE = 50;
const MOST_SEEDED = 10_000;
const always = { visibleFrom: '-infinity', visibleUntil: 'infinity' } as const;
const everywhere = ['WEB', 'MOBILE'];

/** Puts pages into the search as they are shown, now and later. */
export async function indexPages(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  await lockContents(tx, 'PAGE');
  const sources = await repository.readPageSources(tx, ids, now);
  await writeContents(tx, 'PAGE', ids, sources.map(rowOfPage));
}

/** Pages whose label is called otherwise. */
export const indexPagesOfLabel = async (tx: Tx, labelId: string, now: Date): Promise<void> =>
  indexPages(tx, await repository.readPagesOfLabel(tx, labelId), now);

export async function indexQuestions(tx: Tx, ids: readonly string[]): Promise<void> {
  await lockContents(tx, 'FAQ');
  const sources = await repository.readQuestionSources(tx, ids);
  await writeContents(tx, 'FAQ', ids, sources.map(rowOfQuestion));
}

/** Questions whose category is called otherwise, shown or hidden. */
export const indexQuestionsOfCategory = async (tx: Tx, categoryId: string): Promise<void> =>
  indexQuestions(tx, await repository.readQuestionsOfCategory(tx, categoryId));

export async function indexHelp(tx: Tx, ids: readonly string[]): Promise<void> {
  await lockContents(tx, 'HELP');
  const sources = await repository.readHelpSources(tx, ids);
  const known = sources.filter(({ frontUniqueId }) => helpKeys.some(({ key }) => key === frontUniqueId));
  await writeContents(tx, 'HELP', ids, known.map(rowOfHelp));
}

export async function indexVideos(tx: Tx, ids: readonly string[]): Promise<void> {
  await lockContents(tx, 'VIDEO');
  const sources = await repository.readVideoSources(tx, ids);
  await writeContents(tx, 'VIDEO', ids, sources.map(rowOfVideo));
}

const writers: Record<ContentKind, (tx: Tx, ids: readonly string[], now: Date) => Promise<void>> = {
  PAGE: indexPages,
  FAQ: indexQuestions,
  HELP: indexHelp,
  VIDEO: indexVideos,
};

const kinds = Object.keys(writers) as ContentKind[];

/**
 * Puts what is not there yet into the search, in small transactions: what an earlier version wrote, and all of it where a
 * migration emptied `content_search` and `content_terms` because words are made otherwise.
 */
export async function indexContents({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  for (const kind of kinds)
    for (let after: string | undefined = BEFORE_ALL_IDS; after !== undefined;) {
      const ids: string[] = await repository.readToIndex(db, kind, { after, limit: AT_ONCE });
      if (ids.length > 0) await db.transaction((tx) => writers[kind](tx, ids, clock.now()));
      after = ids.at(-1);
      await turnOfOthers();
    }
}

/** The same for all that the seeds wrote, in their transaction. */
export async function indexStored(tx: Tx, now: Date): Promise<void> {
  const wanted = { after: BEFORE_ALL_IDS, limit: MOST_SEEDED };
  for (const kind of kinds) await writers[kind](tx, await repository.readToIndex(tx, kind, wanted), now);
}

function rowOfPage({ id, pageType, body, summary, ...source }: PageSource): ContentRow {
  return {
    kind: 'PAGE',
    id,
    edition: source.version,
    title: source.title,
    path: pathOf(id, pageType, source),
    labels: [...source.labels, summary, ...headingsOf(body.blocks).map(({ text }) => text)],
    body: [summary, textOf(body.blocks)].filter(Boolean).join('\n'),
    platforms: source.platforms,
    writerId: source.writerId,
    visibleFrom: source.shownFrom,
    visibleUntil: source.shownUntil ?? 'infinity',
  };
}

const rowOfQuestion = ({ id, question, categoryName, answer, platforms }: QuestionSource): ContentRow => ({
  ...always,
  kind: 'FAQ',
  id,
  edition: 1,
  title: question,
  path: `/faq#${encodeURIComponent(slugOf(question))}`,
  labels: [categoryName],
  body: textOf(answer.blocks),
  platforms,
  writerId: null,
});

const rowOfHelp = ({ id, frontUniqueId, title, body }: HelpSource): ContentRow => ({
  ...always,
  kind: 'HELP',
  id,
  edition: 1,
  title,
  path: `/help/${frontUniqueId}`,
  labels: headingsOf(body.blocks).map(({ text }) => text),
  body: textOf(body.blocks),
  platforms: everywhere,
  writerId: null,
});

const rowOfVideo = ({ id, slug, title, summary, chapters, captions, platforms }: VideoSource): ContentRow => ({
  ...always,
  kind: 'VIDEO',
  id,
  edition: 1,
  title,
  path: videoPath({ id, slug }),
  labels: [summary, ...chapters.map((chapter) => chapter.title)],
  body: [summary, captions.map(({ text }) => text.replaceAll('\n', ' ')).join(' ')].join('\n'),
  platforms,
  writerId: null,
});
