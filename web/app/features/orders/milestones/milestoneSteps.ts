import type { RoomParts } from '../../tradeSteps/steps/room.ts';

export type Milestone = RoomParts['request']['milestones'][number];
export type MilestoneStep = 'SUBMIT_MILESTONE' | 'ACCEPT_MILESTONE' | 'REJECT_MILESTONE';

/** What can be done with a part now. */
export function stepsOf({ status }: Milestone, { allowedActions }: RoomParts['request']): MilestoneStep[] {
  const steps: MilestoneStep[] =
    status === 'SUBMITTED'
      ? ['ACCEPT_MILESTONE', 'REJECT_MILESTONE']
      : status === 'PLANNED' || status === 'REJECTED'
        ? ['SUBMIT_MILESTONE']
        : [];
  return steps.filter((step) => allowedActions.includes(step));
}
