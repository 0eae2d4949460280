export * from './blocks.enums.ts';
export {
  Block,
  BlockInput,
  blocks,
  blocksInput,
  type Body,
  MAX_BLOCKS,
  MAX_BYTES,
  type MarkdownNote,
  type MarkdownReading,
} from './blocks.schemas.ts';
export { blocksPart } from './blocks.part.ts';
export { contentsOf, type Heading, headingsOf, objectsOf, readingMinutesOf, textOf } from './body-text.ts';
export { type BodyRules, checkBody } from './check-body.ts';
export { EDITOR_LINK_HOSTS, readLink } from './links.ts';
export { markdownOf } from './markdown-of.ts';
export { blocksOfMarkdown } from './read-markdown.ts';
