import { Button } from '../../../design/Button.tsx';
import { LinkButton } from '../../../design/LinkButton.tsx';
import { isLacking } from '../../../platform/actions/isLacking.ts';
import { delegationCheckPath } from '../../../paths.ts';
import { delegationMessages as words } from './messages.ts';
import type { OwnDelegationCard_DelegationFragment as Delegation } from './OwnDelegationCard.generated.ts';

export type Step = keyof typeof words.steps | Exclude<keyof typeof words.reasons, 'label' | 'hint'>;
/** What is open over a delegation. */
export type OpenedStep = Step | 'EDIT' | 'RENEW' | undefined;

const steps: readonly Step[] = [
  'CONFIRM',
  'REJECT',
  'SUBMIT',
  'WITHDRAW',
  'RESUME',
  'KEEP',
  'SUSPEND',
  'REVOKE',
  'REMOVE',
];
const primary: readonly Step[] = ['CONFIRM', 'SUBMIT'];
const quiet: readonly Step[] = ['REMOVE', 'REVOKE'];
export const wordsOf = (step: Step) =>
  step in words.steps ? words.steps[step as 'SUBMIT'] : words.reasons[step as 'REJECT'];

/** The buttons for what the viewer can do with a delegation now. */
export function DelegationActions({ delegation, open }: { delegation: Delegation; open(what: OpenedStep): void }) {
  const { number, status, sides, missing, allowedActions, supplierId, verificationCode } = delegation;
  const may = (action: Delegation['allowedActions'][number]) =>
    allowedActions.includes(action) && !isLacking(missing, action);
  // Who had one may follow it by another; with the permission that any act on it needs.
  const isOver = status === 'EXPIRED' || status === 'REVOKED';
  const mayRenew = sides.includes('MERCHANT') && (isOver || status === 'ACTIVE');
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {steps.filter(may).map((step) => (
        <Button
          key={step}
          variant={primary.includes(step) ? 'primary' : quiet.includes(step) ? 'quiet' : 'secondary'}
          onClick={() => open(step)}
          aria-label={words.actionOf(wordsOf(step).action, number)}
        >
          {wordsOf(step).action}
        </Button>
      ))}
      {may('EDIT') && (
        <Button icon="pencil" onClick={() => open('EDIT')} aria-label={words.editOf(number)}>
          {words.edit}
        </Button>
      )}
      {mayRenew && (
        <Button onClick={() => open('RENEW')} aria-label={words.renewOf(number)}>
          {words.renew}
        </Button>
      )}
      {verificationCode && (
        <LinkButton
          href={`${delegationCheckPath({ supplierId, number })}?code=${verificationCode}`}
          aria-label={words.sheetOf(number)}
        >
          {words.sheet}
        </LinkButton>
      )}
    </div>
  );
}
