import type { ReactNode } from 'react';
import { Card } from '../../../design/Card.tsx';
import { Select, type SelectOption } from '../../../design/Select.tsx';
import { TextArea } from '../../../design/TextArea.tsx';
import { TextField } from '../../../design/TextField.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { TechnicalText } from '../../../platform/text/TechnicalText.tsx';
import type { FieldOf } from '../edit/fieldOf.ts';
import { longestNote } from '../edit/orderDraft.ts';
import { More } from '../../tradeSteps/components/More.tsx';
import { recipientMessages } from '../../tradeSteps/recipients/messages.ts';
import { openMessages as words } from './messages.ts';
import { isNeed, lineField, longestTitle, type OpenLine, type Part } from './openDraft.ts';

interface OpenLineFieldsProps {
  lineKey: string;
  /** Which one it is, from 1. */
  place: number;
  line: OpenLine | undefined;
  field: FieldOf;
  units: readonly SelectOption[];
  categories: readonly SelectOption[];
  /** Whether more of it is shown than what is needed and how much. */
  isOpen: boolean;
  remove?: ReactNode;
  /** Who reads the note. */
  to: string;
}

/** One line of a request: what is needed, how much of it, and what is told of it. */
export function OpenLineFields({
  lineKey,
  place,
  line,
  field,
  units,
  categories,
  isOpen,
  remove,
  to,
}: OpenLineFieldsProps) {
  const of = (part: Part) => ({ ...field(lineField(part, lineKey)), label: words.labels[part] });
  const shownPlace = formatInteger(place);
  return (
    <Card as="li" aria-label={words.place(shownPlace)} className="flex flex-col gap-3">
      <div className="flex items-start justify-between gap-3">
        <h3 className="min-w-0 flex-1 text-[1rem] leading-7">
          {isNeed(line) ? words.place(shownPlace) : <TechnicalText>{line!.title}</TechnicalText>}
          {line?.supplierName && (
            <bdi className="block text-[0.8125rem] font-normal text-muted">{line.supplierName}</bdi>
          )}
        </h3>
        {/* As high as the first line of the name beside it. */}
        <div className="my-[calc((1.75rem-var(--control-small))/2)]">{remove}</div>
      </div>
      {isNeed(line) && (
        <TextField
          {...of('title')}
          hint={words.titleHint}
          requiredLabel={formMessages.required}
          maxLength={longestTitle}
          dir="auto"
          autoComplete="off"
        />
      )}
      <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <TextField
          {...of('quantity')}
          {...(line?.supplierProductId && { label: words.quantityIn(line.saleUnitText) })}
          inputMode="decimal"
          autoComplete="off"
          maxLength={30}
        />
        {!line?.supplierProductId && (
          <Select {...of('unitId')} options={[{ value: '', label: words.choose }, ...units]} />
        )}
        {isNeed(line) && (
          <Select {...of('categoryId')} options={[{ value: '', label: words.anyCategory }, ...categories]} />
        )}
        <Select
          {...of('alternatives')}
          options={(['no', 'yes'] as const).map((value) => ({ value, label: words.alternatives[value] }))}
        />
      </div>
      <More label={words.more} name={words.moreOf(shownPlace)} isOpen={isOpen}>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField {...of('target')} inputMode="numeric" autoComplete="off" maxLength={24} />
          <span className="max-sm:hidden" />
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
