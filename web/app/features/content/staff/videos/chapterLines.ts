import { toAsciiDigits } from '../../../../platform/text/digits.ts';
import { clockOf } from '../../videos/clock.ts';

export interface Chapter {
  start: number;
  title: string;
}

const MINUTE_MS = 60_000;
const SECOND_MS = 1_000;
const line = /^(\d{1,3}):([0-5]\d)(?:\.(\d{1,3}))?\s+(.*\S)$/;

/** Parts of a video, a line for each: `0:08 title`. @returns the number of the first line that is none instead */
export function readChapters(text: string): Chapter[] | number {
  const chapters: Chapter[] = [];
  for (const [index, written] of text.split(/\r?\n/).entries()) {
    if (written.trim() === '') continue;
    const [, minutes, seconds, part = '', title] = line.exec(withTime(written.trim())) ?? [];
    if (title === undefined) return index + 1;
    const start = Number(minutes) * MINUTE_MS + Number(seconds) * SECOND_MS + Number(part.padEnd(3, '0'));
    chapters.push({ start, title });
  }
  return chapters;
}

/** The time before the first blank in Latin digits; the title keeps its own. */
const withTime = (written: string) => written.replace(/^\S+/, toAsciiDigits);

/** The same lines of what is stored. */
export const chapterLines = (chapters: readonly Chapter[]): string =>
  chapters.map(({ start, title }) => `${timeOf(start)} ${title}`).join('\n');

function timeOf(start: number): string {
  const part = start % SECOND_MS;
  return part === 0 ? clockOf(start) : `${clockOf(start)}.${String(part).padStart(3, '0')}`;
}
