import { LinkButton } from '../../../design/LinkButton.tsx';
import type { ModerationState } from '../../../platform/graph/types.generated.ts';
import { adminHref, type AdminState, decidePlainly, defineQueue, pageOf } from '../../staff/index.ts';
import { moderationMessages as words } from './messages.ts';
import { commentDecisions, messageDecisions, pageDecisions } from './moderationDecisions.ts';
import { ModerationQueue } from './ModerationQueue.tsx';
import { StaffModerationDocument, type StaffModerationQuery } from './queue.generated.ts';
import type { ModerationQueue_LabelsFragment as Labels } from './ModerationQueue.generated.ts';
import { readFragment } from '../../../platform/graph/readFragment.ts';

const DECIDED = 'DECIDED';

export default defineQueue({
  tab: 'moderation',
  place: 115,
  action: 'CASES_READ',
  queue: 'MODERATION',
  words: words.tab,
  document: StaffModerationDocument,
  variables: (state) => ({
    state: (state.status === DECIDED ? DECIDED : 'OPEN') as ModerationState,
    ...pageOf(state),
  }),
  listOf: ({ staff }) => staff?.moderationCases,
  Tools: ({ answer, state }) => (
    <>
      <Lists state={state} />
      <Summary answer={answer} />
    </>
  ),
  Rows: ({ answer }) => <ModerationQueue cases={answer.staff?.moderationCases?.nodes ?? []} labels={answer} />,
  forms: decidePlainly([commentDecisions, pageDecisions, messageDecisions]),
});

/** What waits, or what was decided. */
const Lists = ({ state: { status: current } }: { state: AdminState }) => (
  <nav aria-label={words.lists.label} className="flex flex-wrap gap-2">
    {[undefined, DECIDED].map((status) => (
      <LinkButton
        key={status ?? 'open'}
        href={adminHref({ tab: 'moderation', ...(status && { status }) })}
        {...(status === current && { variant: 'primary', 'aria-current': 'true' })}
        data-full-load=""
      >
        {status ? words.lists.decided : words.lists.open}
      </LinkButton>
    ))}
  </nav>
);

/** How much waits of each kind, and how much of it too long. */
function Summary({ answer }: { answer: StaffModerationQuery }) {
  const counts = answer.staff?.moderationSummary ?? [];
  const kinds = readFragment<Labels>(answer).moderationKinds?.values;
  if (counts.length === 0) return null;
  return (
    <p className="text-muted">
      {counts
        .map(({ kind, count, overdueCount }) =>
          words.summary(kinds?.find(({ value }) => value === kind)?.displayFa ?? kind, count, overdueCount),
        )
        .join(' · ')}
    </p>
  );
}
