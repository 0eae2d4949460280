import { adminHref, defineQueue, Narrowed, pageOf } from '../../staff/index.ts';
import { sessionMessages as words } from './messages.ts';
import { StaffSessionsDocument } from './queue.generated.ts';
import { SessionTable } from './SessionTable.tsx';

export default defineQueue({
  tab: 'sessions',
  place: 130,
  action: 'SESSIONS_READ',
  words: words.tab,
  document: StaffSessionsDocument,
  variables: ({ userId, ...state }) => ({ userId, ...pageOf(state) }),
  listOf: ({ staff }) => staff?.sessions,
  Rows: ({ answer: { staff }, state, may }) => (
    <>
      {state.userId && <Narrowed text={words.ofOne} href={adminHref({ tab: 'sessions' })} all={words.all} />}
      <SessionTable sessions={staff?.sessions?.nodes ?? []} mayEnd={may('SESSIONS_REVOKE')} />
    </>
  ),
});
