import type { Settings } from '../../settings/index.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;
type Asked = Pick<Settings, 'at'>;

export type WritingLimits = Awaited<ReturnType<typeof writingLimits>>;

/** How many comments one may write, and whose stand at once. Asked before the transaction. */
export async function writingLimits(settings: Asked, now: Date) {
  return {
    soon: { ms: 10 * MINUTE_MS, most: await settings.at('comment.most_in_ten_minutes', now) },
    day: { ms: DAY_MS, most: await settings.at('comment.most_in_a_day', now) },
    trust: {
      ms: (await settings.at('comment.trusted.days', now)) * DAY_MS,
      published: await settings.at('comment.trusted.published', now),
    },
    sampledShare: await settings.at('comment.sampled_share', now),
  };
}

/** Whose reports count, and how many parties hide a comment. Asked before the transaction. */
export async function reportLimits(settings: Asked, now: Date) {
  return {
    ageMs: (await settings.at('comment.reporter_days', now)) * DAY_MS,
    parties: await settings.at('comment.hiding_reporters', now),
  };
}
export type ReportLimits = Awaited<ReturnType<typeof reportLimits>>;
