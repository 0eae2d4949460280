import { useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { FoldArrow } from '../../../design/FoldArrow.tsx';
import { FactList } from '../../../design/FactList.tsx';
import { readFragment } from '../../../platform/graph/readFragment.ts';
import { moneyOf } from '../../../platform/numbers/money.ts';
import type { Companies_CustomerFragment } from '../components/Companies.generated.ts';
import type { ApprovalRules_CustomerFragment } from './ApprovalRules.generated.ts';
import { ApprovalRulesDialog } from './ApprovalRulesDialog.tsx';
import { approvalMessages as words } from './messages.ts';
import { PlainApprovalRules } from './plain/PlainApprovalRules.tsx';

/** Who of a company must agree to what, for its members; owners change it. */
export function ApprovalRules({ customer }: { customer: Companies_CustomerFragment }) {
  const { id, name, isOwner, approvalRules: rules } = readFragment<ApprovalRules_CustomerFragment>(customer);
  const [isOpen, setOpen] = useState(false);
  if (!rules) return null;
  const { labels } = words;
  const money = moneyOf(rules);
  const amount = (rials: string | null) => (rials ? money(rials) : words.notSet);
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer items-center gap-1 text-primary">
        {words.title}
        <span className="visually-hidden"> {words.of(name)}</span>
        <FoldArrow />
      </summary>
      <div className="my-3 flex flex-col gap-3">
        <p className="text-muted">{words.lead}</p>
        <FactList
          facts={[
            { label: labels.publishNeeds, value: words.publishNeeds[rules.publishNeeds] },
            { label: labels.selfConfirm, value: words.ownConfirmed[`${rules.selfConfirm}`] },
            { label: labels.acceptAbove, value: amount(rules.acceptAboveRial) },
            { label: labels.twoAbove, value: amount(rules.twoAboveRial) },
          ]}
        />
        {isOwner && (
          <div className="noscript:hidden">
            <Button icon="pencil" size="small" onClick={() => setOpen(true)} aria-label={words.editThis(name)}>
              {words.edit}
            </Button>
          </div>
        )}
        {isOwner && <PlainApprovalRules id={id} name={name} rules={rules} />}
      </div>
      {isOpen && <ApprovalRulesDialog id={id} name={name} rules={rules} close={() => setOpen(false)} />}
    </details>
  );
}
