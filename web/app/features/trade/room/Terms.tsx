import type { ReactNode } from 'react';
import { Code } from '../../../design/Code.tsx';
import { type Fact, FactList } from '../../../design/FactList.tsx';
import { Section } from '../../../design/Section.tsx';
import { formatDate } from '../../../platform/numbers/dates.ts';
import { toPersianDigits } from '../../../platform/text/digits.ts';

import { tradeMessages } from '../../tradeSteps/messages.ts';
import type { RoomParts } from '../../tradeSteps/steps/room.ts';
import { SellerPhone } from './SellerPhone.tsx';
import { labelOf } from '../../../platform/text/labelOf.ts';
import { fieldsToMend } from '../../tradeSteps/components/missing.ts';

const words = tradeMessages.room;

/** Where, by when and on what terms, and what else was written. */
export function Terms({ request, labels }: Pick<RoomParts, 'request' | 'labels'>) {
  const { neededBy, paymentTerm, buyerReference, description, requesterName } = request;
  const { fact } = words;
  const facts: Fact[] = [
    { label: fact.neededBy, value: neededBy ? formatDate(neededBy) : <NotGiven /> },
    { label: fact.paymentTerm, value: paymentTerm ? labelOf(labels.paymentTerms, paymentTerm) : <NotGiven /> },
    ...addressFacts(request),
    ...contactFacts(request),
    ...(buyerReference ? [{ label: fact.buyerReference, value: <Code>{buyerReference}</Code> }] : []),
    ...(requesterName ? [{ label: fact.requester, value: <bdi>{requesterName}</bdi> }] : []),
    ...(description ? [{ label: fact.description, value: <Text>{description}</Text> }] : []),
  ];
  return (
    <Section title={words.terms}>
      <FactList facts={facts} />
    </Section>
  );
}

/** Before an agreement a seller sees the city alone. */
export function addressFacts({ address, missing }: RoomParts['request']): Fact[] {
  const { fact } = words;
  // Services and papers go nowhere.
  if (!address)
    return fieldsToMend(missing).includes('addressId') ? [{ label: fact.address, value: <NotGiven /> }] : [];
  const { title, cityName, addressLine, plaque, unit, postalCode, receiverName, receiverPhone } = address;
  const parts = [
    cityName,
    addressLine,
    plaque && words.plaque(plaque),
    unit && words.unit(unit),
    postalCode && words.postalCode(postalCode),
  ];
  const line = parts.filter(Boolean).join(words.separator);
  return [
    {
      label: fact.address,
      value: (
        <>
          {title && (
            <span className="block">
              <bdi>{title}</bdi>
            </span>
          )}
          <Text>{toPersianDigits(line)}</Text>
          {!addressLine && <span className="block text-[0.8125rem] font-normal text-muted">{words.cityOnly}</span>}
        </>
      ),
    },
    ...(receiverName
      ? [
          {
            label: fact.receiver,
            value: <Person name={receiverName} phone={receiverPhone} />,
          },
        ]
      : []),
  ];
}

/** Who acts for the other side, from the agreement on. */
const contactFacts = ({ contacts, side, merchantId }: RoomParts['request']): Fact[] =>
  contacts.length === 0
    ? []
    : [
        {
          label: words.fact.contact[side === 'BUYER' ? 'SELLER' : 'BUYER'],
          value: contacts.map(({ name, phone }) => (
            <Person key={phone} name={name} phone={phone} merchantId={side === 'BUYER' ? merchantId : undefined} />
          )),
        },
      ];

interface PersonProps {
  name: string;
  phone: string | null;
  /** Of a seller. */
  merchantId?: string | null | undefined;
}

/** Whom to call. Who has given no name is called by the phone itself, which is said once. */
const Person = ({ name, phone, merchantId }: PersonProps) => (
  <span className="flex flex-wrap gap-x-3">
    {name !== (phone && localOf(phone)) && <bdi>{name}</bdi>}
    {phone && merchantId && (
      <SellerPhone merchantId={merchantId} phone={phone}>
        {toPersianDigits(localOf(phone))}
      </SellerPhone>
    )}
    {phone && !merchantId && (
      <a className="link" dir="ltr" href={`tel:${phone}`}>
        {toPersianDigits(localOf(phone))}
      </a>
    )}
  </span>
);
const localOf = (phone: string) => phone.replace(/^\+98/, '0');

const NotGiven = () => <span className="font-normal text-muted">{words.notGiven}</span>;

const Text = ({ children }: { children: ReactNode }) => (
  <span dir="auto" className="block whitespace-pre-wrap [overflow-wrap:anywhere]">
    {children}
  </span>
);
