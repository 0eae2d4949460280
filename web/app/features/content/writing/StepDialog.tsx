import { TextArea } from '../../../design/TextArea.tsx';
import { TextField } from '../../../design/TextField.tsx';
import { ConfirmWrite } from '../../../platform/forms/ConfirmWrite.tsx';
import { DayField } from '../../../platform/forms/DayField.tsx';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import { useForm } from '../../../platform/forms/useForm.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { momentOf } from '../staff/announcements/typedMoment.ts';
import { writingMessages as words } from './messages.ts';
import type { PageStep, StepFields } from './pageSteps.ts';
import { archiveSchema, returnSchema, scheduleSchema } from './stepSchemas.ts';

interface StepDialogProps {
  step: PageStep;
  name: string;
  act(fields: StepFields): Promise<unknown>;
  close(): void;
}

/** Asks what a step needs, and takes it. */
export function StepDialog(props: StepDialogProps) {
  switch (props.step) {
    case 'RETURN':
      return <ReturnDialog {...props} />;
    case 'SCHEDULE':
      return <ScheduleDialog {...props} />;
    case 'ARCHIVE':
      return <ArchiveDialog {...props} />;
    default:
      return <PlainStep {...props} />;
  }
}

const titleOf = ({ step, name }: StepDialogProps) => `${words.steps[step].action}: ${name}`;

async function taken({ step, act, close }: StepDialogProps, fields: StepFields) {
  await act(fields);
  notify('success', words.steps[step].done);
  close();
}

const PlainStep = (props: StepDialogProps) => (
  <ConfirmWrite
    title={titleOf(props)}
    text={words.steps[props.step].text}
    actionLabel={words.steps[props.step].action}
    act={() => taken(props, {})}
    onClose={props.close}
  />
);

function ReturnDialog(props: StepDialogProps) {
  const state = useForm({
    schema: returnSchema,
    labels: { reason: words.stepFields.reason },
    stored: { values: { reason: '' } },
    save: ({ reason }) => taken(props, { reason }),
  });
  return (
    <FormDialog state={state} title={titleOf(props)} saveLabel={words.steps.RETURN.action} close={props.close}>
      <TextArea {...state.field('reason')} requiredLabel={formMessages.required} maxLength={1_000} />
    </FormDialog>
  );
}

function ScheduleDialog(props: StepDialogProps) {
  const { day, time, dayHint, timeHint } = words.stepFields;
  const state = useForm({
    schema: scheduleSchema,
    labels: { day, time },
    stored: { values: { day: '', time: '' } },
    placeOf: (name) => (name === 'publishAt' ? 'day' : name),
    save: (read) => taken(props, { publishAt: momentOf(read.day, read.time) }),
  });
  const requiredLabel = formMessages.required;
  return (
    <FormDialog state={state} title={titleOf(props)} saveLabel={words.steps.SCHEDULE.action} close={props.close}>
      <DayField state={state} name="day" hint={dayHint} requiredLabel={requiredLabel} years={[0, 1]} />
      <TextField {...state.field('time')} hint={timeHint} requiredLabel={requiredLabel} dir="ltr" />
    </FormDialog>
  );
}

function ArchiveDialog(props: StepDialogProps) {
  const { redirectPath, redirectHint } = words.stepFields;
  const state = useForm({
    schema: archiveSchema,
    labels: { redirectPath },
    stored: { values: { redirectPath: '' } },
    save: (read) => taken(props, read),
  });
  return (
    <FormDialog state={state} title={titleOf(props)} saveLabel={words.steps.ARCHIVE.action} close={props.close}>
      <TextField {...state.field('redirectPath')} hint={redirectHint} maxLength={300} dir="ltr" />
    </FormDialog>
  );
}
