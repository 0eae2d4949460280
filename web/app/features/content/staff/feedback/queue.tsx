import { decidePlainly, defineQueue, isOpenOnly, pageOf, QueueNav, QueueSearch } from '../../../staff/index.ts';
import { answering, FeedbackQueue } from './FeedbackQueue.tsx';
import { feedbackQueueMessages as words } from './messages.ts';
import { StaffFeedbacksDocument } from './queue.generated.ts';

export default defineQueue({
  tab: 'feedback',
  place: 143,
  action: 'FEEDBACK_ANSWER',
  queue: 'FEEDBACKS',
  words: words.tab,
  document: StaffFeedbacksDocument,
  variables: ({ searchKey, ...state }) => ({
    ...(isOpenOnly(state) && { isWaiting: true }),
    searchKey,
    ...pageOf(state),
  }),
  listOf: ({ staff }) => staff?.feedbacks,
  Tools: ({ state }) => (
    <>
      <QueueNav state={state} />
      <QueueSearch state={state} {...words.search} />
    </>
  ),
  Rows: ({ answer }) => <FeedbackQueue feedbacks={answer.staff?.feedbacks?.nodes ?? []} labels={answer} />,
  forms: decidePlainly([answering]),
});
