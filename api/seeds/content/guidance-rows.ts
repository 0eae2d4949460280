import { blocksOfMarkdown, EDITOR_LINK_HOSTS } from '../../src/modules/content/blocks/index.ts';
import { helpKeys } from '../../src/modules/content/help/help-keys.generated.ts';
import { jalaliYearOf, tehranDay } from '../../src/platform/calendar.ts';
import type { BulkRow } from '../../src/platform/database/bulk.ts';
import { hmac } from '../../src/platform/sealing.ts';
import { foldSearchKey } from '../../src/platform/text.ts';
import { people } from '../people.ts';
import { seededId } from '../random.ts';
import { ago } from './days.ts';
import { readHelp, readQuestions } from './texts.ts';
import { videoIdOf } from './video-rows.ts';
import { readFeedbacks, type SeededFeedback } from './voices.ts';

export const questionIdOf = (key: string) => seededId(`question:${key}`);
const helpIdOf = (key: string) => seededId(`help:${key}`);
const categoryIdOf = (key: string) => seededId(`question category:${key}`);
const bodyOf = (markdown: string) => ({
  v: 1,
  blocks: blocksOfMarkdown(markdown, { hosts: EDITOR_LINK_HOSTS }).blocks,
});

export const questionCategoryRows = (now: Date): BulkRow[] =>
  readQuestions().map(({ key, title, order }) => ({
    id: categoryIdOf(key),
    name: title,
    name_key: foldSearchKey(title),
    sort_order: order,
    is_active: true,
    version: 1,
    updated_at: now,
  }));

/** Questions without what readers said of them. */
export const questionRows = (now: Date): BulkRow[] =>
  readQuestions().flatMap((category) =>
    category.questions.map(({ key, question, answer }, index) => ({
      id: questionIdOf(key),
      category_id: categoryIdOf(category.key),
      question,
      answer: bodyOf(answer),
      platforms: ['WEB', 'MOBILE'],
      sort_order: index + 1,
      is_active: true,
      search_key: foldSearchKey(question),
      helpful_count: 0,
      rating_count: 0,
      version: 1,
      created_at: now,
      updated_at: now,
    })),
  );

/** Help for the screens that the web has. */
export const helpRows = (now: Date): BulkRow[] =>
  readHelp().flatMap(({ key, screen, title, related, video, body }) => {
    const found = helpKeys.find(({ path }) => path === screen);
    if (!found) return [];
    return {
      id: helpIdOf(key),
      front_unique_id: found.key,
      title,
      body: bodyOf(body),
      media_video_id: video ? videoIdOf(video) : null,
      related_question_ids: related.map(questionIdOf),
      version: 1,
      created_at: now,
      updated_at: now,
    };
  });

/** With this code and its number anybody follows a feedback of the seeds. */
export const SEEDED_CODE = 'RASTEHFB';

/** Feedback, with the number that the counter is at afterwards. */
export function feedbackRows(linkKey: string, now: Date): { rows: BulkRow[]; year: number; last: number } {
  const year = jalaliYearOf(tehranDay(now));
  const feedbacks = readFeedbacks();
  const rows = feedbacks.map((each) => feedbackRow(each, { linkKey, now, year }));
  return { rows, year, last: feedbacks.length };
}

function feedbackRow(each: SeededFeedback, { linkKey, now, year }: { linkKey: string; now: Date; year: number }) {
  const id = seededId(`feedback:${each.key}`);
  const endedAt = each.endedDays === undefined || each.reopening ? null : ago(now, each.endedDays);
  const reopenedAt = each.reopening ? ago(now, 2) : null;
  const createdAt = ago(now, each.days);
  return {
    id,
    tracking_no: `FB-${year}-${each.key.padStart(6, '0')}`,
    code_hash: hmac(linkKey, `feedback ${id} ${SEEDED_CODE}`),
    user_id: people.find(({ name }) => name === each.by)?.id ?? null,
    type: each.type,
    subject: each.subject,
    body: each.body,
    email: each.email ?? null,
    phone: each.phone ?? null,
    page_path: each.path ?? null,
    status: each.status,
    close_reason: each.closeReason ?? null,
    answer: each.answer ?? null,
    reopen_text: each.reopening ?? null,
    reopened_at: reopenedAt,
    ended_at: endedAt,
    version: 1,
    created_at: createdAt,
    updated_at: endedAt ?? reopenedAt ?? createdAt,
  };
}
