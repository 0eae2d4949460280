import { Alert } from '../../../../design/Alert.tsx';
import { Button } from '../../../../design/Button.tsx';
import { PlainForm } from '../../../../platform/forms/plain/PlainForm.tsx';
import { type RefusedPart, useRefused } from '../../../../platform/forms/plain/refusedPart.ts';
import type { RoomParts } from '../../../tradeSteps/steps/room.ts';
import type { Part } from '../acts.ts';
import { sellerMessages as words } from '../messages.ts';
import { plainRemovalName } from './names.ts';
import { plainPart } from '../../../../platform/forms/plain/plainPart.tsx';

interface PlainRemovalProps {
  request: RoomParts['request'];
  part: Part;
}

function RemovalForms({ request, part: { id, merchantName } }: PlainRemovalProps) {
  const refused = useRefused<RefusedPart<object>>(plainRemovalName, id);
  const label = words.removeOf(merchantName);
  return (
    <PlainForm name={plainRemovalName} label={label} hidden={{ id, requestId: request.id, version: request.version }}>
      {refused?.failure && <Alert kind="error">{refused.failure}</Alert>}
      <Button type="submit" variant="quiet" size="small" icon="x" aria-label={label}>
        {words.remove}
      </Button>
    </PlainForm>
  );
}

/** Asks a seller no more, for who has no script. */
export const PlainRemoval = plainPart(import.meta.env.SSR && RemovalForms);
