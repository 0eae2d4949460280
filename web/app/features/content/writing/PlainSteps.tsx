import { useActionData } from 'react-router-dom';
import { Alert } from '../../../design/Alert.tsx';
import { Button } from '../../../design/Button.tsx';
import { TextArea } from '../../../design/TextArea.tsx';
import { TextField } from '../../../design/TextField.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import { plainPart } from '../../../platform/forms/plain/plainPart.tsx';
import { PlainForm } from '../../../platform/forms/plain/PlainForm.tsx';
import { useRefused } from '../../../platform/forms/plain/refusedPart.ts';
import { writingMessages as words } from './messages.ts';
import type { PageStep } from './pageSteps.ts';
import { type MadePreview, plainPreviewName, plainStepName, type RefusedStep } from './takeStepPlainly.ts';

interface PlainStepsProps {
  page: { id: string; version: number };
  steps: readonly PageStep[];
  hasPreview: boolean;
}

function StepForms({ page, steps, hasPreview }: PlainStepsProps) {
  return (
    <>
      <Overtaken steps={steps} />
      {steps.map((step) => (
        <StepForm key={step} step={step} version={page.version} />
      ))}
      {hasPreview && <PreviewForm pageId={page.id} />}
    </>
  );
}

/** A step that was sent and can no longer be taken: its form is gone, what was typed is not. */
function Overtaken({ steps }: Pick<PlainStepsProps, 'steps'>) {
  const answer = useActionData() as RefusedStep | undefined;
  if (answer?.form !== plainStepName || steps.some((step) => step === answer.id)) return null;
  return (
    <Alert kind="error">
      <p>{answer.failure}</p>
      {Object.values(answer.typed).map((text) => (
        <p key={text} className="whitespace-pre-wrap">
          <bdi>{text}</bdi>
        </p>
      ))}
    </Alert>
  );
}

function StepForm({ step, version }: { step: PageStep; version: number }) {
  const refused = useRefused<RefusedStep>(plainStepName, step);
  const { action, text } = words.steps[step];
  return (
    <details open={refused !== undefined}>
      <summary className="link inline-flex min-h-11 items-center">{action}</summary>
      <PlainForm name={plainStepName} label={action} hidden={{ id: step, version }}>
        {refused?.failure && <Alert kind="error">{refused.failure}</Alert>}
        {text && <p>{text}</p>}
        <StepInputs step={step} refused={refused} />
        <div>
          <Button type="submit" variant="primary">
            {action}
          </Button>
        </div>
      </PlainForm>
    </details>
  );
}

const requiredLabel = formMessages.required;

/** What the step asks for. */
function StepInputs({ step, refused }: { step: PageStep; refused: RefusedStep | undefined }) {
  const { reason, day, time, redirectPath, dayHint, timeHint, redirectHint } = words.stepFields;
  const field = (name: string, label: string) => ({
    name,
    label,
    defaultValue: refused?.typed[name],
    error: refused?.problems[name],
  });
  switch (step) {
    case 'RETURN':
      return <TextArea {...field('reason', reason)} requiredLabel={requiredLabel} rows={4} maxLength={1_000} />;
    case 'SCHEDULE':
      return (
        <>
          <TextField {...field('day', day)} hint={dayHint} requiredLabel={requiredLabel} dir="ltr" />
          <TextField {...field('time', time)} hint={timeHint} requiredLabel={requiredLabel} dir="ltr" />
        </>
      );
    case 'ARCHIVE':
      return <TextField {...field('redirectPath', redirectPath)} hint={redirectHint} maxLength={300} dir="ltr" />;
    default:
      return null;
  }
}

function PreviewForm({ pageId }: { pageId: string }) {
  const made = useRefused<MadePreview>(plainPreviewName, pageId);
  const { action, title, text, open } = words.preview;
  return (
    <PlainForm name={plainPreviewName} label={title} hidden={{ id: pageId }}>
      {made?.failure && <Alert kind="error">{made.failure}</Alert>}
      {made?.path && (
        <p>
          {text}{' '}
          <a className="link" href={made.path}>
            {open}
          </a>
        </p>
      )}
      <div>
        <Button type="submit">{action}</Button>
      </div>
    </PlainForm>
  );
}

/** The steps of a page for who has no script. */
export const PlainSteps = plainPart(import.meta.env.SSR && StepForms);
