import { createHash } from 'node:crypto';
import type { Actor } from '../../../platform/actor.ts';
import { tehranDay } from '../../../platform/calendar.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/ids.ts';
import { notFound } from '../../../platform/problem.ts';
import type { Sender } from '../../../platform/route.ts';
import { searchWords } from '../../../platform/search-words.ts';
import { slugOf } from '../../../platform/slug.ts';
import { foldSearchKey } from '../../../platform/text.ts';
import { hasContact } from '../../../platform/text/contact.ts';
import type { Visitors } from '../visitors.ts';
import * as repository from './questions.repository.ts';
import type { QuestionRow, RankedRow } from './questions.repository.ts';
import type {
  FaqCategory,
  FaqGroup,
  FaqIdsQuery,
  FaqOfCategoryQuery,
  FaqPlatformQuery,
  FaqQuestion,
  FaqRating,
  FaqSearchQuery,
} from './questions.schemas.ts';

const DAY_MS = 86_400_000;
const MONTH_MS = 30 * DAY_MS;
/** How long words are kept that found nothing. */
const MISSES_MS = 90 * DAY_MS;
const TOP = 10;
/** Longer texts are sentences, which nobody else types. */
const LONGEST_TERM = 60;

export type QuestionParts = {
  db: Database;
  clock: Clock;
  visitors: Visitors;
};
export type Questions = ReturnType<typeof makeQuestions>;

/** Questions that people ask often, as readers see them. */
export function makeQuestions({ db, clock, visitors }: QuestionParts) {
  const ago = (ms: number) => new Date(clock.now().getTime() - ms);

  async function shown(id: string): Promise<QuestionRow> {
    const [row] = await repository.readShown(db, { ids: [id] });
    return row ?? notFound('FAQ_QUESTION_NOT_FOUND');
  }

  /** Who looks for a word that finds nothing, told apart for each word: nobody's words can be put together again. */
  async function noteMiss(words: readonly string[], sender: Sender, actor: Actor | undefined): Promise<void> {
    const termKey = words.join(' ');
    if (termKey === '' || termKey.length > LONGEST_TERM || hasContact(termKey)) return;
    const visitor = await visitors.visitorKey(sender, actor);
    if (visitor === undefined) return;
    const hash = createHash('sha256').update(`${visitor}\n${termKey}`).digest('base64url');
    await repository.rememberMiss(db, termKey, hash, clock.now());
  }

  return {
    categories: async ({ platform = 'WEB' }: FaqPlatformQuery): Promise<FaqCategory[]> =>
      (await repository.readShownCategories(db, platform)).map((row) => ({ ...row, slug: slugOf(row.name) })),

    /** Ten of them: those opened most in 30 days, the more so the more they help, and one that is new. */
    async top({ platform = 'WEB' }: FaqPlatformQuery): Promise<FaqQuestion[]> {
      const rows = await repository.readRanked(db, platform, tehranDay(ago(MONTH_MS)));
      return topOf(rows, ago(MONTH_MS)).map(toQuestion);
    },

    async ofCategory({ categoryId, platform = 'WEB' }: FaqOfCategoryQuery): Promise<FaqQuestion[]> {
      const categories = await repository.readCategories(db);
      if (!categories.some(({ id, isActive }) => id === categoryId && isActive)) notFound('FAQ_CATEGORY_NOT_FOUND');
      return (await repository.readShown(db, { platform, categoryId })).map(toQuestion);
    },

    async groups({ platform = 'WEB' }: FaqPlatformQuery): Promise<FaqGroup[]> {
      const questions = (await repository.readShown(db, { platform })).map(toQuestion);
      return [...Map.groupBy(questions, ({ categoryId }) => categoryId)].map(([id, own]) => {
        const name = own[0]!.categoryName;
        return { category: { id, name, slug: slugOf(name), questionCount: own.length }, questions: own };
      });
    },

    /** In the order in which they are named; those that readers are not shown are left out. */
    async byIds({ ids }: FaqIdsQuery): Promise<FaqQuestion[]> {
      const rows = new Map((await repository.readShown(db, { ids })).map((row) => [row.id, row]));
      return ids.flatMap((id) => rows.get(id) ?? []).map(toQuestion);
    },

    /** @throws Problem 404 */
    question: async (id: string): Promise<FaqQuestion> => toQuestion(await shown(id)),

    /** Those that have all words; who finds none is counted, for staff to write what is missing. */
    async search({ searchKey, platform = 'WEB' }: FaqSearchQuery, sender: Sender, actor?: Actor) {
      const words = searchWords(searchKey);
      if (words.length === 0) return [];
      const rows = await repository.readShown(db, { platform, words });
      if (rows.length === 0) await noteMiss(words, sender, actor);
      return rows.map(toQuestion);
    },

    /** Counts that an answer was opened. @throws Problem 404 */
    async look(id: string, sender: Sender, actor?: Actor): Promise<void> {
      await shown(id);
      await visitors.countLook({ objectType: 'FAQ_QUESTION', objectId: id }, sender, actor);
    },

    /** Once for a visitor in 30 days, who may think otherwise; what a program says is not counted. @throws Problem 404 */
    async rate(id: string, { isHelpful }: FaqRating, sender: Sender, actor?: Actor): Promise<FaqQuestion> {
      await shown(id);
      const visitor = await visitors.visitorKey(sender, actor);
      if (visitor !== undefined)
        await db.transaction(async (tx) => {
          // Held, so that nobody is counted twice.
          await repository.lockQuestion(tx, id);
          const before = await repository.readRating(tx, id, visitor, ago(MONTH_MS));
          if (before?.isHelpful === isHelpful) return;
          const rating = { id: newId(), questionId: id, visitor, isHelpful, at: clock.now() };
          if (before) await repository.changeRating(tx, before.id, isHelpful);
          else await repository.insertRating(tx, rating);
          const taken = before ? -1 : 0;
          await repository.addRatings(tx, id, isHelpful ? 1 : taken, before ? 0 : 1);
        });
      return toQuestion(await shown(id));
    },

    forgetOld: () => repository.forgetVisitors(db, ago(MONTH_MS), ago(MISSES_MS)),
  };
}

/** @param newSince a question that is not older has one of the places */
export function topOf(rows: readonly RankedRow[], newSince: Date): RankedRow[] {
  const share = ({ helpfulCount, ratingCount }: RankedRow) => (ratingCount === 0 ? 0 : helpfulCount / ratingCount);
  const rank = (row: RankedRow) => row.viewCount * (1 + share(row));
  // Sorting is stable: those of one rank stay in the order of staff.
  const ranked = rows.toSorted((one, other) => rank(other) - rank(one));
  const top = ranked.slice(0, TOP);
  const [newest] = rows
    .filter(({ createdAt }) => createdAt > newSince)
    .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  return !newest || top.includes(newest) ? top : [...top.slice(0, TOP - 1), newest];
}

const toQuestion = ({
  id,
  categoryId,
  categoryName,
  question,
  answer,
  helpfulCount,
  ratingCount,
  updatedAt,
}: QuestionRow): FaqQuestion => ({
  id,
  categoryId,
  categoryName,
  question,
  slug: slugOf(question),
  answer: answer.blocks,
  helpfulCount,
  ratingCount,
  updatedAt: updatedAt.toISOString(),
});

/** What a question is found by. */
export const searchKeyOf = (question: string, answer: string) => foldSearchKey(`${question} ${answer}`);
