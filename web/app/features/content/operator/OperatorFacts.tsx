import { FactList } from '../../../design/FactList.tsx';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { toPersianDigits } from '../../../platform/text/digits.ts';
import { operatorWords as words } from './messages.ts';
import type { OperatorFacts_OperatorFragment } from './OperatorFacts.generated.ts';

/** Who runs the site, and how to reach them. */
export function OperatorFacts({ operator: given }: { operator: Masked<OperatorFacts_OperatorFragment> }) {
  const operator = readFragment<OperatorFacts_OperatorFragment>(given);
  const { name, address, phones, email, supportHours, nationalLegalId, registrationNumber, trustText } = operator;
  const facts = [
    { label: words.name, value: name },
    { label: words.address, value: <span dir="auto">{address}</span> },
    { label: words.phones, value: <Phones phones={phones} /> },
    { label: words.supportHours, value: supportHours },
    { label: words.email, value: <Contact href={`mailto:${email}`} text={email} /> },
    { label: words.nationalLegalId, value: nationalLegalId && toPersianDigits(nationalLegalId) },
    { label: words.registrationNumber, value: registrationNumber && toPersianDigits(registrationNumber) },
    { label: words.trust, value: trustText },
  ];
  return (
    <section aria-labelledby="operator" className="mt-8 max-w-[68ch]">
      <h2 id="operator" className="mb-4 text-[1.5rem] leading-9">
        {words.title}
      </h2>
      <FactList facts={facts.flatMap(({ label, value }) => (value ? [{ label, value }] : []))} />
    </section>
  );
}

const Phones = ({ phones }: { phones: readonly string[] }) => (
  <span className="flex flex-wrap gap-x-4">
    {phones.map((phone) => (
      <Contact key={phone} href={`tel:${phone}`} text={toPersianDigits(phone)} />
    ))}
  </span>
);

const Contact = ({ href, text }: { href: string; text: string }) => (
  <a className="link inline-flex items-center pointer-coarse:min-h-11" dir="ltr" href={href}>
    {text}
  </a>
);
