import { withScriptLater } from '../../../platform/site/withScriptLater.tsx';

/** Comments stand below everything else: the server writes them, and their script comes behind the page. */
export const Comments = withScriptLater(async () => (await import('./Comments.tsx')).Comments);
