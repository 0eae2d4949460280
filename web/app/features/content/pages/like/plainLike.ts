import type { PlainAction } from '../../../../platform/forms/plain/answerPlainForm.ts';
import { LikePageDocument } from './LikeState.generated.ts';

export const plainLikeName = 'like';

/** Takes the form without script. It says what is meant, so that sending it twice changes nothing. */
export const likePlainly: PlainAction<never> = async (sent) => {
  const input = { pageId: sent.text('id'), isLiked: sent.text('isLiked') === 'true' };
  await sent.write(LikePageDocument, { input });
  return undefined;
};
