import { onDemand } from '../../../platform/site/onDemand.tsx';
import { useState } from 'react';
import { Section } from '../../../design/Section.tsx';
import type { RoomParts } from '../../tradeSteps/steps/room.ts';
import { useFocusBack } from '../../tradeSteps/steps/useFocusBack.ts';
import { milestoneMessages as words } from './messages.ts';
import { MilestoneCard } from './MilestoneCard.tsx';
import type { Milestone, MilestoneStep } from './milestoneSteps.ts';
const AcceptDialog = onDemand(() => import('./MilestoneDialogs.tsx').then((it) => it.AcceptDialog));
const RejectDialog = onDemand(() => import('./MilestoneDialogs.tsx').then((it) => it.RejectDialog));
const SubmitDialog = onDemand(() => import('./MilestoneDialogs.tsx').then((it) => it.SubmitDialog));

const place = 'milestones';
const dialogs = { SUBMIT_MILESTONE: SubmitDialog, ACCEPT_MILESTONE: AcceptDialog, REJECT_MILESTONE: RejectDialog };

/** The parts of an agreed service, with what can be done with each. */
export function MilestonesSection({ room }: { room: RoomParts }) {
  const { milestones } = room.request;
  const [opened, setOpened] = useState<{ step: MilestoneStep; milestone: Milestone }>();
  useFocusBack(opened !== undefined, place);
  const Opened = opened && dialogs[opened.step];
  return (
    <Section id={place} title={words.title}>
      <div className="flex flex-col gap-4">
        <p className="text-muted">{words.intro}</p>
        <ol aria-label={words.title} className="flex flex-col gap-3">
          {milestones.map((milestone) => (
            <MilestoneCard
              key={milestone.id}
              room={room}
              milestone={milestone}
              open={(step) => setOpened({ step, milestone })}
            />
          ))}
        </ol>
      </div>
      {opened && Opened && <Opened room={room} milestone={opened.milestone} close={() => setOpened(undefined)} />}
    </Section>
  );
}
