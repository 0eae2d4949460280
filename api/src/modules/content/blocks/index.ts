export * from './blocks.enums.ts';
export { Block, blocks, blocksInput, type Body } from './blocks.schemas.ts';
export { blocksPart } from './blocks.part.ts';
export { headingsOf, objectsOf, readingMinutesOf, textOf } from './body-text.ts';
export { checkBody } from './check-body.ts';
export { EDITOR_LINK_HOSTS, readLink } from './links.ts';
export { markdownOf } from './markdown-of.ts';
export { blocksOfMarkdown } from './read-markdown.ts';
