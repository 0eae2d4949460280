import { decidePlainly, defineQueue, pageOf, QueueSearch } from '../../staff/index.ts';
import { batchForm, confirmPlainBatch } from './entryBatches.ts';
import { changeDecisions, entryDecisions } from './entryDecisions.ts';
import { EntryQueue } from './EntryQueue.tsx';
import { entryQueueMessages as words } from './messages.ts';
import { openPaperPlainly, paperForm } from './openPaperPlainly.ts';
import { StaffEntriesDocument } from './queue.generated.ts';

export default defineQueue({
  tab: 'entries',
  place: 90,
  action: 'OFFERS_DECIDE',
  queue: 'ENTRIES',
  words: words.tab,
  document: StaffEntriesDocument,
  variables: ({ searchKey, ...state }) => ({ searchKey, ...pageOf(state) }),
  listOf: ({ staff }) => staff?.entries,
  Tools: ({ state }) => <QueueSearch state={state} {...words.search} />,
  Rows: ({ answer }) => <EntryQueue entries={answer.staff?.entries?.nodes ?? []} labels={answer} />,
  forms: {
    ...decidePlainly([entryDecisions, changeDecisions]),
    [paperForm]: openPaperPlainly,
    [batchForm]: confirmPlainBatch,
  },
});
