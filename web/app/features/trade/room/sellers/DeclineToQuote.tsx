import { useState } from 'react';
import { Button } from '../../../../design/Button.tsx';
import { Select } from '../../../../design/Select.tsx';
import { TextArea } from '../../../../design/TextArea.tsx';
import { FormDialog } from '../../../../platform/forms/FormDialog.tsx';
import { formMessages } from '../../../../platform/forms/messages.ts';
import { useForm } from '../../../../platform/forms/useForm.ts';
import type { RoomParts } from '../room.ts';
import { declineToQuote, type Part } from './acts.ts';
import { decliningOf, decliningSchema, longestReason, reasonOptions } from './declining.ts';
import { sellerMessages } from './messages.ts';
import { PlainDeclining } from './plain/PlainDeclining.tsx';

const words = sellerMessages.decline;

/** How a seller of an open request says that it sends no offer; nothing where it cannot. */
export function DeclineToQuote({ room }: { room: RoomParts }) {
  const [isOpen, setOpen] = useState(false);
  const { side, participations } = room.request;
  const part = participations.find(({ allowedActions }) => allowedActions.includes('DECLINE_TO_QUOTE'));
  if (side !== 'SELLER' || !part) return null;
  return (
    <div>
      <PlainDeclining room={room} part={part} />
      <span className="noscript:hidden">
        <Button variant="quiet" onClick={() => setOpen(true)}>
          {words.action}
        </Button>
      </span>
      {isOpen && <DeclineDialog room={room} part={part} close={() => setOpen(false)} />}
    </div>
  );
}

function DeclineDialog({ room, part, close }: { room: RoomParts; part: Part; close(): void }) {
  const state = useForm({
    schema: decliningSchema,
    labels: { reasonCode: words.reasonCode, reason: words.reason },
    stored: { values: { reasonCode: '', reason: '' } },
    async save(said) {
      await declineToQuote(room, part, decliningOf(said));
      close();
    },
  });
  return (
    <FormDialog state={state} title={words.title} saveLabel={words.action} close={close} size="medium">
      <p className="text-muted">{words.text}</p>
      <Select
        {...state.field('reasonCode')}
        options={reasonOptions(room.labels)}
        requiredLabel={formMessages.required}
      />
      <TextArea {...state.field('reason')} hint={words.hint} rows={3} maxLength={longestReason} dir="auto" />
    </FormDialog>
  );
}
