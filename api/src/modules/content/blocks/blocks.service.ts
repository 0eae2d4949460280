import type { Actor } from '../../../platform/actor.ts';
import { actionsOf } from '../../identity/index.ts';
import type { MarkdownReading, MarkdownText } from './blocks.schemas.ts';
import { EDITOR_LINK_HOSTS } from './links.ts';
import { blocksOfMarkdown } from './read-markdown.ts';

/** @param publicOrigin of the site: links below it are kept as paths */
export function makeBlocks({ publicOrigin }: { publicOrigin: string }) {
  /** Hosts that somebody may link to: editors those of the list, sellers none but the site. */
  const hostsFor = ({ roles }: Actor) => (actionsOf(roles).includes('CONTENT_WRITE') ? EDITOR_LINK_HOSTS : []);
  return {
    /** What a Markdown text becomes. Nothing is written. */
    read: (actor: Actor, { markdown }: MarkdownText): MarkdownReading =>
      blocksOfMarkdown(markdown, { hosts: hostsFor(actor), own: publicOrigin }),
  };
}
export type Blocks = ReturnType<typeof makeBlocks>;
