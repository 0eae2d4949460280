import { Icon } from '../../../design/Icon.tsx';
import type { States } from '../../../design/StateBadge.tsx';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { formatDate } from '../../../platform/numbers/dates.ts';
import { toPersianDigits } from '../../../platform/text/digits.ts';
import { identityFieldLabels } from '../../verifications/index.ts';
import { DecisionQueue, fact, QueueFacts, QueueHead, queueMessages } from '../../staff/index.ts';
import { identityQueueMessages as words } from './messages.ts';
import { identityDecisions } from './identityDecisions.ts';
import { IdentityHolder } from './IdentityHolder.tsx';
import type { IdentityQueue_VerificationFragment as Verification } from './IdentityQueue.generated.ts';

type Claim = Verification['claims'][number];

interface IdentityQueueProps {
  verifications: readonly (Masked<Verification> & { id: string })[];
  statuses: States;
}

/** What staff are asked to check: who somebody says to be, beside what is stored. */
export const IdentityQueue = ({ verifications, statuses }: IdentityQueueProps) => (
  <DecisionQueue
    label={words.tab.label}
    rows={readFragment<Verification>(verifications)}
    states={statuses}
    targetOf={(of) => ({
      kind: identityDecisions,
      id: of.id,
      version: of.version,
      name: nameOf(of),
      actions: of.status === 'PENDING' ? ['CONFIRM', 'REJECT'] : [],
      own: of.review?.isOwn && of.status === 'PENDING' ? words.own : undefined,
    })}
  >
    {(of, decisions) => (
      <>
        <QueueHead name={nameOf(of)} status={of.status} states={statuses} since={of.createdAt} />
        <QueueFacts facts={factsOf(of)} />
        <Paper of={of} />
        {of.review?.blockedBy && <IdentityHolder holder={of.review.blockedBy} />}
        {decisions}
      </>
    )}
  </DecisionQueue>
);

/** The phone of who asked; words and digits alone name nobody else. */
const nameOf = ({ review, customerId }: Verification) =>
  words.name(
    customerId ? words.company : words.person,
    review?.phone ? toPersianDigits(review.phone) : queueMessages.noPhone,
  );

function factsOf({ claims, explanation, decisionReason }: Verification) {
  return [
    ...claims.map((claim) => ({
      label: identityFieldLabels[claim.name as keyof typeof identityFieldLabels],
      value: <Claimed claim={claim} />,
    })),
    ...fact(words.explanation, explanation),
    ...fact(words.lastReason, decisionReason),
  ];
}

const Claimed = ({ claim }: { claim: Claim }) => (
  <>
    <bdi>{shown(claim, claim.claimed)}</bdi>
    {claim.stored && claim.stored !== claim.claimed && (
      <span className="text-muted"> {words.before(shown(claim, claim.stored))}</span>
    )}
  </>
);

/** A day as people here write it; everything else as it is. */
const shown = ({ name }: Claim, value: string) => (name === 'birthDate' ? formatDate(value) : toPersianDigits(value));

/** What a company handed in, to be seen before it is judged; a person hands in no paper yet. */
function Paper({ of: { customerId, review } }: { of: Verification }) {
  if (!customerId) return null;
  const paper = review?.officialGazette;
  if (!paper) return <p className="text-muted">{words.noPaper}</p>;
  return (
    <a
      href={paper.url}
      target="_blank"
      rel="noreferrer"
      className="link inline-flex min-h-11 items-center gap-2 self-start"
      title={words.paperOpens}
    >
      <Icon icon="file-text" size={20} />
      <span>
        {words.paper} <bdi>{paper.name}</bdi>
      </span>
    </a>
  );
}
