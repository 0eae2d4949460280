import type { FieldError } from '../../../platform/field-error.ts';
import { foldDigits, typedLine } from '../../../platform/text.ts';

/** Times in milliseconds from the beginning of the video. */
export type Caption = { start: number; end: number; text: string };

const MOST_LINES = 3;
const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/** A caption as it is stored: lines as people read them, without empty ones. */
export const normalCaption = ({ start, end, text }: Caption): Caption => ({
  start,
  end,
  text: text
    .split(/\r\n?|\n/)
    .map(typedLine)
    .filter(Boolean)
    .join('\n'),
});

/**
 * What is wrong with captions in their order; each is named by its number, from 1.
 * @param field of the write that has them; `isWhole`: a text, whose parts are no fields
 */
export function problemsOfCaptions(
  captions: readonly Caption[],
  { field, isWhole, durationMs }: { field: string; isWhole: boolean; durationMs: number | undefined },
): FieldError[] {
  return captions.flatMap((caption, index) => {
    const wrong = problemOf(caption, captions[index - 1], durationMs);
    if (!wrong) return [];
    const { code, part, params = [] } = wrong;
    const at = isWhole ? field : `${field}[${index}].${part}`;
    return [{ field: at, code, params: [String(index + 1), ...params] }];
  });
}

type Wrong = Pick<FieldError, 'code' | 'params'> & { part: keyof Caption };

function problemOf(
  { start, end, text }: Caption,
  before: Caption | undefined,
  durationMs: number | undefined,
): Wrong | undefined {
  if (before && start < before.start) return { code: 'CAPTION_ORDER', part: 'start' };
  if (before && start < before.end) return { code: 'CAPTION_OVERLAP', part: 'start' };
  if (end <= start) return { code: 'CAPTION_ENDS_BEFORE_START', part: 'end' };
  if (durationMs !== undefined && end > durationMs) return { code: 'CAPTION_AFTER_END', part: 'end' };
  if (text === '') return { code: 'CAPTION_EMPTY', part: 'text' };
  const isLong = text.split('\n').length > MOST_LINES;
  return isLong ? { code: 'CAPTION_LINES', part: 'text', params: [String(MOST_LINES)] } : undefined;
}

const timing =
  /^(?:(\d{1,2}):)?(\d{1,2}):(\d{2})[.,](\d{3})\s+-->\s+(?:(\d{1,2}):)?(\d{1,2}):(\d{2})[.,](\d{3})(?:\s.*)?$/;

/**
 * Captions of a WebVTT file, as they stand there; settings, styles, voices, marks and comments are left out.
 * @returns the number of the first line that cannot be read instead
 */
export function readVtt(source: string): { captions: Caption[] } | { brokenLine: number } {
  const lines = source.replace(/^\ufeff/, '').split(/\r\n?|\n/);
  if (!/^WEBVTT(?:\s|$)/.test(lines[0] ?? '')) return { brokenLine: 1 };
  const captions: Caption[] = [];
  for (const { at, block } of blocksOf(lines)) {
    if (/^(?:WEBVTT|NOTE|STYLE|REGION)(?:\s|$)/.test(block[0]!)) continue;
    // A name of its own may stand above the times.
    const timed = block[0]!.includes('-->') ? 0 : 1;
    const times = timing.exec(foldDigits(block[timed] ?? '').trim());
    if (!times) return { brokenLine: at + Math.min(timed, block.length - 1) };
    const text = block
      .slice(timed + 1)
      .map(plain)
      .join('\n');
    captions.push(normalCaption({ start: timeOf(times.slice(1, 5)), end: timeOf(times.slice(5, 9)), text }));
  }
  return { captions };
}

/** Lines that stand together, each with the number of its first line. */
function blocksOf(lines: readonly string[]): { at: number; block: string[] }[] {
  const blocks: { at: number; block: string[] }[] = [];
  let isOpen = false;
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') isOpen = false;
    else if (isOpen) blocks.at(-1)!.block.push(line);
    else {
      blocks.push({ at: index + 1, block: [line] });
      isOpen = true;
    }
  }
  return blocks;
}

const timeOf = ([hours = '0', minutes, seconds, thousandths]: (string | undefined)[]) =>
  Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS + Number(seconds) * SECOND_MS + Number(thousandths);

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', nbsp: ' ', lrm: '', rlm: '' };
const plain = (line: string) =>
  line.replace(/<[^>]*>/g, '').replace(/&(amp|lt|gt|nbsp|lrm|rlm);/g, (_, name: string) => entities[name]!);

/** The mark that makes a line stand from right to left, whatever it begins with. */
const RIGHT_TO_LEFT = '\u200f';

/**
 * Captions as a WebVTT file, without settings: Chromium does not draw a Persian caption that is aligned to a side without a
 * place.
 */
export const vttOf = (captions: readonly Caption[]): string =>
  ['WEBVTT', ...captions.map(({ start, end, text }) => `${clockOf(start)} --> ${clockOf(end)}\n${escaped(text)}`)].join(
    '\n\n',
  ) + '\n';

const escaped = (text: string) =>
  text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/^(?=.*\p{Script=Arabic})/gmu, RIGHT_TO_LEFT);

const twoDigits = (count: number) => String(Math.floor(count)).padStart(2, '0');

/** `00:01:02.345` */
const clockOf = (ms: number) =>
  `${twoDigits(ms / HOUR_MS)}:${twoDigits((ms % HOUR_MS) / MINUTE_MS)}:${twoDigits((ms % MINUTE_MS) / SECOND_MS)}.${String(ms % SECOND_MS).padStart(3, '0')}`;
