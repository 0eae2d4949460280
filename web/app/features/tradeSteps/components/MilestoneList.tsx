import type { Rial } from '../../../platform/graph/scalars.ts';
import { type Planned, plannedText } from './milestones.ts';

interface MilestoneListProps {
  milestones: readonly Planned[];
  money(rial: Rial): string;
}

/** In which parts a service is offered or agreed to, with what each costs. */
export const MilestoneList = ({ milestones, money }: MilestoneListProps) => (
  <ol className="flex flex-col gap-1">
    {milestones.map((each, place) => (
      <li key={place} dir="auto" className="[overflow-wrap:anywhere]">
        {plannedText(each, money)}
      </li>
    ))}
  </ol>
);
