import { LinkButton } from '../../../design/LinkButton.tsx';
import { formatLastDay } from '../../../platform/numbers/dates.ts';
import { supplierMessages } from '../messages.ts';

const words = supplierMessages.profile;

interface DelegationSummaryProps {
  delegations: readonly {
    id: string;
    isInForce: boolean;
    validTo: string;
    territory: { text: string };
    merchant: { name: string } | null;
  }[];
  /** The page with all of them. */
  href: string;
}

/** Who else may sell for a supplier, in a line each. */
export function DelegationSummary({ delegations, href }: DelegationSummaryProps) {
  if (delegations.length === 0) return <p className="text-muted">{words.noDelegations}</p>;
  const inForce = delegations.filter(({ isInForce }) => isInForce);
  return (
    <>
      {inForce.length === 0 && <p className="mb-4 text-muted">{words.noneInForce}</p>}
      <ul className="mb-4 list-disc ps-6 empty:hidden">
        {inForce.map(({ id, merchant, territory, validTo }) => (
          <li key={id}>{words.delegation(merchant?.name ?? '', territory.text, formatLastDay(validTo))}</li>
        ))}
      </ul>
      <LinkButton href={href}>{words.allDelegations}</LinkButton>
    </>
  );
}
