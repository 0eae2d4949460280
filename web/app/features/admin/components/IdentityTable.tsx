import { useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { StateBadge, type States } from '../../../design/StateBadge.tsx';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { formatDate } from '../../../platform/numbers/dates.ts';
import { toPersianDigits } from '../../../platform/text/digits.ts';
import { identityFieldLabels } from '../../verifications/index.ts';
import { adminMessages } from '../messages.ts';
import {
  DecideIdentityVerificationDocument,
  type IdentityTable_VerificationFragment,
} from './IdentityTable.generated.ts';
import { IdentityHolder } from './IdentityHolder.tsx';
import { Instant } from './Instant.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';
import { Rows } from './Rows.tsx';

const words = adminMessages.identity;
type Verification = IdentityTable_VerificationFragment;
type Claim = Verification['claims'][number];

interface IdentityTableProps {
  verifications: readonly (Masked<Verification> & { id: string })[];
  statuses: States;
}

/** What staff are asked to check: who somebody says to be, beside what is stored. */
export function IdentityTable({ verifications, statuses }: IdentityTableProps) {
  const [deciding, setDeciding] = useState<{ of: Verification; isConfirmed: boolean }>();
  const rows = readFragment<Verification>(verifications);
  const decide = async (reason: string) => {
    const { of, isConfirmed } = deciding!;
    const input = { id: of.id, isConfirmed, reason, version: of.version };
    await write(DecideIdentityVerificationDocument, { input });
    notify('success', isConfirmed ? words.confirmed : words.rejected);
  };
  return (
    <>
      <Rows
        caption={adminMessages.tabs.identity.label}
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'who',
            header: words.who,
            cell: ({ review }) =>
              review?.phone ? <bdi dir="ltr">{toPersianDigits(review.phone)}</bdi> : adminMessages.user.closed,
          },
          { key: 'kind', header: words.kind, cell: ({ customerId }) => (customerId ? words.company : words.person) },
          {
            key: 'claims',
            header: words.claims,
            cell: (row) => (
              <div className="flex flex-col gap-2">
                <Claims of={row} />
                <Paper of={row} />
                {row.review?.blockedBy && <IdentityHolder holder={row.review.blockedBy} />}
              </div>
            ),
          },
          { key: 'at', header: words.at, cell: ({ createdAt }) => <Instant at={createdAt} /> },
          {
            key: 'status',
            header: words.status,
            cell: ({ status, decisionReason }) => (
              <div className="flex flex-col items-start gap-1">
                <StateBadge states={statuses} value={status} />
                {decisionReason && <span className="text-muted">{decisionReason}</span>}
              </div>
            ),
          },
          {
            key: 'actions',
            header: words.actions,
            cell: (of) => <Actions of={of} decide={(isConfirmed) => setDeciding({ of, isConfirmed })} />,
          },
        ]}
      />
      {deciding && (
        <ReasonDialog
          title={deciding.isConfirmed ? words.confirmTitle : words.rejectTitle}
          actionLabel={deciding.isConfirmed ? words.confirm : words.reject}
          hint={words.reasonHint}
          onClose={() => setDeciding(undefined)}
          act={decide}
        >
          <Claims of={deciding.of} />
          <Paper of={deciding.of} />
        </ReasonDialog>
      )}
    </>
  );
}

function Actions({ of: { status, review }, decide }: { of: Verification; decide(isConfirmed: boolean): void }) {
  if (status !== 'PENDING') return null;
  if (review?.isOwn) return <span className="text-muted">{words.own}</span>;
  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={() => decide(true)}>{words.confirm}</Button>
      <Button onClick={() => decide(false)}>{words.reject}</Button>
    </div>
  );
}

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
      className="link inline-flex min-h-11 items-center gap-2"
      title={words.paperOpens}
    >
      <Icon icon="file-text" size={20} />
      <span>
        {words.paper} <bdi>{paper.name}</bdi>
      </span>
    </a>
  );
}

/** A day as people here write it; everything else as it is. */
const shown = ({ name }: Claim, value: string) => (name === 'birthDate' ? formatDate(value) : toPersianDigits(value));

function Claims({ of: { claims, explanation } }: { of: Verification }) {
  return (
    <ul className="flex flex-col gap-1">
      {claims.map((claim) => (
        <li key={claim.name}>
          {identityFieldLabels[claim.name as keyof typeof identityFieldLabels]}:{' '}
          <bdi>{shown(claim, claim.claimed)}</bdi>
          {claim.stored && claim.stored !== claim.claimed && (
            <span className="text-muted"> {words.before(shown(claim, claim.stored))}</span>
          )}
        </li>
      ))}
      {explanation && (
        <li className="text-muted">
          <bdi>{words.explained(explanation)}</bdi>
        </li>
      )}
    </ul>
  );
}
