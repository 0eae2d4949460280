// What other features may use of what people read.
export { Blocks } from './blocks/Blocks.tsx';
export type { Blocks_BlockFragment } from './blocks/Blocks.generated.ts';
export { HelpButton } from './help/components/laterHelpButton.ts';
export { operatorContact, operatorHtml } from './operator/operatorHtml.ts';
export { PublishTimeFields } from './writing/PublishTimeFields.tsx';
export { readPublishTime } from './writing/publishTime.ts';
export { PageLinks } from './pages/list/PageLinks.tsx';
export { articlePath, contentLabelPath, contentTypePath, sitePagePath } from './pages/paths.ts';
