import { useState } from 'react';
import { Button } from '../../../../design/Button.tsx';
import { EmptyState } from '../../../../design/EmptyState.tsx';
import { FactList } from '../../../../design/FactList.tsx';
import { Section } from '../../../../design/Section.tsx';
import { type Masked, readFragment } from '../../../../platform/graph/readFragment.ts';
import { toPersianDigits } from '../../../../platform/text/digits.ts';
import type { OperatorFacts_OperatorFragment as Operator } from '../../operator/OperatorFacts.generated.ts';
import { operatorMessages as words } from './messages.ts';
import type { OperatorCard_StaffFragment } from './OperatorCard.generated.ts';
import { OperatorDialog } from './OperatorDialog.tsx';
import { PlainOperator } from './PlainOperator.tsx';

/** Who runs the site, as it stands on every page. */
export function OperatorCard({ staff: given }: { staff: Masked<OperatorCard_StaffFragment> }) {
  const staff = readFragment<OperatorCard_StaffFragment>(given);
  const operator = readFragment<Operator>(staff.operator);
  const [isOpen, setOpen] = useState(false);
  const change = (
    <Button variant="primary" className="noscript:hidden" onClick={() => setOpen(true)}>
      {words.change}
    </Button>
  );
  return (
    <Section title={words.title}>
      <p className="mb-4 max-w-[68ch] text-muted">{words.lead}</p>
      {operator ? (
        <div className="flex flex-col items-start gap-4">
          <FactList facts={factsOf(operator)} />
          {change}
        </div>
      ) : (
        <EmptyState title={words.empty} text={words.emptyText} action={change} headingLevel={3} />
      )}
      <PlainOperator staff={staff} />
      {isOpen && <OperatorDialog staff={staff} close={() => setOpen(false)} />}
    </Section>
  );
}

function factsOf(operator: Operator) {
  const { labels } = words;
  const { name, address, phones, email, nationalLegalId, registrationNumber, supportHours, trustText } = operator;
  const facts = [
    { label: labels.name, value: name },
    { label: labels.address, value: address },
    { label: labels.phones, value: phones.map(toPersianDigits).join(words.separator) },
    { label: labels.email, value: <bdi>{email}</bdi> },
    { label: labels.nationalLegalId, value: nationalLegalId && toPersianDigits(nationalLegalId) },
    { label: labels.registrationNumber, value: registrationNumber && toPersianDigits(registrationNumber) },
    { label: labels.supportHours, value: supportHours },
    { label: labels.trustText, value: trustText },
  ];
  return facts.flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}
