import { useState } from 'react';
import { Badge } from '../../../design/Badge.tsx';
import { Button } from '../../../design/Button.tsx';
import { toPersianDigits } from '../../../platform/text/digits.ts';
import { customerMessages as words } from '../messages.ts';
import type { Agents_AgentFragment } from './Agents.generated.ts';
import { memberState } from './memberState.ts';
import { limitsOf, type Options, permissionsText } from './power.ts';

interface AgentRowProps {
  agent: Agents_AgentFragment;
  /** Labels of all permissions. */
  permissions: Options;
  /** Whether the viewer owns the customer: owners are changed by owners. */
  byOwner: boolean;
  edit(): void;
  remove(): void;
  /** Nothing where the viewer belongs for good. */
  leave: (() => void) | undefined;
}

/** A member of a customer: who, in which state, within which limits. */
export function AgentRow({ agent, permissions, byOwner, edit, remove, leave }: AgentRowProps) {
  const { displayName, jobTitle, phone, isOwner, isSelf } = agent;
  const [now] = useState(() => Date.now());
  const state = memberState(agent, now);
  const facts = factsOf(agent, permissions);
  const removal = isOwner ? words.removeOwner : words.removeAgent;
  return (
    <li className="flex flex-wrap items-center gap-2 border-b border-border pb-3">
      {/* Who founded the company before telling a name is called by the phone, which stands there anyway. */}
      {displayName !== phone && <bdi className="font-medium">{displayName}</bdi>}
      {jobTitle && <bdi className="text-muted">{jobTitle}</bdi>}
      <bdi dir="ltr" className="text-muted">
        {toPersianDigits(phone)}
      </bdi>
      <Badge kind={isOwner ? 'success' : 'neutral'}>{isOwner ? words.owner : words.agent}</Badge>
      {isSelf && <Badge kind="info">{words.self}</Badge>}
      {state && <Badge kind="warning">{state}</Badge>}
      <span className="ms-auto flex gap-2">
        {(byOwner || !isOwner) && (
          <Button size="small" icon="pencil" onClick={edit} aria-label={words.editOf(displayName)}>
            {words.edit}
          </Button>
        )}
        {(byOwner || !isOwner) && !isSelf && (
          <Button size="small" icon="user-x" onClick={remove} aria-label={`${removal}: ${displayName}`}>
            {removal}
          </Button>
        )}
        {isSelf && leave && (
          <Button size="small" icon="log-out" onClick={leave}>
            {words.leave}
          </Button>
        )}
      </span>
      {facts.map((fact) => (
        <p key={fact} className="basis-full text-muted">
          {fact}
        </p>
      ))}
    </li>
  );
}

/** No limit holds an owner, who may everything. */
function factsOf(agent: Agents_AgentFragment, labels: Options): string[] {
  const { isOwner, permissions } = agent;
  const power = isOwner ? { ...agent, spendLimitPerRequestRial: null, spendLimitPerMonthRial: null } : agent;
  const limits = limitsOf(power).map(({ label, value }) => words.fact(label, value));
  return [
    ...(isOwner ? [] : [words.fact(words.permissions, permissionsText(permissions, labels))]),
    ...(limits.length > 0 ? [limits.join(words.separator)] : []),
  ];
}
