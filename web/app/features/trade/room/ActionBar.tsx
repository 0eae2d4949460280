import { onDemand } from '../../../platform/site/onDemand.tsx';
import { useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { requestTexts } from '../../tradeSteps/messages.ts';
import { actionLabel } from '../../tradeSteps/steps/actionLabel.ts';
import { answeredHere } from '../../approvals/approvals.ts';
import { EditLink } from './EditLink.tsx';
import { PlainSteps } from './plain/PlainSteps.tsx';
import type { RoomParts } from '../../tradeSteps/steps/room.ts';
import { statePanelId } from './StatePanel.tsx';
import { actionsOf, type Step, variantOf } from '../../tradeSteps/steps/steps.ts';
import { useFocusBack } from '../../tradeSteps/steps/useFocusBack.ts';
const StepDialog = onDemand(() => import('../../tradeSteps/steps/StepDialog.tsx').then((it) => it.StepDialog));

/** Buttons for what the viewer can do now. What is open stays open when the other side acts and the buttons become others. */
export function ActionBar({ room }: { room: RoomParts }) {
  const [step, setStep] = useState<Step>();
  const { request } = room;
  const elsewhere = answeredHere(request);
  const shown = actionsOf(request).filter((each) => !elsewhere.includes(each));
  useFocusBack(step !== undefined, statePanelId);
  return (
    <>
      <PlainSteps room={room} />
      {shown.length > 0 && (
        <section aria-label={requestTexts(request).actions} className="flex flex-wrap gap-2 noscript:hidden">
          {shown.map((action) =>
            action === 'EDIT' ? (
              <EditLink key={action} request={request} variant={variantOf(action, shown)} />
            ) : (
              <Button key={action} variant={variantOf(action, shown)} onClick={() => setStep(action)}>
                {actionLabel(action, request)}
              </Button>
            ),
          )}
        </section>
      )}
      {step && <StepDialog key={step} room={room} step={step} close={() => setStep(undefined)} />}
    </>
  );
}
