import type { ReactNode } from 'react';
import { Card } from '../../../design/Card.tsx';
import { LinkButton } from '../../../design/LinkButton.tsx';
import { Select } from '../../../design/Select.tsx';
import { TextArea } from '../../../design/TextArea.tsx';
import { TextField } from '../../../design/TextField.tsx';
import type { FieldOf } from '../edit/OrderFields.tsx';
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
}

/** Until when sellers answer, where the goods go, by when, and how they are paid. */
export function OpenFields({ field, to, choices, neededBy, quoteDeadline }: OpenFieldsProps) {
  const { addresses, addressesHref, paymentTerms } = choices;
  const unchosen = { value: '', label: words.choose };
  return (
    <Card as="section" aria-label={words.terms} className="flex flex-col gap-4">
      <h2 className="text-[1.25rem] leading-8">{words.terms}</h2>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {quoteDeadline}
        {neededBy}
        <Select {...field('paymentTerm')} options={[unchosen, ...paymentTerms]} />
        <Select
          {...field('showsTarget')}
          options={(['no', 'yes'] as const).map((value) => ({ value, label: words.showsTargets[value] }))}
        />
      </div>
      {addressesHref && (
        <div className="grid items-start gap-x-4 gap-y-2 sm:grid-cols-[minmax(0,1fr)_auto]">
          <Select
            {...field('addressId')}
            hint={words.hints.address}
            options={[addresses.length > 0 ? unchosen : { value: '', label: words.noAddress }, ...addresses]}
          />
          <LinkButton href={addressesHref} className="sm:mt-7">
            {words.addAddress}
          </LinkButton>
        </div>
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
