import { useState } from 'react';
import { Badge } from '../../../design/Badge.tsx';
import { Button } from '../../../design/Button.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { Section } from '../../../design/Section.tsx';
import { Tabs } from '../../../design/Tabs.tsx';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { formatDate } from '../../../platform/numbers/dates.ts';
import { toPersianDigits } from '../../../platform/text/digits.ts';
import { adminHref, ReasonDialog, Rows } from '../../staff/index.ts';
import { holidayMessages as words } from './messages.ts';
import { type Holiday, HolidayDialog } from './HolidayDialog.tsx';
import { type HolidayTable_YearFragment, UpdateHolidaysDocument } from './HolidayTable.generated.ts';

type Year = HolidayTable_YearFragment;

type Open = { kind: 'add' } | { kind: 'remove' | 'announce'; holiday: Holiday } | undefined;

/** The holidays of a year. Each change writes the year as a whole, so that two people do not overwrite each other. */
export function HolidayTable({ year: given }: { year: Masked<Year> }) {
  const { year, version, holidays } = readFragment<Year>(given);
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const save = async (changed: readonly Holiday[], reason: string) => {
    const input = {
      year,
      version,
      reason,
      holidays: changed.map(({ day, title, isPredicted }) => ({ day, title, isPredicted })),
    };
    await write(UpdateHolidaysDocument, { input }, { outdates: ['staff.holidayYear'] });
    notify('success', words.saved);
  };
  const others = (holiday: Holiday) => holidays.filter(({ day }) => day !== holiday.day);
  const add = (
    <Button variant="primary" icon="plus" onClick={() => setOpen({ kind: 'add' })}>
      {words.add}
    </Button>
  );
  return (
    <Section title={words.title(toPersianDigits(String(year)))}>
      <Years year={year} />
      <p className="my-4 max-w-[68ch] text-muted">{words.lead}</p>
      {holidays.length === 0 ? (
        <EmptyState title={words.empty} text={words.emptyText} action={add} headingLevel={3} />
      ) : (
        <div className="flex flex-col items-start gap-4 *:w-full">
          <HolidayRows holidays={holidays} open={setOpen} />
          <div>{add}</div>
        </div>
      )}
      {open?.kind === 'add' && (
        <HolidayDialog close={close} save={(holiday, reason) => save([...holidays, holiday], reason)} />
      )}
      {open?.kind === 'remove' && (
        <ReasonDialog
          title={words.removeTitle(formatDate(open.holiday.day))}
          actionLabel={words.remove}
          onClose={close}
          act={(reason) => save(others(open.holiday), reason)}
        />
      )}
      {open?.kind === 'announce' && (
        <ReasonDialog
          title={words.announceTitle(formatDate(open.holiday.day))}
          actionLabel={words.announce}
          onClose={close}
          act={(reason) => save([...others(open.holiday), { ...open.holiday, isPredicted: false }], reason)}
        />
      )}
    </Section>
  );
}

/** The year before and the year after, as links. */
const Years = ({ year }: { year: number }) => (
  <Tabs
    label={words.years}
    items={[year - 1, year, year + 1].map((each) => ({
      href: adminHref({ tab: 'holidays', year: String(each) }),
      label: toPersianDigits(String(each)),
      current: each === year,
      fullLoad: true,
    }))}
  />
);

function HolidayRows({ holidays, open }: { holidays: readonly Holiday[]; open(next: Open): void }) {
  return (
    <Rows
      caption={words.tab.label}
      rows={holidays}
      rowKey={({ day }) => day}
      columns={[
        { key: 'day', header: words.day, cell: ({ day }) => formatDate(day) },
        { key: 'title', header: words.what, cell: ({ title }) => <bdi>{title}</bdi> },
        {
          key: 'state',
          header: words.state,
          cell: ({ isPredicted }) => (
            <Badge kind={isPredicted ? 'warning' : 'success'}>{isPredicted ? words.predicted : words.announced}</Badge>
          ),
        },
        {
          key: 'actions',
          header: words.actions,
          cell: (holiday) => (
            <div className="flex flex-wrap gap-2">
              {holiday.isPredicted && (
                <Button
                  onClick={() => open({ kind: 'announce', holiday })}
                  aria-label={words.announceTitle(formatDate(holiday.day))}
                >
                  {words.announce}
                </Button>
              )}
              <Button
                onClick={() => open({ kind: 'remove', holiday })}
                aria-label={words.removeTitle(formatDate(holiday.day))}
              >
                {words.remove}
              </Button>
            </div>
          ),
        },
      ]}
    />
  );
}
