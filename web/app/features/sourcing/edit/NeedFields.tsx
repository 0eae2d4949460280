import type { ReactNode } from 'react';
import { Card } from '../../../design/Card.tsx';
import { Select, type SelectOption } from '../../../design/Select.tsx';
import { TextArea } from '../../../design/TextArea.tsx';
import { TextField } from '../../../design/TextField.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { More } from '../../tradeSteps/components/More.tsx';
import { recipientMessages } from '../../tradeSteps/recipients/messages.ts';
import type { FieldOf } from './fieldOf.ts';
import { orderEditMessages as words } from './messages.ts';
import { lineField, longestNote, longestTitle, unitField } from './orderDraft.ts';

interface NeedFieldsProps {
  lineKey: string;
  /** Which of the needs it is, from 1. */
  place: number;
  field: FieldOf;
  units: readonly SelectOption[];
  /** Whether its notes are shown. */
  isOpen: boolean;
  /** Offered empty, to be filled or not. */
  isBlank?: boolean;
  remove: ReactNode;
  /** Who reads the note. */
  to: string;
}

/** A need in words of an order to one seller: what it is, and how much of it. */
export function NeedFields({ lineKey, place, field, units, isOpen, isBlank, remove, to }: NeedFieldsProps) {
  const name = words.needOf(formatInteger(place));
  const of = (part: 'title' | 'quantity' | 'note' | 'internalNote') => ({
    ...field(lineField(part, lineKey)),
    label: words.labels[part],
  });
  return (
    <Card as="li" aria-label={name} className="flex flex-col gap-3">
      <div className="flex items-start justify-between gap-3">
        <h3 className="min-w-0 flex-1 text-[1rem] leading-7">{name}</h3>
        {/* As high as the first line of the name beside it. */}
        <div className="my-[calc((1.75rem-var(--control-small))/2)]">{remove}</div>
      </div>
      <TextField
        {...of('title')}
        hint={words.needHint}
        {...(!isBlank && { requiredLabel: formMessages.required })}
        maxLength={longestTitle}
        dir="auto"
        autoComplete="off"
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          {...of('quantity')}
          label={words.labels.amount}
          inputMode="decimal"
          autoComplete="off"
          maxLength={30}
        />
        <Select
          {...field(unitField(lineKey))}
          label={words.labels.unit}
          options={[{ value: '', label: words.choose }, ...units]}
        />
      </div>
      <More label={words.notes} name={words.notesOf(name)} isOpen={isOpen}>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextArea {...of('note')} to={to} rows={2} maxLength={longestNote} dir="auto" />
          <TextArea
            {...of('internalNote')}
            to={recipientMessages.colleagues}
            hint={words.internalHint}
            rows={2}
            maxLength={longestNote}
            dir="auto"
          />
        </div>
      </More>
    </Card>
  );
}
