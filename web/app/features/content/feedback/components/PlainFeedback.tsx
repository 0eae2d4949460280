import { Alert } from '../../../../design/Alert.tsx';
import { Button } from '../../../../design/Button.tsx';
import { Select, type SelectOption } from '../../../../design/Select.tsx';
import { TextArea } from '../../../../design/TextArea.tsx';
import { TextField } from '../../../../design/TextField.tsx';
import { formMessages } from '../../../../platform/forms/messages.ts';
import { plainPart } from '../../../../platform/forms/plain/plainPart.tsx';
import { textFieldOf } from '../../../../platform/forms/plain/textFieldOf.ts';
import type { FeedbackAnswer } from '../actions.ts';
import { feedbackMessages as words } from '../messages.ts';
import { emptyFeedback, formNames } from '../names.ts';

interface PlainFeedbackProps {
  types: readonly SelectOption[];
  pagePath: string | undefined;
  /** What the form is good for once, some seconds after the page. */
  token: string;
  answer: FeedbackAnswer | undefined;
}

function PlainForm({ types, pagePath, token, answer }: PlainFeedbackProps) {
  const refused = answer?.form === formNames.send ? answer : undefined;
  const typed = { ...emptyFeedback, ...refused?.typed };
  const field = textFieldOf({ labels: words.fields, typed, problems: refused?.problems ?? {} });
  return (
    <form
      method="post"
      action="/feedback#plain-feedback"
      id="plain-feedback"
      aria-label={words.form}
      noValidate
      className="flex flex-col gap-4"
    >
      {refused?.failure && <Alert kind="error">{refused.failure}</Alert>}
      <input type="hidden" name="form" value={formNames.send} />
      <input type="hidden" name="token" value={token} />
      {pagePath && <input type="hidden" name="pagePath" value={pagePath} />}
      <Select name="type" label={words.fields.type} defaultValue={typed.type} options={types} />
      <TextField {...field('subject')} requiredLabel={formMessages.required} maxLength={100} />
      <TextArea
        {...field('body')}
        requiredLabel={formMessages.required}
        hint={words.bodyHint}
        rows={6}
        maxLength={2_000}
      />
      <TextField {...field('email')} hint={words.contactHint} type="email" dir="ltr" maxLength={200} />
      <TextField {...field('phone')} type="tel" dir="ltr" maxLength={30} />
      {/* People do not see it; programs fill it. */}
      <div hidden>
        <TextField name="fax" label={words.fax} tabIndex={-1} autoComplete="off" />
      </div>
      <div>
        <Button type="submit" variant="primary">
          {words.send}
        </Button>
      </div>
    </form>
  );
}

/** The form of who has no script. */
export const PlainFeedback = plainPart(import.meta.env.SSR && PlainForm);
