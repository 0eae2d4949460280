import type { Actor } from '../../../platform/actor.ts';
import { recordAudit } from '../../../platform/audit.ts';
import { tehranDay } from '../../../platform/calendar.ts';
import { listsOf, recordChange } from '../../../platform/changes/record-change.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { audience } from '../../../platform/events/audience.ts';
import { recordEvent } from '../../../platform/events/record-event.ts';
import { newId } from '../../../platform/ids.ts';
import type { LateRule } from '../../../platform/late-rules.ts';
import { requireAll } from '../../../platform/late-rules.ts';
import { paging } from '../../../platform/paging/paging.ts';
import { notFound, Problem } from '../../../platform/problem.ts';
import type { Sender } from '../../../platform/route.ts';
import { searchWords } from '../../../platform/search-words.ts';
import { foldSearchKey } from '../../../platform/text.ts';
import { versionConflict } from '../../../platform/version.ts';
import { type BlockKind, checkBody, EDITOR_LINK_HOSTS, markdownOf, textOf } from '../blocks/index.ts';
import { indexQuestions, indexQuestionsOfCategory } from '../searching/content-index.ts';
import * as repository from './questions.repository.ts';
import type { RankedRow } from './questions.repository.ts';
import type {
  FaqCategoryChange,
  FaqQuestionChange,
  NewFaqCategory,
  NewFaqQuestion,
  StaffFaqCategory,
  StaffFaqQuery,
  StaffFaqQuestion,
  StaffFaqQuestionPage,
  UnansweredTerm,
} from './questions.schemas.ts';
import { searchKeyOf } from './questions.service.ts';

const DAY_MS = 86_400_000;
/** What fewer people typed may tell who they were. */
const LEAST_VISITORS = 3;
const MOST_TERMS = 50;
/** What an answer is made of: it stands among others, so it has no headings and no cards. */
const ANSWER_KINDS: readonly BlockKind[] = ['PARAGRAPH', 'LIST_ITEM', 'QUOTE', 'CALLOUT', 'TABLE', 'CODE'];

type Parts = { db: Database; clock: Clock };
export type StaffQuestions = ReturnType<typeof makeStaffQuestions>;
type What = { actor: Actor; sender: Sender; action: string; objectType: string; objectId: string; seq: number };

