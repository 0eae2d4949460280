import { useState } from 'react';
import { Badge } from '../../../design/Badge.tsx';
import { Button } from '../../../design/Button.tsx';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { formatDate } from '../../../platform/numbers/dates.ts';
import { formatDecimal } from '../../../platform/numbers/decimals.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { Rows } from '../../staff/index.ts';
import { settingMessages as words } from './messages.ts';
import { SettingDialog } from './SettingDialog.tsx';
import type { SettingTable_SettingFragment } from './SettingTable.generated.ts';

type Setting = SettingTable_SettingFragment;

/** The numbers that rules of the site go by, with what they were and will be. */
export function SettingTable({ settings }: { settings: readonly Masked<Setting>[] }) {
  const [open, setOpen] = useState<Setting>();
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-[68ch] text-muted">{words.lead}</p>
      <Rows
        caption={words.title}
        rows={readFragment<Setting>(settings)}
        rowKey={({ key }) => key}
        columns={[
          { key: 'title', header: words.title, cell: ({ title }) => title },
          {
            key: 'now',
            header: words.now,
            cell: ({ values, steps, ...setting }) => (
              <span className="flex flex-wrap items-center gap-2">
                {textOf(values, setting)}
                {!steps.some(({ isInForce }) => isInForce) && <span className="text-muted">{words.isDefault}</span>}
              </span>
            ),
          },
          { key: 'history', header: words.history, cell: (of) => of.steps.length > 0 && <Steps of={of} /> },
          {
            key: 'actions',
            header: words.actions,
            cell: (setting) =>
              setting.isReadOnly ? (
                <span className="text-muted">{words.readOnly}</span>
              ) : (
                <Button size="small" onClick={() => setOpen(setting)} aria-label={words.changeTitle(setting.title)}>
                  {words.change}
                </Button>
              ),
          },
        ]}
      />
      {open && <SettingDialog setting={open} close={() => setOpen(undefined)} />}
    </div>
  );
}

/** Nobody reads hundredths of a percent. */
const shown = (value: number, unit: Setting['unit']) =>
  unit === 'BASIS_POINTS' ? formatDecimal(String(value / 100)) : formatInteger(value);
const textOf = (values: readonly number[], { key, unit }: Pick<Setting, 'key' | 'unit'>) =>
  unit === 'CONTACT_MODE'
    ? words.contactModes[values[0]!]!
    : words.inUnit(words.list(values.map((each) => shown(each, unit))), words.counted[key] ?? words.units[unit]);

const Steps = ({ of: { steps, ...setting } }: { of: Setting }) => (
  <ul className="flex flex-col gap-2">
    {steps.map(({ id, validFrom, values, reason, isInForce }, index) => (
      <li key={id} className="flex flex-col items-start">
        <span className="flex flex-wrap items-center gap-2">
          {words.from(formatDate(validFrom), textOf(values, setting))}
          {isInForce && <Badge kind="success">{words.inForce}</Badge>}
          {!isInForce && steps.slice(index).some((each) => each.isInForce) && <Badge kind="info">{words.coming}</Badge>}
        </span>
        <span className="text-muted" dir="auto">
          {reason}
        </span>
      </li>
    ))}
  </ul>
);
