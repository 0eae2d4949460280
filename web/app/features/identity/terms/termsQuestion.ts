import { ask } from '../../../platform/graph/ask.ts';
import { termsVersion } from './messages.ts';
import { TermsOfUseDocument } from './TermsOfUse.generated.ts';

/** The terms that a login agrees to, as they are published. */
export const termsQuestion = [TermsOfUseDocument, { uniquePageName: 'terms' }] as const;

/** The version of what is shown; that of the words in code where none are published. */
export async function shownTermsVersion(): Promise<string> {
  const answer = await ask(...termsQuestion).catch(() => undefined);
  return answer?.pageByName?.consentVersion ?? termsVersion;
}
