import { useRefused } from '../../../platform/forms/plain/refusedPart.ts';
import { toBothOfDispute } from '../../tradeSteps/recipients/recipients.ts';
import { PlainStepForm } from '../../tradeSteps/steps/plain/PlainStepForm.tsx';
import type { RoomParts } from '../../tradeSteps/steps/room.ts';
import type { SayingKind } from '../disputeForms.ts';
import { disputeFormMessages as words } from '../form/messages.ts';
import { plainSayingNames } from './names.ts';
import type { RefusedSaying } from './sendDispute.ts';
import { StatementFields } from './StatementFields.tsx';
import { plainPart } from '../../../platform/forms/plain/plainPart.tsx';

function SayingForms({ room, step }: { room: RoomParts; step: SayingKind }) {
  const { id } = room.request;
  const form = plainSayingNames[step];
  const refused = useRefused<RefusedSaying>(form, id);
  return (
    <PlainStepForm name={form} room={room} step={step} failure={refused?.failure} takesFile>
      <StatementFields
        refused={refused}
        to={toBothOfDispute(room.request)}
        textHint={words.sayHint}
        fileHint={words.oneFileHint}
      />
    </PlainStepForm>
  );
}

/** The answer to a dispute, or one more thing, for who has no script. */
export const PlainSaying = plainPart(import.meta.env.SSR && SayingForms);