/** Questions as staff write them. */
export function makeStaffQuestions({ db, clock }: Parts) {
  const ago = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
  const wantedOf = (ids?: string[]) => paging({ pageSize: 20, ids });

  async function record(tx: Tx, { actor, sender, action, objectType, objectId, seq }: What, tags: string[]) {
    await recordChange(tx, tags);
    await recordEvent(tx, { type: action, objectType, objectId, seq, audiences: [audience.staff('CONTENT_WRITE')] });
    await recordAudit(tx, sender, { actorId: actor.userId, action, objectType, objectId, result: 'DONE' });
  }

  async function shown(tx: Tx, id: string): Promise<StaffFaqQuestion> {
    const since = tehranDay(ago(30));
    const { rows } = await repository.readAllQuestions(tx, { words: [], since }, wantedOf([id]));
    return toStaffQuestion(rows[0]!);
  }

  async function shownCategory(tx: Tx, id: string): Promise<StaffFaqCategory> {
    return (await repository.readCategories(tx)).find((row) => row.id === id)!;
  }

  /** @throws Problem 400 naming each wrong part of the answer, 404 */
  async function written(tx: Tx, id: string, input: NewFaqQuestion): Promise<repository.WrittenQuestion> {
    const { blocks } = checkAnswer(input);
    const { categoryId, question, platforms, order, isActive } = input;
    if (!(await repository.lockCategory(tx, categoryId))) notFound('FAQ_CATEGORY_NOT_FOUND');
    return {
      id,
      categoryId,
      question,
      platforms,
      order,
      isActive,
      answer: { v: 1, blocks },
      searchKey: searchKeyOf(question, textOf(blocks)),
      at: clock.now(),
    };
  }

  return {
    /** What holds of an answer beside its format. */
    rules: answerRules,

    async list({ categoryId, isActive, searchKey, ...query }: StaffFaqQuery): Promise<StaffFaqQuestionPage> {
      const wanted = { categoryId, isActive, words: searchWords(searchKey), since: tehranDay(ago(30)) };
      const { rows, totalCount, page } = await repository.readAllQuestions(db, wanted, paging(query));
      return { items: rows.map(toStaffQuestion), totalCount, ...page };
    },

    categories: (): Promise<StaffFaqCategory[]> => repository.readCategories(db),

    /** Words that found nothing for three visitors in 90 days. */
    async unanswered(): Promise<UnansweredTerm[]> {
      const rows = await repository.readMisses(db, ago(90), LEAST_VISITORS, MOST_TERMS);
      return rows.map(({ lastAt, ...row }) => ({ ...row, lastAt: lastAt.toISOString() }));
    },

    /** @throws Problem 400, 404 FAQ_CATEGORY_NOT_FOUND */
    async create(actor: Actor, input: NewFaqQuestion, sender: Sender): Promise<StaffFaqQuestion> {
      await requireAll(answerRules, input);
      const id = newId();
      return db.transaction(async (tx) => {
        await repository.insertQuestion(tx, await written(tx, id, input));
        await indexQuestions(tx, [id]);
        const answer = await shown(tx, id);
        const what = {
          actor,
          sender,
          action: 'FAQ_QUESTION_CREATED',
          objectType: 'StaffFaqQuestion',
          objectId: id,
          seq: 1,
        };
        await record(tx, what, [input.categoryId, listsOf(input.categoryId)]);
        return answer;
      });
    },

    /** @throws Problem 400, 404, 409 VERSION_CONFLICT */
    async change(actor: Actor, id: string, input: FaqQuestionChange, sender: Sender): Promise<StaffFaqQuestion> {
      await requireAll(answerRules, input);
      return db.transaction(async (tx) => {
        const row = (await repository.lockQuestion(tx, id)) ?? notFound('FAQ_QUESTION_NOT_FOUND');
        if (row.version !== input.version) versionConflict(row.version);
        await repository.updateQuestion(tx, await written(tx, id, input));
        await indexQuestions(tx, [id]);
        const answer = await shown(tx, id);
        const what = { actor, sender, action: 'FAQ_QUESTION_CHANGED', objectType: 'StaffFaqQuestion', objectId: id };
        await record(tx, { ...what, seq: answer.version }, [
          id,
          input.categoryId,
          listsOf(input.categoryId),
          row.categoryId,
        ]);
        return answer;
      });
    },

    /** @throws Problem 409 FAQ_CATEGORY_TAKEN */
    createCategory(actor: Actor, input: NewFaqCategory, sender: Sender): Promise<StaffFaqCategory> {
      const id = newId();
      return db.transaction(async (tx) => {
        if (!(await repository.insertCategory(tx, writtenCategory(id, input, clock.now())))) return taken();
        const answer = await shownCategory(tx, id);
        const what = {
          actor,
          sender,
          action: 'FAQ_CATEGORY_CREATED',
          objectType: 'StaffFaqCategory',
          objectId: id,
          seq: 1,
        };
        await record(tx, what, [id]);
        return answer;
      });
    },

    /** @throws Problem 404, 409 FAQ_CATEGORY_TAKEN, VERSION_CONFLICT */
    changeCategory(actor: Actor, id: string, input: FaqCategoryChange, sender: Sender): Promise<StaffFaqCategory> {
      return db.transaction(async (tx) => {
        const row = (await repository.lockCategory(tx, id)) ?? notFound('FAQ_CATEGORY_NOT_FOUND');
        if (row.version !== input.version) versionConflict(row.version);
        if (!(await repository.updateCategory(tx, writtenCategory(id, input, clock.now())))) return taken();
        await indexQuestionsOfCategory(tx, id);
        const answer = await shownCategory(tx, id);
        const what = { actor, sender, action: 'FAQ_CATEGORY_CHANGED', objectType: 'StaffFaqCategory', objectId: id };
        await record(tx, { ...what, seq: answer.version }, [id]);
        return answer;
      });
    },
  };
}

function taken(): never {
  throw new Problem(409, 'FAQ_CATEGORY_TAKEN', [{ field: 'name', code: 'FAQ_CATEGORY_TAKEN' }]);
}

const checkAnswer = ({ answer }: Pick<NewFaqQuestion, 'answer'>) =>
  checkBody(answer, { hosts: EDITOR_LINK_HOSTS, kinds: ANSWER_KINDS, field: 'answer' });

const answerRules: readonly LateRule<Pick<NewFaqQuestion, 'answer'>>[] = [
  {
    reads: ['answer'],
    judge: (given) => {
      const { blocks, errors } = checkAnswer(given);
      return errors.length === 0 && blocks.length === 0 ? { field: 'answer', code: 'REQUIRED' } : errors;
    },
  },
];

const writtenCategory = (id: string, { name, order, isActive }: NewFaqCategory, at: Date) => ({
  id,
  name,
  nameKey: foldSearchKey(name),
  order,
  isActive,
  at,
});

const toStaffQuestion = ({ answer, createdAt: _, updatedAt, ...row }: RankedRow): StaffFaqQuestion => ({
  ...row,
  answer: answer.blocks,
  answerMarkdown: markdownOf(answer.blocks),
  updatedAt: updatedAt.toISOString(),
});
