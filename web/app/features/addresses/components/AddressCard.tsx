import type { ReactNode } from 'react';
import { Badge } from '../../../design/Badge.tsx';
import { Button } from '../../../design/Button.tsx';
import { Card } from '../../../design/Card.tsx';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { toPersianDigits } from '../../../platform/text/digits.ts';
import { addressMessages as words } from '../messages.ts';
import type { AddressCard_AddressFragment } from './AddressCard.generated.ts';

interface AddressCardProps {
  address: Masked<AddressCard_AddressFragment>;
  /** What the kind of the address is called; nothing for a delivery address, which all of its list are. */
  kindName?: string | undefined;
  /** Without: the address may be read only. */
  edit?: (() => void) | undefined;
  remove?: (() => void) | undefined;
  makeDefault?: (() => void) | undefined;
  /** The same for who has no script. */
  plain?: ReactNode;
}

/** One address with what can be done with it. */
export function AddressCard({ address, kindName, edit, remove, makeDefault, plain }: AddressCardProps) {
  const it = readFragment<AddressCard_AddressFragment>(address);
  return (
    <Card as="li" className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="text-[1.125rem] font-medium">
          <bdi>{it.title}</bdi>
        </h3>
        {kindName && <Badge>{kindName}</Badge>}
        {it.isDefault && <Badge kind="success">{words.isDefault}</Badge>}
      </div>
      <p className="max-w-[68ch]" dir="auto">
        {lineOf(it)}
      </p>
      <p className="flex flex-wrap gap-x-4 text-[0.875rem] text-muted">
        <bdi>{it.receiverName}</bdi>
        <bdi dir="ltr">{toPersianDigits(it.receiverPhone)}</bdi>
        {it.postalCode && (
          <span>
            {words.postalCodeOf} <bdi dir="ltr">{toPersianDigits(it.postalCode)}</bdi>
          </span>
        )}
      </p>
      {plain}
      <div className={`mt-1 flex flex-wrap gap-2 empty:hidden ${plain ? 'noscript:hidden' : ''}`}>
        {edit && (
          <Button icon="pencil" onClick={edit} aria-label={words.editOf(it.title)}>
            {words.editShort}
          </Button>
        )}
        {remove && (
          <Button icon="trash" onClick={remove} aria-label={words.removeOf(it.title)}>
            {words.remove}
          </Button>
        )}
        {makeDefault && !it.isDefault && (
          <Button variant="quiet" icon="check" onClick={makeDefault} aria-label={words.makeDefaultOf(it.title)}>
            {words.makeDefault}
          </Button>
        )}
      </div>
    </Card>
  );
}

function lineOf({ state, city, cityName, addressLine, plaque, unit }: AddressCard_AddressFragment): string {
  // A city and its province are often called alike.
  const places = [state?.name, city?.name ?? cityName].filter(
    (name, index, names) => name && names.indexOf(name) === index,
  );
  const house = [plaque && words.plaqueOf(toPersianDigits(plaque)), unit && words.unitOf(toPersianDigits(unit))].filter(
    Boolean,
  );
  return [...places, addressLine, ...house].join(words.separator);
}
