import { Code } from '../../../design/Code.tsx';
import { FactList, type Fact } from '../../../design/FactList.tsx';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { toPersianDigits } from '../../../platform/text/digits.ts';
import { supplierMessages } from '../messages.ts';
import type { SupplierFacts_SupplierFragment } from './SupplierFacts.generated.ts';

const words = supplierMessages.profile;

interface SupplierFactsProps {
  supplier: Masked<SupplierFacts_SupplierFragment>;
  /** The roots of the market with their labels. */
  roots: readonly { value: string; displayFa: string }[];
}

/** The supplier in its own words, and what is known of the company. */
export function SupplierFacts({ supplier, roots }: SupplierFactsProps) {
  const { about, foundedYear, employeesRange, website, supplierTypes, addresses } =
    readFragment<SupplierFacts_SupplierFragment>(supplier);
  const fields = roots.filter(({ value }) => supplierTypes.some((type) => type === value));
  const facts: Fact[] = [
    { label: words.fields, value: fields.map(({ displayFa }) => displayFa).join(words.separator) },
    ...(foundedYear === null ? [] : [{ label: words.founded, value: toPersianDigits(String(foundedYear)) }]),
    ...(employeesRange === null ? [] : [{ label: words.employees, value: staffOf(employeesRange) }]),
    ...(website === null ? [] : [{ label: words.website, value: <Website address={website} /> }]),
    ...addresses.map(({ title, cityName, addressLine }) => ({
      label: title,
      value: <bdi>{words.address(cityName, addressLine)}</bdi>,
    })),
  ];
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_320px]">
      <p dir="auto" className="max-w-[68ch]">
        {about}
      </p>
      <FactList facts={facts} />
    </div>
  );
}

/** `11-50` and `500+` as a person reads them. */
function staffOf(range: string): string {
  const [from = '', to] = range.replace('+', '').split('-').map(toPersianDigits);
  return to ? words.range(from, to) : words.over(from);
}

function Website({ address }: { address: string }) {
  // Only web addresses become links, whatever a supplier wrote.
  if (!/^https?:\/\//.test(address)) return <Code tone="plain">{address}</Code>;
  return (
    <a className="link" href={address} rel="nofollow noopener external">
      <Code tone="plain">{address.replace(/^https?:\/\/|\/$/g, '')}</Code>
    </a>
  );
}
