import { useState } from 'react';
import { TextField } from '../../../design/TextField.tsx';
import { readJalaliDay, typedJalaliDay } from '../../../platform/forms/jalali.ts';
import { ruleText } from '../../../platform/forms/messages.ts';
import { useCalendar } from '../../../platform/forms/useCalendar.tsx';
import { tradeMessages } from '../../tradeSteps/messages.ts';
import type { TypedDay } from './list.ts';

interface DayFilterProps {
  label: string;
  name: string;
  given: TypedDay | undefined;
}

/** A Jalali day that narrows the list, typed or chosen in a calendar; empty it narrows nothing. */
export function DayFilter({ label, name, given }: DayFilterProps) {
  const [typed, setTyped] = useState(given?.typed ?? '');
  const isUnread = given !== undefined && given.day === undefined && typed === given.typed;
  const choose = (day: string) => setTyped(typedJalaliDay(day));
  const calendar = useCalendar({ label, value: readJalaliDay(typed), years: [-5, 0], choose });
  return (
    <>
      <TextField
        label={label}
        name={name}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        {...(isUnread ? { error: ruleText('FORMAT', ['DAY']) } : { hint: tradeMessages.list.dayHint })}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        className="w-[calc(50%-0.25rem)] sm:w-44"
        suffix={calendar.button}
      />
      {calendar.dialog}
    </>
  );
}
