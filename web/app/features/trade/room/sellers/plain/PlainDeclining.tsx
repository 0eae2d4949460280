import { Alert } from '../../../../../design/Alert.tsx';
import { Button } from '../../../../../design/Button.tsx';
import { Select } from '../../../../../design/Select.tsx';
import { TextArea } from '../../../../../design/TextArea.tsx';
import { PlainForm } from '../../../../../platform/forms/plain/PlainForm.tsx';
import { useRefused } from '../../../../../platform/forms/plain/refusedPart.ts';
import type { RoomParts } from '../../room.ts';
import type { Part } from '../acts.ts';
import { longestReason, reasonOptions } from '../declining.ts';
import { sellerMessages } from '../messages.ts';
import { plainDecliningName } from './names.ts';
import type { RefusedDeclining } from './sendSellers.ts';

const words = sellerMessages.decline;

/** Says that one sends no offer, for who has no script. */
export function PlainDeclining({ room, part: { id } }: { room: RoomParts; part: Part }) {
  const { request, labels } = room;
  const refused = useRefused<RefusedDeclining>(plainDecliningName, id);
  const { typed = { reasonCode: '', reason: '' }, problems = {}, failure } = refused ?? {};
  return (
    <PlainForm
      name={plainDecliningName}
      label={words.title}
      hidden={{ id, requestId: request.id, version: request.version }}
    >
      {failure && <Alert kind="error">{failure}</Alert>}
      <Select
        name="reasonCode"
        label={words.reasonCode}
        options={reasonOptions(labels)}
        defaultValue={typed.reasonCode}
        error={problems.reasonCode}
      />
      <TextArea
        name="reason"
        label={words.reason}
        hint={words.hint}
        rows={3}
        maxLength={longestReason}
        defaultValue={typed.reason}
        error={problems.reason}
        dir="auto"
      />
      <div>
        <Button type="submit">{words.action}</Button>
      </div>
    </PlainForm>
  );
}
