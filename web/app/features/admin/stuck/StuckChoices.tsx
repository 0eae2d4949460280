import { Tabs } from '../../../design/Tabs.tsx';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { adminHref } from '../../staff/index.ts';
import { stuckMessages as words } from './messages.ts';
import type { StuckTable_LabelsFragment as Labels } from './StuckTable.generated.ts';

interface StuckChoicesProps {
  labels: Masked<Labels>;
  /** What the address narrows the list to. */
  current: string | undefined;
}

/** Why nobody carries an order on: one of the reasons, or each of them. */
export function StuckChoices({ labels, current }: StuckChoicesProps) {
  const reasons = readFragment<Labels>(labels).stuckReasons?.values ?? [];
  const choices = [{ value: undefined, label: words.every }, ...reasons.map(toChoice)];
  return (
    <>
      <p className="max-w-[68ch] text-muted">{words.lead}</p>
      <Tabs
        label={words.reasons}
        items={choices.map(({ value, label }) => ({
          href: adminHref({ tab: 'stuck', ...(value && { status: value }) }),
          label,
          current: value === current,
          fullLoad: true,
        }))}
      />
    </>
  );
}

const toChoice = ({ value, displayFa }: { value: string; displayFa: string }) => ({ value, label: displayFa });
