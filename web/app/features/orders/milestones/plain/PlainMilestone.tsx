import { Alert } from '../../../../design/Alert.tsx';
import { Button } from '../../../../design/Button.tsx';
import { TextArea } from '../../../../design/TextArea.tsx';
import { PlainForm } from '../../../../platform/forms/plain/PlainForm.tsx';
import { useRefused } from '../../../../platform/forms/plain/refusedPart.ts';
import { formatInteger } from '../../../../platform/numbers/numbers.ts';
import { FILE_TYPES, PlainFileField } from '../../../files/index.ts';
import { toOtherSide } from '../../../tradeSteps/recipients/recipients.ts';
import { actionMessages } from '../../../tradeSteps/steps/actions/messages.ts';
import { stepMessages } from '../../../tradeSteps/steps/messages.ts';
import type { RoomParts } from '../../../tradeSteps/steps/room.ts';
import { milestoneFormMessages as fieldWords } from '../form/messages.ts';
import { milestoneMessages as words } from '../messages.ts';
import type { Milestone, MilestoneStep } from '../milestoneSteps.ts';
import { plainMilestoneNames } from './names.ts';
import type { RefusedMilestone } from './sendMilestone.ts';
import { plainPart } from '../../../../platform/forms/plain/plainPart.tsx';

interface PlainMilestoneProps {
  room: RoomParts;
  milestone: Milestone;
  step: MilestoneStep;
}

function MilestoneForms({ room: { request }, milestone: { id, place }, step }: PlainMilestoneProps) {
  const name = plainMilestoneNames[step];
  const refused = useRefused<RefusedMilestone>(name, id);
  const { typed, problems = {}, failure, held } = refused ?? {};
  const { text } = stepMessages.steps[step];
  const action = actionMessages.actions[step];
  const label = words.of(action, formatInteger(place));
  return (
    <PlainForm
      name={name}
      label={label}
      hidden={{ id, requestId: request.id, version: request.version }}
      {...(step === 'SUBMIT_MILESTONE' && { takesFile: true })}
    >
      {failure && <Alert kind="error">{failure}</Alert>}
      <p className="text-[0.875rem] text-muted">{text}</p>
      {step !== 'ACCEPT_MILESTONE' && (
        <TextArea
          name="text"
          label={step === 'SUBMIT_MILESTONE' ? fieldWords.note : fieldWords.reason}
          to={toOtherSide(request)}
          rows={3}
          dir="auto"
          defaultValue={typed?.text ?? ''}
          error={problems.text}
        />
      )}
      {step === 'SUBMIT_MILESTONE' && (
        <PlainFileField
          name="fileId"
          label={fieldWords.file}
          hint={fieldWords.fileHint}
          accept={FILE_TYPES}
          error={problems.fileId}
          held={held}
        />
      )}
      <div>
        <Button type="submit" {...(step !== 'REJECT_MILESTONE' && { variant: 'primary' })}>
          {action}
        </Button>
      </div>
    </PlainForm>
  );
}

/** What can be done with a part of a service, for who has no script. */
export const PlainMilestone = plainPart(import.meta.env.SSR && MilestoneForms);
