import { useState } from 'react';
import * as v from 'valibot';
import { Button } from '../../../../design/Button.tsx';
import { Select, type SelectOption } from '../../../../design/Select.tsx';
import { TextArea } from '../../../../design/TextArea.tsx';
import { TextField } from '../../../../design/TextField.tsx';
import { emptyAsNull } from '../../../../platform/forms/emptyFields.ts';
import { Form } from '../../../../platform/forms/Form.tsx';
import { formMessages } from '../../../../platform/forms/messages.ts';
import { email, phone, requiredLines, requiredText } from '../../../../platform/forms/rules.ts';
import { useForm } from '../../../../platform/forms/useForm.ts';
import { askAnew } from '../../../../platform/graph/ask.ts';
import type { FeedbackType } from '../../../../platform/graph/types.generated.ts';
import { write } from '../../../../platform/graph/write.ts';
import { useViewer } from '../../../../platform/session/session.ts';
import { onDemand } from '../../../../platform/site/onDemand.tsx';
import { ON_ITS_WAY } from '../../../files/index.ts';
import { feedbackMessages as words } from '../messages.ts';
import { emptyFeedback, type Receipt } from '../names.ts';
import { CreateFeedbackDocument, FeedbackChallengeDocument } from './FeedbackForm.generated.ts';

// Visitors never need it.
const ScreenshotField = onDemand(async () => (await import('./ScreenshotField.tsx')).ScreenshotField);

const schema = v.object({
  type: v.string(),
  subject: requiredText(1, 100),
  body: requiredLines(10, 2_000),
  email: v.union([v.literal(''), email()]),
  phone: v.union([v.literal(''), phone()]),
  screenshot: v.pipe(
    v.string(),
    v.check((id) => id !== ON_ITS_WAY, words.screenshotOnItsWay),
  ),
});

interface FeedbackFormProps {
  types: readonly SelectOption[];
  /** The page that it is about. */
  pagePath: string | undefined;
  onSent(receipt: Receipt): void;
}

/** Solves a challenge beside the page and sends what is written. */
export function FeedbackForm({ types, pagePath, onSent }: FeedbackFormProps) {
  const viewer = useViewer();
  const [said, setSaid] = useState('');
  const state = useForm({
    schema,
    labels: { ...words.fields, screenshot: words.screenshot },
    stored: { values: { ...emptyFeedback, screenshot: '' } },
    placeOf: (name) => (name === 'screenshotFileId' ? 'screenshot' : name),
    words: { failed: words.sendFailed },
    async save({ email: mail, phone: number, type, screenshot, ...text }) {
      setSaid(words.sending);
      try {
        const solution = await solveChallenge();
        const input = {
          ...text,
          ...solution,
          ...emptyAsNull({ email: mail, phone: number, screenshotFileId: screenshot }),
          type: type as FeedbackType,
          ...(pagePath && { pagePath }),
        };
        const { feedback } = await write(CreateFeedbackDocument, { input }, { outdates: ['viewer.feedbacks'] });
        onSent({ trackingNo: feedback.trackingNo, code: feedback.code ?? '' });
      } finally {
        setSaid('');
      }
    },
  });
  const { field, pending } = state;
  return (
    <Form state={state} label={words.form}>
      {pagePath && (
        <p className="text-muted">
          {words.about} <bdi dir="ltr">{pagePath}</bdi>
        </p>
      )}
      <Select {...field('type')} options={types} />
      <TextField {...field('subject')} requiredLabel={formMessages.required} maxLength={100} dir="auto" />
      <TextArea
        {...field('body')}
        requiredLabel={formMessages.required}
        hint={words.bodyHint}
        rows={6}
        maxLength={2_000}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...field('email')} hint={words.contactHint} type="email" dir="ltr" maxLength={200} />
        <TextField {...field('phone')} type="tel" inputMode="tel" dir="ltr" maxLength={30} />
      </div>
      {viewer && <ScreenshotField state={state} />}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="primary" pending={pending}>
          {words.send}
        </Button>
        <span role="status" className="text-muted">
          {said}
        </span>
      </div>
    </Form>
  );
}

async function solveChallenge() {
  const [{ feedbackChallenge }, { solvePuzzle }] = await Promise.all([
    askAnew(FeedbackChallengeDocument, {}),
    import('../../../../platform/puzzle/solvePuzzle.ts'),
  ]);
  return solvePuzzle(feedbackChallenge!, () => undefined);
}
