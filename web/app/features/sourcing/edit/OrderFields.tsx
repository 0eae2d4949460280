import type { ReactNode } from 'react';
import { Card } from '../../../design/Card.tsx';
import { Select } from '../../../design/Select.tsx';
import { TextArea } from '../../../design/TextArea.tsx';
import { TextField } from '../../../design/TextField.tsx';
import { AddressField } from './AddressField.tsx';
import type { OrderChoices } from './choices.ts';
import type { FieldOf } from './fieldOf.ts';
import { orderEditMessages as words } from './messages.ts';
import { longestDescription, longestReference } from './orderDraft.ts';

interface OrderFieldsProps {
  field: FieldOf;
  /** Who reads the description. */
  to: string;
  choices: OrderChoices;
  /** The field of the day, which is another one without script. */
  day: ReactNode;
  /** Whether something is asked for in words, which is in no list of prices. */
  hasNeeds: boolean;
  /** Opens the form of a new address here, for who has script. */
  addAddress?: () => void;
}

/** Where the goods go, by when, and how they are paid. */
export function OrderFields({ field, to, choices, day, hasNeeds, addAddress }: OrderFieldsProps) {
  const { addresses, paymentTerms, addressesHref } = choices;
  const unchosen = { value: '', label: words.choose };
  return (
    <Card as="section" aria-label={words.terms} className="flex flex-col gap-4">
      <h2 className="text-[1.25rem] leading-8">{words.terms}</h2>
      <AddressField
        field={field}
        hint={words.hints.address}
        addresses={addresses}
        addressesHref={addressesHref}
        add={addAddress}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {day}
        <Select {...field('paymentTerm')} options={[unchosen, ...paymentTerms]} />
        {hasNeeds ? (
          <div className="self-center">
            {/* What was chosen goes along: a form without script that takes the needs out says it by this. */}
            <input type="hidden" name="listPrice" value={field('listPrice').defaultValue} />
            <p className="text-muted">{words.hints.needsPrice}</p>
          </div>
        ) : (
          <Select
            {...field('listPrice')}
            hint={words.hints.listPrice}
            options={[
              { value: 'yes', label: words.listPrices.yes },
              { value: 'no', label: words.listPrices.no },
            ]}
          />
        )}
        <TextField
          {...field('buyerReference')}
          hint={words.hints.buyerReference}
          maxLength={longestReference}
          dir="auto"
          autoComplete="off"
        />
      </div>
      <TextArea {...field('description')} to={to} rows={4} maxLength={longestDescription} dir="auto" />
    </Card>
  );
}
