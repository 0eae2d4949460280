import { adminHref, defineQueue, Narrowed } from '../../staff/index.ts';
import { AuditSearch } from './AuditSearch.tsx';
import { AuditTable } from './AuditTable.tsx';
import { auditVariables } from './auditVariables.ts';
import { auditMessages as words } from './messages.ts';
import { StaffAuditLogDocument } from './queue.generated.ts';

export default defineQueue({
  tab: 'audit',
  place: 200,
  action: 'AUDIT_READ',
  words: words.tab,
  document: StaffAuditLogDocument,
  variables: auditVariables,
  listOf: ({ staff }) => staff?.auditLog,
  Tools: ({ state }) => <AuditSearch state={state} />,
  Rows: ({ answer: { staff, roles, permissions, outcomes }, state }) => (
    <>
      {state.objectId && <Narrowed text={words.ofOne} href={adminHref({ tab: 'audit' })} all={words.all} />}
      <AuditTable
        lines={staff?.auditLog?.nodes ?? []}
        isIntact={staff?.auditLog?.isIntact ?? false}
        models={[roles, permissions, outcomes]}
      />
    </>
  ),
});
