import { Alert } from '../../../../design/Alert.tsx';
import { Button } from '../../../../design/Button.tsx';
import { TextField } from '../../../../design/TextField.tsx';
import { PlainForm } from '../../../../platform/forms/plain/PlainForm.tsx';
import { useRefused } from '../../../../platform/forms/plain/refusedPart.ts';
import { toOtherSide } from '../../../tradeSteps/recipients/recipients.ts';
import type { Paper, RoomParts } from '../../../tradeSteps/steps/room.ts';
import { paperMessages as words } from '../messages.ts';
import { plainRetractionName } from './names.ts';
import type { RefusedRetraction } from './savePapers.ts';
import { plainPart } from '../../../../platform/forms/plain/plainPart.tsx';

function RetractionForms({ room: { request }, paper: { id, name } }: { room: RoomParts; paper: Paper }) {
  const refused = useRefused<RefusedRetraction>(plainRetractionName, id);
  return (
    <PlainForm
      name={plainRetractionName}
      label={words.retractOf(name)}
      hidden={{ id, requestId: request.id, version: request.version }}
    >
      {refused?.failure && <Alert kind="error">{refused.failure}</Alert>}
      <TextField
        name="reason"
        label={words.reason}
        to={toOtherSide(request)}
        defaultValue={refused?.typed.reason}
        error={refused?.problems.reason}
        dir="auto"
        autoComplete="off"
      />
      <div>
        <Button type="submit" size="small" variant="quiet">
          {words.retract}
        </Button>
      </div>
    </PlainForm>
  );
}

/** Why a paper holds no more, for who has no script. */
export const PlainRetraction = plainPart(import.meta.env.SSR && RetractionForms);
