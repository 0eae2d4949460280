import { onDemand } from '../../platform/site/onDemand.tsx';
import { useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Section } from '../../design/Section.tsx';
import { actionMessages } from '../tradeSteps/steps/actions/messages.ts';
import type { RoomParts } from '../tradeSteps/steps/room.ts';
import { useFocusBack } from '../tradeSteps/steps/useFocusBack.ts';
import { DisputeCard } from './DisputeCard.tsx';
import { type DisputeStep, disputeStepsOf } from './disputes.ts';
import { disputeMessages as words } from './messages.ts';
import { PlainOpening } from './plain/PlainOpening.tsx';
import { PlainSaying } from './plain/PlainSaying.tsx';
import { PlainSettlement } from './plain/PlainSettlement.tsx';
const SettleDialog = onDemand(() => import('./SettleDialog.tsx').then((it) => it.SettleDialog));
const SayDialog = onDemand(() => import('./SayDialog.tsx').then((it) => it.SayDialog));
const OpenDisputeDialog = onDemand(() => import('./OpenDisputeDialog.tsx').then((it) => it.OpenDisputeDialog));

const place = 'dispute';

/** What was disputed of an order, the newest first, with what the viewer can say and do in it. */
export function DisputeSection({ room }: { room: RoomParts }) {
  const { nodes: disputes } = room.request.disputes;
  const [opened, setOpened] = useState<DisputeStep>();
  useFocusBack(opened !== undefined, place);
  const shown = disputeStepsOf(room.request);
  const close = () => setOpened(undefined);
  return (
    <Section id={place} title={words.title}>
      <div className="flex flex-col gap-4">
        {disputes.length > 0 && (
          <ul aria-label={words.title} className="flex flex-col gap-3">
            {disputes.toReversed().map((dispute) => (
              <DisputeCard key={dispute.id} room={room} dispute={dispute} />
            ))}
          </ul>
        )}
        {shown.map((step) => (
          <PlainStep key={step} room={room} step={step} />
        ))}
        {shown.length > 0 && (
          <div className="flex flex-wrap gap-2 noscript:hidden">
            {shown.map((step) => (
              <Button
                key={step}
                variant={step === 'ANSWER_DISPUTE' ? 'primary' : step === 'OPEN_DISPUTE' ? 'quiet' : 'secondary'}
                onClick={() => setOpened(step)}
              >
                {actionMessages.actions[step]}
              </Button>
            ))}
          </div>
        )}
      </div>
      {opened === 'OPEN_DISPUTE' && <OpenDisputeDialog room={room} close={close} />}
      {opened === 'ASK_SETTLEMENT' && <SettleDialog room={room} close={close} />}
      {(opened === 'ANSWER_DISPUTE' || opened === 'ADD_EVIDENCE') && (
        <SayDialog key={opened} room={room} step={opened} close={close} />
      )}
    </Section>
  );
}

function PlainStep({ room, step }: { room: RoomParts; step: DisputeStep }) {
  if (step === 'OPEN_DISPUTE') return <PlainOpening room={room} />;
  return step === 'ASK_SETTLEMENT' ? <PlainSettlement room={room} /> : <PlainSaying room={room} step={step} />;
}
