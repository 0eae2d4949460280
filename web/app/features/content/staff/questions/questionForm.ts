import * as v from 'valibot';
import { byLabels } from '../../../../platform/forms/conflict.ts';
import { digitText, required, requiredLines, requiredText } from '../../../../platform/forms/rules.ts';
import type { ContentPlatform } from '../../../../platform/graph/types.generated.ts';
import { toPersianDigits } from '../../../../platform/text/digits.ts';
import { staffForm } from '../../../staff/index.ts';
import { blocksOf } from '../markdown/blocksOf.ts';
import { questionStaffMessages as words } from './messages.ts';
import {
  ChangeFaqQuestionDocument,
  CreateFaqQuestionDocument,
  type StaffQuestions_QuestionFragment as Question,
} from './StaffQuestions.generated.ts';

const platformsOf: Record<string, ContentPlatform[]> = { WEB: ['WEB'], MOBILE: ['MOBILE'], BOTH: ['WEB', 'MOBILE'] };

/** Writes a question with its answer. */
export const questionForm = staffForm({
  name: 'faq-question',
  schema: v.object({
    categoryId: v.string(),
    question: requiredText(3, 200),
    answer: requiredLines(2, 10_000),
    platforms: v.string(),
    order: required(digitText(4)),
    isActive: v.string(),
  }),
  outdates: ['staff.faqQuestions', 'staff.faqCategories'],
  async save({ answer, platforms, order, isActive, ...text }, { id, version }, saving) {
    const whole = {
      ...text,
      answer: await blocksOf(answer, 'answer', saving),
      platforms: platformsOf[platforms] ?? [],
      order: Number(order),
      isActive: isActive === 'true',
    };
    if (id === undefined) return saving.write(CreateFaqQuestionDocument, { input: whole });
    return saving.write(ChangeFaqQuestionDocument, { input: { ...whole, faqQuestionId: id, version } });
  },
});

/** How its choices read. */
export const displayQuestion = (categories: readonly { id: string; name: string }[]) =>
  byLabels({
    categoryId: Object.fromEntries(categories.map(({ id, name }) => [id, name])),
    platforms: words.platforms,
    isActive: { true: words.shown, false: words.hidden },
  });

/** What is stored, as its form holds it. */
export const storedQuestion = (question: Question | undefined, categoryId = '') => ({
  ...(question && { version: question.version }),
  values: typedQuestion(question, categoryId),
});

export function typedQuestion(question: Question | undefined, categoryId: string) {
  if (!question) return { categoryId, question: '', answer: '', platforms: 'BOTH', order: '۱۰', isActive: 'true' };
  const { platforms, order, isActive, answerMarkdown } = question;
  return {
    categoryId: question.categoryId,
    question: question.question,
    answer: answerMarkdown,
    platforms: platforms.length === 2 ? 'BOTH' : (platforms[0] ?? 'WEB'),
    order: toPersianDigits(String(order)),
    isActive: String(isActive),
  };
}
