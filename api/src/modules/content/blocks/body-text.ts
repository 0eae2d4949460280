import type { Block } from './blocks.schemas.ts';
import { spansText } from './spans.ts';

const WORDS_A_MINUTE = 200;

/** Everything that is read of a text, a line for each block and each row of a table: what search and feeds take. */
export const textOf = (blocks: readonly Block[]): string => blocks.flatMap(linesOf).join('\n');

function linesOf({ spans, rows, caption, alt, text }: Block): string[] {
  const cells = rows.map((row) =>
    row.cells
      .map((cell) => spansText(cell.spans))
      .join(' ')
      .trim(),
  );
  return [spansText(spans), ...cells, alt, text, caption].filter(
    (line) => line !== undefined && line !== '',
  ) as string[];
}

type Heading = { level: number; anchor: string; text: string };

/** The headings of a text, in its order. */
export const headingsOf = (blocks: readonly Block[]): Heading[] =>
  blocks.flatMap(({ kind, level = 2, anchor, spans }) =>
    kind === 'HEADING' && anchor !== undefined ? [{ level, anchor, text: spansText(spans) }] : [],
  );

/** How long reading takes, in whole minutes; a half-space joins a word. */
export function readingMinutesOf(blocks: readonly Block[]): number {
  const words = textOf(blocks)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  return Math.max(1, Math.ceil(words.length / WORDS_A_MINUTE));
}

export type BodyObjects = {
  files: string[];
  products: string[];
  suppliers: string[];
  questions: string[];
  videos: string[];
};

/** Ids of what a text shows, each once. */
export function objectsOf(blocks: readonly Block[]): BodyObjects {
  const ids = (pick: (block: Block) => readonly (string | undefined)[]) => [
    ...new Set(blocks.flatMap(pick).filter((id) => id !== undefined)),
  ];
  const cards = (kind: Block['kind']) => ids((block) => (block.kind === kind ? [block.objectId] : []));
  return {
    files: ids(({ fileId }) => [fileId]),
    products: cards('PRODUCT_CARD'),
    suppliers: cards('SUPPLIER_CARD'),
    videos: ids(({ mediaVideoId }) => [mediaVideoId]),
    questions: ids(({ questionIds }) => questionIds),
  };
}
