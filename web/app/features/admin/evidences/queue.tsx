import { decidePlainly, defineQueue, isOpenOnly, pageOf, QueueNav, QueueSearch } from '../../staff/index.ts';
import { supplierQueueMessages as words } from '../suppliers/messages.ts';
import { evidenceDecisions } from '../suppliers/supplyDecisions.ts';
import { EvidenceQueue } from './EvidenceQueue.tsx';
import { StaffSupplierEvidencesDocument } from './queue.generated.ts';

export default defineQueue({
  tab: 'evidences',
  place: 80,
  action: 'EVIDENCE_CHECK',
  queue: 'EVIDENCES',
  words: words.tabs.evidences,
  document: StaffSupplierEvidencesDocument,
  variables: ({ searchKey, ...state }) => ({
    ...(isOpenOnly(state) && { status: 'WAITING' as const }),
    searchKey,
    ...pageOf(state),
  }),
  listOf: ({ staff }) => staff?.supplierEvidences,
  Tools: ({ state }) => (
    <>
      <QueueNav state={state} />
      <QueueSearch state={state} {...words.search} />
    </>
  ),
  Rows: ({ answer }) => <EvidenceQueue evidences={answer.staff?.supplierEvidences?.nodes ?? []} labels={answer} />,
  forms: decidePlainly([evidenceDecisions]),
});
