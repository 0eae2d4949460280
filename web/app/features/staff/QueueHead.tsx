import type { ReactNode } from 'react';
import { type Fact, FactList } from '../../design/FactList.tsx';
import { StateBadge, type States } from '../../design/StateBadge.tsx';
import { formatDate } from '../../platform/numbers/dates.ts';
import { TechnicalText } from '../../platform/text/TechnicalText.tsx';
import { queueMessages as words } from './messages.ts';

interface QueueHeadProps {
  name: string;
  /** The public page of it. */
  href?: string | undefined;
  status: string;
  states: States;
  since: string | null | undefined;
}

/** What a card is about, and since when it waits. */
export const QueueHead = ({ name, href, status, states, since }: QueueHeadProps) => (
  <div>
    <h2 className="text-[1.125rem] font-medium [overflow-wrap:anywhere]">
      {href ? (
        <a className="link inline-block pointer-coarse:py-2" href={href}>
          <TechnicalText>{name}</TechnicalText>
        </a>
      ) : (
        <TechnicalText>{name}</TechnicalText>
      )}
    </h2>
    <p className="mt-1 flex flex-wrap items-center gap-2 text-muted">
      <StateBadge states={states} value={status} />
      {since && <span>{words.since(formatDate(since))}</span>}
    </p>
  </div>
);

/** A line of what is known, unless it is nothing. */
export const fact = (label: string, value: ReactNode) => (value ? [{ label, value: <bdi>{value}</bdi> }] : []);

/** What is known, in two columns where there is room: the next card is nearer. */
export const QueueFacts = ({ facts }: { facts: readonly Fact[] }) => (
  <div className="lg:*:grid lg:*:grid-cols-2 lg:*:gap-x-8 lg:[&_.fact:nth-last-child(2):nth-child(odd)]:border-b-0">
    <FactList facts={facts} />
  </div>
);
