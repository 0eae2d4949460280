import { type FormEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../../../../design/Button.tsx';
import { textOf } from '../../../../platform/forms/refusal.ts';
import { notify } from '../../../../platform/notify/notify.ts';
import { write } from '../../../../platform/graph/write.ts';
import { questionMessages as words } from '../messages.ts';
import { RateFaqQuestionDocument } from './RateAnswer.generated.ts';

interface RateAnswerProps {
  id: string;
  slug: string;
  question: string;
  isRated: boolean;
}

/** Whether an answer helps. Without script it is a form that the server answers with the same page. */
export function RateAnswer({ id, slug, question, isRated }: RateAnswerProps) {
  const [isDone, setDone] = useState(isRated);
  const { pathname, search } = useLocation();
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const isHelpful = submitter?.getAttribute('value') === 'true';
    write(RateFaqQuestionDocument, { input: { faqQuestionId: id, isHelpful } }).then(
      () => setDone(true),
      (error: unknown) => notify('error', textOf(error, words.rateFailed)),
    );
  }
  if (isDone)
    return (
      <p role="status" className="text-muted">
        {words.thanks}
      </p>
    );
  return (
    <form
      method="post"
      action={`${pathname}${search}#${slug}`}
      onSubmit={send}
      aria-label={words.rateOf(question)}
      className="flex flex-wrap items-center gap-2 print:hidden"
    >
      <span className="text-muted">{words.helps}</span>
      <input type="hidden" name="id" value={id} />
      <Button type="submit" size="small" name="isHelpful" value="true">
        {words.yes}
      </Button>
      <Button type="submit" size="small" name="isHelpful" value="false">
        {words.no}
      </Button>
    </form>
  );
}
