import { useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import { textOf } from '../../../platform/forms/refusal.ts';
import { GraphError } from '../../../platform/graph/GraphError.ts';
import { readFragment } from '../../../platform/graph/readFragment.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { type Seller, SellerPicker } from '../open/SellerPicker.tsx';
import type { Quotes_RequestFragment as Quoted } from '../quotes/Quotes.generated.ts';
import type { RoomParts } from '../../tradeSteps/steps/room.ts';
import { invite } from './acts.ts';
import { sellerMessages as words } from './messages.ts';

/** More sellers are asked. */
export function Invitation({ room }: { room: RoomParts }) {
  const [chosen, setChosen] = useState<readonly Seller[]>([]);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { nodes: lines } = readFragment<Quoted>(room.request).lines;
  const asked = room.request.participations.map(({ merchantId }) => merchantId);
  async function send() {
    if (chosen.length === 0) return setFailure(words.sendNone);
    setSending(true);
    setFailure(undefined);
    try {
      await invite(
        room,
        chosen.map(({ id }) => id),
      );
      setChosen([]);
    } catch (error) {
      if (!(error instanceof GraphError)) throw error;
      setFailure(textOf(error, formMessages.failed, formMessages.offline));
    } finally {
      setSending(false);
    }
  }
  return (
    <section
      aria-label={words.invite}
      className="card card-surface card-pad-normal flex flex-col gap-3 noscript:hidden"
    >
      <h3 className="text-[1.125rem] leading-8">{words.invite}</h3>
      <SellerPicker
        chosen={chosen}
        known={asked}
        error={failure}
        lines={lines}
        choose={(seller) => setChosen([...chosen, seller])}
        remove={(id) => setChosen(chosen.filter((each) => each.id !== id))}
      />
      {chosen.length > 0 && (
        <div>
          <Button variant="primary" pending={isSending} onClick={() => void send()}>
            {words.send(formatInteger(chosen.length))}
          </Button>
        </div>
      )}
    </section>
  );
}
