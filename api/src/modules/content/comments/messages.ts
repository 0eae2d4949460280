import { wordsOf } from '../../../platform/schema.ts';
import { beginningOf } from '../../../platform/text.ts';
import { ModerationRule } from '../../admin/index.ts';
import { CommentReportReason } from './comments.enums.ts';

/** Who wrote a comment where readers do not learn it. */
export const UNNAMED = 'کاربر راسته';

const rules = wordsOf(ModerationRule);
const reasons = wordsOf(CommentReportReason);
const decided: Readonly<Record<string, string>> = {
  COMMENT_PUBLISHED: 'نظر شما منتشر شد',
  COMMENT_REJECTED: 'نظر شما منتشر نشد',
  COMMENT_EDIT_REJECTED: 'ویرایش نظر شما منتشر نشد',
  COMMENT_HIDDEN: 'نظر شما تا بررسی پنهان شد',
};

/** What is read of notices about comments. */
export const noticeWords = {
  decided: (event: string, name: string | undefined) =>
    [decided[event] ?? decided.COMMENT_PUBLISHED!, name && `«${name}»`].filter(Boolean).join(': '),
  /** The rule in plain words, with what staff wrote beside it. */
  why: (rule: string | undefined, text: string | undefined) =>
    [rule && rules.get(rule), text].filter(Boolean).join(' ') || undefined,
  manyDecided: (count: number) => `نتیجهٔ بررسی ${count.toLocaleString('fa-IR')} نظر شما`,
  answered: (name: string | undefined) =>
    name ? `به نظر شما دربارهٔ «${name}» پاسخ داده شد` : 'به نظر شما پاسخ داده شد',
  manyAnswered: (count: number) => `${count.toLocaleString('fa-IR')} پاسخ تازه به نظرهای شما`,
};

/** What moderators read of the reports on a comment: each reason with how often, and what was said. */
export function saidByReporters(
  reports: readonly { reason: CommentReportReason; explanation: string | null }[],
): string {
  const counted = Map.groupBy(reports, ({ reason }) => reason);
  const parts = [...counted].map(
    ([reason, of]) => `${reasons.get(reason)} (${of.length.toLocaleString('fa-IR')} گزارش)`,
  );
  return beginningOf([...parts, ...reports.flatMap(({ explanation }) => explanation ?? [])].join('؛ '), 2_000);
}
