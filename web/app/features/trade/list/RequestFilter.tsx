import { Button } from '../../../design/Button.tsx';
import { Chip } from '../../../design/Chip.tsx';
import type { States } from '../../../design/StateBadge.tsx';
import { TextField } from '../../../design/TextField.tsx';
import type { TradeSide, TradeStatus } from '../../../platform/graph/types.generated.ts';
import { GetForm } from '../../../platform/navigation/GetForm.tsx';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { codeOf } from '../../things/index.ts';
import { tradeMessages } from '../../tradeSteps/messages.ts';
import { DayFilter } from './DayFilter.tsx';
import { kept, listHref, type ListState, path, sortWord } from './list.ts';

const words = tradeMessages.list;

interface RequestFilterProps {
  side: TradeSide;
  state: ListState;
  /** How many there are of each, as words and days narrow them. */
  waiting: number;
  counts: readonly { status: TradeStatus; count: number }[];
  states: States;
}

/** Which orders of a side; the address says it, and it works without script. */
export function RequestFilter({ side, state, waiting, counts, states }: RequestFilterProps) {
  const { only, searchKey, from, to, sort } = state;
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  // In the order in which an order goes on; one that the address names stays in sight when it is empty.
  const shown = (states ?? []).flatMap(({ value, displayFa }) => {
    const count = counts.find(({ status }) => status === value)?.count ?? 0;
    return count > 0 || value === only ? [{ value: value as TradeStatus, label: displayFa, count }] : [];
  });
  const kinds: { value?: NonNullable<ListState['only']>; label: string; count: number }[] = [
    { label: words.all, count: all },
    { value: 'WAITING', label: words.waiting, count: waiting },
    ...shown,
  ];
  const narrowed = { ...(only && { only }), ...kept(state) };
  return (
    <div className="flex flex-col gap-3">
      <nav aria-label={words.filters}>
        <ul className="flex flex-wrap gap-2">
          {kinds.map(({ value, label, count }) => (
            <li key={value ?? ''}>
              <Chip
                href={listHref({
                  side,
                  ...(value && { only: value }),
                  ...kept(state),
                  ...(sort && { sort }),
                })}
                current={value === only}
              >
                {words.counted(label, formatInteger(count))}
              </Chip>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label={words.sorts.label}>
        <ul className="flex flex-wrap gap-2">
          {([undefined, 'DEADLINE'] as const).map((each) => (
            <li key={each ?? ''}>
              <Chip href={listHref({ side, ...narrowed, ...(each && { sort: each }) })} current={each === sort}>
                {words.sorts[each ?? 'NEWEST']}
              </Chip>
            </li>
          ))}
        </ul>
      </nav>
      <GetForm
        // Another address, another form: its field shows what the address says.
        key={`${side} ${only} ${searchKey} ${from?.typed} ${to?.typed} ${sort}`}
        action={path}
        role="search"
        aria-label={words.search}
        className="flex flex-wrap items-start gap-2"
      >
        <input type="hidden" name="side" value={side === 'BUYER' ? 'buying' : 'selling'} />
        {only && <input type="hidden" name="status" value={codeOf(only)} />}
        {sort && <input type="hidden" name="sort" value={sortWord} />}
        <TextField
          label={words.searchHint}
          name="searchKey"
          type="search"
          defaultValue={searchKey}
          maxLength={100}
          className="min-w-60 max-w-[32rem] grow"
        />
        <DayFilter label={words.from} name="from" given={from} />
        <DayFilter label={words.to} name="to" given={to} />
        {/* On the line of the fields, below their labels. */}
        <Button type="submit" className="mt-7">
          {words.find}
        </Button>
      </GetForm>
    </div>
  );
}
