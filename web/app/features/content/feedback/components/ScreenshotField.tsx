import type { FormState } from '../../../../platform/forms/useForm.ts';
import { FileField, IMAGE_TYPES } from '../../../files/index.ts';
import { feedbackMessages as words } from '../messages.ts';
import type { TypedFeedback } from '../names.ts';

/** A picture of the page that it is about; staff alone see it. */
export const ScreenshotField = ({ state }: { state: FormState<TypedFeedback & { screenshot: string }> }) => (
  <FileField state={state} name="screenshot" hint={words.screenshotHint} accept={IMAGE_TYPES} stored={undefined} />
);
