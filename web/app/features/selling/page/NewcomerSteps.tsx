import { Badge, type BadgeProps } from '../../../design/Badge.tsx';
import { Card } from '../../../design/Card.tsx';
import { pageMessages } from './messages.ts';
import { nextOf, stepNames, type StepName, type StepState, type StepStates } from './newcomerSteps.ts';
import { pageHref } from './pageAddress.ts';

const words = pageMessages.steps;
const kinds: Partial<Record<StepState, BadgeProps['kind']>> = {
  DONE: 'success',
  WAITING: 'info',
  REFUSED: 'error',
  BEGUN: 'warning',
};

interface NewcomerStepsProps {
  states: StepStates;
  customerId: string;
}

/** The way of a company to its first entry: one list, each step with what became of it, the next one open. */
export function NewcomerSteps({ states, customerId }: NewcomerStepsProps) {
  const shown = stepNames.filter((name) => states[name]);
  if (shown.every((name) => states[name] === 'DONE')) return null;
  const next = nextOf(states);
  return (
    <Card aria-label={words.title}>
      <h2 className="text-[1.125rem] font-medium">{words.title}</h2>
      <ol className="mt-3 flex [list-style-type:persian] flex-col gap-2 ps-6">
        {shown.map((name) => (
          <Step key={name} name={name} state={states[name]!} isNext={name === next} customerId={customerId} />
        ))}
      </ol>
      {!next && <p className="mt-3 max-w-[68ch] text-muted">{words.allWait}</p>}
    </Card>
  );
}

interface StepProps {
  name: StepName;
  state: StepState;
  isNext: boolean;
  customerId: string;
}

function Step({ name, state, isNext, customerId }: StepProps) {
  const { title, text, begun } = words.items[name];
  const badge = words.states[state];
  const link = linkOf(name, customerId);
  return (
    <li aria-current={isNext ? 'step' : undefined}>
      <span className={isNext ? 'font-medium' : 'text-muted'}>{title}</span>{' '}
      {badge && <Badge kind={kinds[state] ?? 'neutral'}>{badge}</Badge>}
      {isNext && (
        <p className="max-w-[68ch]">
          {state === 'REFUSED' ? words.refused : state === 'BEGUN' ? begun : text}{' '}
          {link && (
            <a className="link inline-flex items-center pointer-coarse:min-h-11" href={link[0]}>
              {link[1]}
            </a>
          )}
        </p>
      )}
    </li>
  );
}

/** Where a step is taken; undefined for what stands on this page anyway. */
function linkOf(name: StepName, customerId: string): [href: string, label: string] | undefined {
  const accounts = `/profile/suppliers?customerId=${customerId}`;
  switch (name) {
    case 'identity':
      return ['/profile/personal-info', words.toIdentity];
    case 'supplier':
      return undefined;
    case 'evidence':
      return [`${pageHref(customerId)}#evidence`, pageMessages.evidence.title];
    default:
      return [accounts, words.toAccounts];
  }
}
