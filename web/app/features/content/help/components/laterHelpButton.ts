import { withScriptLater } from '../../../../platform/site/withScriptLater.tsx';

/** The button of the help, whose script comes behind the page: until then it is the link that it is without one. */
export const HelpButton = withScriptLater(async () => (await import('./HelpButton.tsx')).HelpButton);
