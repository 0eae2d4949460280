import type { Nodes } from 'mdast';
import { beginningOf } from '../../../platform/text.ts';
import type { MarkdownLoss } from './blocks.enums.ts';
import type { BlockInput, MarkdownNote } from './blocks.schemas.ts';
import type { LinkRules } from './links.ts';
import { MENDED } from './mend-emphasis.ts';

const MAX_EXCERPT = 80;
/** A file of a page, as the site writes its address: `/media/ID/1280`. */
const ownImage = /^\/media\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:\/|$)/i;
/** Instead of words, for a picture that says nothing. */
export const DECORATIVE = '-';

/** What goes along while one Markdown text is read: rules, definitions of links, and what was not kept. */
export class Reading {
  readonly dropped: MarkdownNote[] = [];
  /** Addresses of links that are named elsewhere in the text. */
  readonly definitions = new Map<string, string>();

  constructor(
    readonly source: string,
    readonly rules: LinkRules,
  ) {}

  note(what: MarkdownLoss, { position }: Pick<Nodes, 'position'>) {
    const { line = 1, offset: from = 0 } = position?.start ?? {};
    const excerpt = beginningOf(this.source.slice(from, position?.end.offset), MAX_EXCERPT);
    const text = excerpt.replaceAll(MENDED, '').replace(/\s+/g, ' ').trim();
    this.dropped.push({ line, what, ...(text !== '' && { text }) });
  }

  /** A picture of the site; undefined, and noted, where it is another's. */
  image(node: Nodes & { alt?: string | null | undefined }, url: string): BlockInput | undefined {
    const fileId = ownImage.exec(url)?.[1]?.toLowerCase();
    if (fileId === undefined) {
      this.note('IMAGE', node);
      return undefined;
    }
    const alt = node.alt?.replaceAll(MENDED, '').trim() ?? '';
    const caption = 'title' in node ? node.title?.replaceAll(MENDED, '') : undefined;
    return {
      kind: 'IMAGE',
      fileId,
      ...(alt === DECORATIVE ? { isDecorative: true } : alt !== '' && { alt }),
      ...(caption && { caption }),
    };
  }
}
