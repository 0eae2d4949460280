import type { ReactNode } from 'react';
import { Badge } from '../../../design/Badge.tsx';
import { Card } from '../../../design/Card.tsx';
import { Select } from '../../../design/Select.tsx';
import { TextArea } from '../../../design/TextArea.tsx';
import { TextField } from '../../../design/TextField.tsx';
import { AddressField } from '../edit/AddressField.tsx';
import type { FieldOf } from '../edit/fieldOf.ts';
import { longestDescription, longestReference } from '../edit/orderDraft.ts';
import type { OpenChoices } from './choices.ts';
import { openMessages as words } from './messages.ts';

interface OpenFieldsProps {
  field: FieldOf;
  /** Who reads the description. */
  to: string;
  choices: OpenChoices;
  /** Fields of days, which are others without script. */
  neededBy: ReactNode;
  quoteDeadline: ReactNode;
  /** Whether sellers answer until after the day on which it is needed. */
  isDeadlineLate: boolean;
  /** Opens the form of a new address here, for who has script. */
  addAddress?: () => void;
}

/** Until when sellers answer, where the goods go, by when, and how they are paid. */
export function OpenFields({
  field,
  to,
  choices,
  neededBy,
  quoteDeadline,
  isDeadlineLate,
  addAddress,
}: OpenFieldsProps) {
  const { addresses, addressesHref, paymentTerms } = choices;
  const unchosen = { value: '', label: words.choose };
  return (
    <Card as="section" aria-label={words.terms} className="flex flex-col gap-4">
      <h2 className="text-[1.25rem] leading-8">{words.terms}</h2>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {quoteDeadline}
        {neededBy}
        {isDeadlineLate && (
          <p role="status" className="sm:col-span-2">
            <Badge kind="warning">{words.deadlineLate}</Badge>
          </p>
        )}
        <Select {...field('paymentTerm')} options={[unchosen, ...paymentTerms]} />
        <Select
          {...field('showsTarget')}
          options={(['no', 'yes'] as const).map((value) => ({ value, label: words.showsTargets[value] }))}
        />
      </div>
      {addressesHref && (
        <AddressField
          field={field}
          hint={words.hints.address}
          addresses={addresses}
          addressesHref={addressesHref}
          add={addAddress}
        />
      )}
      <TextField
        {...field('buyerReference')}
        hint={words.hints.buyerReference}
        maxLength={longestReference}
        dir="auto"
        autoComplete="off"
      />
      <TextArea {...field('description')} to={to} rows={4} maxLength={longestDescription} dir="auto" />
    </Card>
  );
}
