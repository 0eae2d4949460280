import type { ReactNode } from 'react';
import { Card } from '../../../design/Card.tsx';
import { Select } from '../../../design/Select.tsx';
import { TextArea } from '../../../design/TextArea.tsx';
import { TextField } from '../../../design/TextField.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import { formatDate } from '../../../platform/numbers/dates.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { moneyInput, numberInput } from '../../tradeSteps/components/amountInput.ts';
import { More } from '../../tradeSteps/components/More.tsx';
import type { FieldOf } from '../edit/fieldOf.ts';
import { recipientMessages } from '../../tradeSteps/recipients/messages.ts';
import { offerMessages } from './form/messages.ts';
import { LineDetails } from './LineDetails.tsx';
import { costField, type Line, longestNote, milestoneField } from './offerDraft.ts';
import { PriceTable } from './PriceTable.tsx';
import type { Quotes_RequestFragment as Request } from './Quotes.generated.ts';

interface OfferFieldsProps {
  request: Request;
  /** Who reads the notes. */
  to: string;
  field: FieldOf;
  options: { freightKinds: Options; paymentTerms: Options };
  /** Places of other costs. */
  costs: readonly number[];
  /** Places of parts of a service; none where what is offered is not done in parts. */
  milestones: readonly number[];
  /** The field of the day, which is another one without script. */
  day: ReactNode;
  /** What is named for a line, and the units in which it may be offered. */
  alternative(line: Line): ReactNode;
  units(line: Line): Line['units'];
  /** That a line, or a part of a service, comes after the buyer's day; nothing where it does not. */
  late: { lead(line: Line): ReactNode; due(place: number): ReactNode };
  /** What is counted while one types: the amount of each line and of the whole, and what is said of all lines at once. */
  live?: { amountOf(line: Line): ReactNode; total: ReactNode; forAll: ReactNode };
  /** What the seller’s own rates say of the freight. */
  rates?: ReactNode;
}
type Options = readonly { value: string; label: string }[];

const taxes = [
  { value: 'no', label: offerMessages.taxes.no },
  { value: 'yes', label: offerMessages.taxes.yes },
];

/** What an offer says: for each line a price, and what holds of the whole. */
export function OfferFields(props: OfferFieldsProps) {
  const { request, to, field, options, costs, milestones, day, alternative, units, late, live, rates } = props;
  const {
    side,
    neededBy,
    workingDaysLeft,
    lines: { nodes: lines },
  } = request;
  const unchosen = { value: '', label: offerMessages.choose };
  return (
    <>
      {neededBy && workingDaysLeft !== null && (
        <p className="text-muted">{offerMessages.late.until(formatDate(neededBy), formatInteger(workingDaysLeft))}</p>
      )}
      <PriceTable lines={lines} field={field} amountOf={live?.amountOf} lateOf={late.lead} />
      {live?.forAll}
      <ul aria-label={offerMessages.details} className="flex flex-col gap-2">
        {lines.map((line) => (
          <LineDetails
            key={line.id}
            line={line}
            field={field}
            units={units(line)}
            to={to}
            maySkip={side === 'SELLER'}
            alternative={alternative(line)}
          />
        ))}
      </ul>
      <Card as="section" aria-label={offerMessages.terms} className="flex flex-col gap-4">
        <h4 className="text-[1.125rem] leading-8">{offerMessages.terms}</h4>
        <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {day}
          <Select
            {...field('paymentTerm')}
            requiredLabel={formMessages.required}
            options={[unchosen, ...options.paymentTerms]}
          />
          <Select {...field('freightKind')} options={options.freightKinds} />
          <TextField {...field('freight')} {...moneyInput} />
          <Select {...field('freightTaxed')} options={taxes} />
          {rates && <div className="empty:hidden sm:col-span-2 lg:col-span-3">{rates}</div>}
          <TextField {...field('deliveryTerm')} maxLength={200} dir="auto" autoComplete="off" />
          <TextField {...field('tolerancePercent')} {...numberInput} hint={offerMessages.hints.tolerance} />
        </div>
        <More label={offerMessages.moreCosts}>
          {costs.map((place) => (
            <div key={place} className="grid items-start gap-4 sm:grid-cols-3">
              <TextField {...field(costField('cost', place))} maxLength={100} dir="auto" autoComplete="off" />
              <TextField {...field(costField('costAmount', place))} {...moneyInput} />
              <Select {...field(costField('costTaxed', place))} options={taxes} />
            </div>
          ))}
        </More>
        {milestones.length > 0 && (
          <fieldset className="flex flex-col gap-4 rounded-card border border-border p-3">
            <legend className="float-start font-medium">{offerMessages.milestonesOf}</legend>
            <p className="text-[0.875rem] text-muted">{offerMessages.milestonesHint}</p>
            {milestones.map((place) => (
              <div key={place} className="grid items-start gap-4 sm:grid-cols-3">
                <TextField
                  {...field(milestoneField('milestone', place))}
                  maxLength={150}
                  dir="auto"
                  autoComplete="off"
                />
                <TextField {...field(milestoneField('milestoneShare', place))} {...numberInput} />
                <TextField
                  {...field(milestoneField('milestoneDue', place))}
                  hint={offerMessages.milestoneDayHint}
                  dir="ltr"
                  inputMode="numeric"
                  autoComplete="off"
                />
                <div className="empty:hidden sm:col-span-3">{late.due(place)}</div>
              </div>
            ))}
          </fieldset>
        )}
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextArea {...field('note')} to={to} rows={3} maxLength={longestNote} dir="auto" />
          <TextArea
            {...field('internalNote')}
            to={recipientMessages.colleagues}
            hint={offerMessages.hints.internalNote}
            rows={3}
            maxLength={longestNote}
            dir="auto"
          />
        </div>
      </Card>
      {live?.total}
    </>
  );
}
