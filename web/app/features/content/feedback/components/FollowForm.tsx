import { Alert } from '../../../../design/Alert.tsx';
import { Button } from '../../../../design/Button.tsx';
import { Section } from '../../../../design/Section.tsx';
import { TextField } from '../../../../design/TextField.tsx';
import type { FeedbackAnswer } from '../actions.ts';
import { feedbackMessages as words } from '../messages.ts';
import { formNames } from '../names.ts';
import { FeedbackCard } from './FeedbackCard.tsx';
import type { FeedbackCard_LabelsFragment } from './FeedbackCard.generated.ts';

interface FollowFormProps {
  answer: FeedbackAnswer | undefined;
  labels: FeedbackCard_LabelsFragment;
}

/** State and answer of a feedback for who has its number and code. The browser sends it by itself: no address has the code. */
export function FollowForm({ answer, labels }: FollowFormProps) {
  const own = answer?.form === formNames.follow ? answer : undefined;
  const found = answer?.form === formNames.reopen && answer.code === '' ? undefined : answer?.found;
  return (
    <Section id="follow" title={words.follow}>
      <div className="flex flex-col gap-4">
        <p className="text-muted">{words.followText}</p>
        {own?.failure && <Alert kind="error">{own.failure}</Alert>}
        <form
          method="post"
          action="/feedback#follow"
          aria-label={words.follow}
          noValidate
          className="grid items-end gap-3 sm:grid-cols-[1fr_1fr_auto]"
        >
          <input type="hidden" name="form" value={formNames.follow} />
          <TextField
            name="trackingNo"
            label={words.number}
            dir="ltr"
            maxLength={40}
            autoComplete="off"
            defaultValue={own?.typed?.trackingNo}
          />
          <TextField name="code" label={words.code} dir="ltr" maxLength={40} autoComplete="off" />
          <Button type="submit">{words.followButton}</Button>
        </form>
        {found ? (
          <FeedbackCard feedback={found} labels={labels} code={answer?.code} answer={answer} />
        ) : (
          <Lost answer={answer} />
        )}
      </div>
    </Section>
  );
}

/** A feedback that could not be had again after its form was refused: why nothing was sent, and what was typed. */
function Lost({ answer }: Pick<FollowFormProps, 'answer'>) {
  if (answer?.form !== formNames.reopen || answer.code === '' || !answer.typed) return null;
  return (
    <Alert kind="error">
      <p>{answer.failure ?? answer.problems?.text}</p>
      <p className="whitespace-pre-line">
        <bdi>{answer.typed.text}</bdi>
      </p>
    </Alert>
  );
}
