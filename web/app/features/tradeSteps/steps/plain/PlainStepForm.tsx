import type { ReactNode } from 'react';
import { Alert } from '../../../../design/Alert.tsx';
import { Button } from '../../../../design/Button.tsx';
import { PlainForm } from '../../../../platform/forms/plain/PlainForm.tsx';
import { actionMessages } from '../actions/messages.ts';
import { stepMessages } from '../messages.ts';
import type { RoomParts } from '../room.ts';

interface PlainStepFormProps {
  name: string;
  room: Pick<RoomParts, 'request'>;
  step: keyof typeof stepMessages.steps;
  failure: string | undefined;
  takesFile?: boolean;
  isPrimary?: boolean;
  children: ReactNode;
}

/** A step of a request that has fields of its own, for who has no script: what it does, its fields and its button. */
export function PlainStepForm({ name, room, step, failure, takesFile, isPrimary, children }: PlainStepFormProps) {
  const { id, version } = room.request;
  const { title, text } = stepMessages.steps[step];
  const action = actionMessages.actions[step];
  return (
    <PlainForm
      name={name}
      label={title}
      hidden={{ id, version }}
      {...(takesFile && { takesFile })}
      className="card card-surface card-pad-normal flex flex-col gap-3"
    >
      <h3 className="text-[1rem] leading-7">{title}</h3>
      {failure && <Alert kind="error">{failure}</Alert>}
      <p className="text-muted">{text}</p>
      {children}
      <div>
        <Button type="submit" {...(isPrimary && { variant: 'primary' })}>
          {action}
        </Button>
      </div>
    </PlainForm>
  );
}
