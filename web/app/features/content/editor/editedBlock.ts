import type { BlockKind, CalloutTone, NewBlockInput } from '../../../platform/graph/types.generated.ts';
import type { BlockEditor_BlockFragment } from './BlockEditor.generated.ts';
import { spansOfText, textOfSpans } from './inlineText.ts';

/** A block while it is edited: texts with their marks as signs, everything that any kind has. */
export interface EditedBlock {
  key: string;
  kind: BlockKind;
  text: string;
  level: number;
  isOrdered: boolean;
  tone: CalloutTone;
  rows: string[][];
  caption: string;
  fileId: string;
  alt: string;
  isDecorative: boolean;
  objectId: string;
  mediaVideoId: string;
  /** What a card, a video or questions show, by name; empty when it is shown no more. */
  name: string;
  questionIds: string[];
  language: string;
  anchor: string;
}

const KEY_LENGTH = 10;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(KEY_LENGTH))].map((byte) => LETTERS[byte % LETTERS.length]).join('');

export const newBlock = (kind: BlockKind, text = ''): EditedBlock => ({
  key: newKey(),
  kind,
  text,
  level: kind === 'HEADING' ? 2 : 0,
  isOrdered: false,
  tone: 'INFO',
  rows: [
    ['', ''],
    ['', ''],
  ],
  caption: '',
  fileId: '',
  alt: '',
  isDecorative: false,
  objectId: '',
  mediaVideoId: '',
  name: '',
  questionIds: [],
  language: '',
  anchor: '',
});

export const editedOf = (block: BlockEditor_BlockFragment): EditedBlock => ({
  ...newBlock(block.kind),
  key: block.key,
  text: block.kind === 'CODE' ? (block.text ?? '') : textOfSpans(block.spans),
  level: block.level ?? 0,
  isOrdered: block.isOrdered ?? false,
  tone: block.tone ?? 'INFO',
  ...(block.rows.length > 0 && { rows: block.rows.map(({ cells }) => cells.map(({ spans }) => textOfSpans(spans))) }),
  caption: block.caption ?? '',
  fileId: block.fileId ?? '',
  alt: block.alt ?? '',
  isDecorative: block.isDecorative ?? false,
  objectId: block.objectId ?? '',
  mediaVideoId: block.mediaVideoId ?? '',
  name: nameOf(block),
  questionIds: [...block.questionIds],
  language: block.language ?? '',
  anchor: block.anchor ?? '',
});

function nameOf({ thing, video }: BlockEditor_BlockFragment): string {
  if (video) return video.title;
  if (thing?.__typename === 'SupplierProduct') return thing.title;
  return thing?.__typename === 'Supplier' ? thing.brandName : '';
}

/** Kinds that are one text with marks. */
export const isOfText = (kind: BlockKind): boolean =>
  ['HEADING', 'PARAGRAPH', 'LIST_ITEM', 'QUOTE', 'CALLOUT'].includes(kind);

/** A block as it is written; what its kind does not have is left out. */
export function inputOf(block: EditedBlock): NewBlockInput {
  return { key: block.key, kind: block.kind, ...partsOf(block) };
}

function partsOf(block: EditedBlock): Omit<NewBlockInput, 'kind'> {
  const { kind, text, level, isOrdered, tone, anchor } = block;
  const spans = spansOfText(text);
  switch (kind) {
    case 'HEADING':
      return { spans, level, ...(anchor && { anchor }) };
    case 'LIST_ITEM':
      return { spans, level, isOrdered };
    case 'CALLOUT':
      return { spans, tone };
    case 'TABLE':
      return {
        rows: block.rows.map((cells) => ({ cells: cells.map((cell) => ({ spans: spansOfText(cell) })) })),
        ...(block.caption && { caption: block.caption }),
      };
    case 'CODE':
      return { text, ...(block.language && { language: block.language }) };
    default:
      return isOfText(kind) ? { spans } : shownParts(block);
  }
}

function shownParts(block: EditedBlock) {
  const { kind, fileId, alt, isDecorative, caption, objectId, mediaVideoId, questionIds } = block;
  if (kind === 'IMAGE')
    return {
      ...(fileId && { fileId }),
      ...(isDecorative ? { isDecorative } : alt && { alt }),
      ...(caption && { caption }),
    };
  if (kind === 'VIDEO') return { ...(mediaVideoId && { mediaVideoId }), ...(caption && { caption }) };
  if (kind === 'FAQ') return { questionIds };
  return objectId ? { objectId } : {};
}

/** What is read of a block in one line, for a comparison of two versions. */
export function lineOf({ kind, text, rows, alt, name, language }: EditedBlock): string {
  if (kind === 'TABLE') return rows.map((cells) => cells.join('، ')).join(' / ');
  if (kind === 'IMAGE') return alt;
  return text || name || language;
}

/** The same blocks as a field of a form holds them. */
export const writtenBody = (blocks: readonly EditedBlock[]): string => JSON.stringify(blocks);
export const bodyOf = (written: string): EditedBlock[] => (written ? (JSON.parse(written) as EditedBlock[]) : []);
