import type { ReactNode } from 'react';
import { Card } from '../../../design/Card.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { Select } from '../../../design/Select.tsx';
import { TextArea } from '../../../design/TextArea.tsx';
import { TextField } from '../../../design/TextField.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import { formatDecimal } from '../../../platform/numbers/numbers.ts';
import { TechnicalText } from '../../../platform/text/TechnicalText.tsx';
import type { FieldOf } from '../edit/OrderFields.tsx';
import { offerMessages } from './form/messages.ts';
import { quoteMessages as words } from './messages.ts';
import {
  costField,
  type Line,
  lineField,
  longestLineNote,
  longestNote,
  milestoneField,
  type Part,
} from './offerDraft.ts';
import type { Quotes_RequestFragment as Request } from './Quotes.generated.ts';

interface OfferFieldsProps {
  request: Request;
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
}
type Options = readonly { value: string; label: string }[];

const money = { dir: 'ltr', inputMode: 'numeric', autoComplete: 'off', maxLength: 30 } as const;
const number = { inputMode: 'decimal', autoComplete: 'off', maxLength: 30 } as const;
const taxes = [
  { value: 'no', label: offerMessages.taxes.no },
  { value: 'yes', label: offerMessages.taxes.yes },
];

/** What an offer says: for each line a price, and what holds of the whole. */
export function OfferFields(props: OfferFieldsProps) {
  const { request, field, options, costs, milestones, day, alternative, units } = props;
  const { side, lines } = request;
  const unchosen = { value: '', label: offerMessages.choose };
  return (
    <>
      <ul className="flex flex-col gap-3">
        {lines.map((line) => (
          <LineOffer
            key={line.id}
            line={line}
            field={field}
            units={units(line)}
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
          <TextField {...field('freight')} {...money} />
          <Select {...field('freightTaxed')} options={taxes} />
          <TextField {...field('deliveryTerm')} maxLength={200} dir="auto" autoComplete="off" />
          <TextField {...field('tolerancePercent')} {...number} hint={offerMessages.hints.tolerance} />
        </div>
        <More label={offerMessages.moreCosts}>
          {costs.map((place) => (
            <div key={place} className="grid items-start gap-4 sm:grid-cols-3">
              <TextField {...field(costField('cost', place))} maxLength={100} dir="auto" autoComplete="off" />
              <TextField {...field(costField('costAmount', place))} {...money} />
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
                <TextField {...field(milestoneField('milestoneShare', place))} {...number} />
                <TextField
                  {...field(milestoneField('milestoneDue', place))}
                  hint={offerMessages.milestoneDayHint}
                  dir="ltr"
                  autoComplete="off"
                />
              </div>
            ))}
          </fieldset>
        )}
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextArea {...field('note')} rows={3} maxLength={longestNote} dir="auto" />
          <TextArea
            {...field('internalNote')}
            hint={offerMessages.hints.internalNote}
            rows={3}
            maxLength={longestNote}
            dir="auto"
          />
        </div>
      </Card>
    </>
  );
}

interface MoreProps {
  label: string;
  name?: string;
  isOpen?: boolean;
  children: ReactNode;
}

const More = ({ label, name, isOpen = false, children }: MoreProps) => (
  <details className="group" open={isOpen || undefined}>
    <summary
      className="flex w-fit cursor-pointer items-center gap-1 text-[0.875rem] text-primary pointer-coarse:min-h-11"
      aria-label={name}
    >
      {label}
      <span className="transition-transform group-open:rotate-180">
        <Icon icon="chevron-down" size={16} />
      </span>
    </summary>
    <div className="mt-2 flex flex-col gap-4">{children}</div>
  </details>
);

interface LineOfferProps {
  line: Line;
  field: FieldOf;
  units: Line['units'];
  maySkip: boolean;
  alternative: ReactNode;
}

/** What is offered for one line. */
function LineOffer({ line, field, units, maySkip, alternative }: LineOfferProps) {
  const of = (part: Part) => ({ ...field(lineField(part, line.id)), label: offerMessages.line[part] });
  const isNamed = Boolean(of('alternativeId').defaultValue) || of('alternative').error !== undefined;
  return (
    <Card as="li" className="flex flex-col gap-3">
      <div>
        <h4 className="text-[1rem] leading-7">
          <TechnicalText>{line.title}</TechnicalText>
        </h4>
        <p className="text-[0.8125rem] text-muted">
          {offerMessages.asked(formatDecimal(line.quantity), line.saleUnitText)}
        </p>
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <TextField {...of('price')} {...money} requiredLabel={formMessages.required} />
        <TextField {...of('quantity')} {...number} />
        <Select {...of('unit')} options={units.map(({ unitId, text }) => ({ value: unitId, label: text }))} />
        <TextField {...of('lead')} {...number} />
      </div>
      <More label={offerMessages.more} name={offerMessages.moreOf(line.title)} isOpen={isNamed}>
        {alternative}
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField {...of('discount')} {...money} />
          {maySkip && (
            <Select
              {...of('offered')}
              options={[
                { value: 'yes', label: words.offered.true! },
                { value: 'no', label: words.offered.false! },
              ]}
            />
          )}
        </div>
        <TextArea {...of('note')} rows={2} maxLength={longestLineNote} dir="auto" />
      </More>
    </Card>
  );
}
