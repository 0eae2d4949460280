import { toPersianDigits } from '../../platform/text/digits.ts';
import { queueMessages } from './messages.ts';

/** Somebody by name, as far as there is one, and by phone. */
export const Who = ({ name, phone }: { name?: string | null; phone?: string | null }) => (
  <span className="flex flex-col items-start">
    {name && <bdi>{name}</bdi>}
    {phone ? (
      <bdi dir="ltr" className={name ? 'whitespace-nowrap text-muted' : 'whitespace-nowrap'}>
        {toPersianDigits(phone)}
      </bdi>
    ) : (
      <span className="text-muted">{queueMessages.noPhone}</span>
    )}
  </span>
);
