import { defineQueue, pageOf, plainForms, QueueSearch } from '../../../staff/index.ts';
import { videoStaffMessages as words } from './messages.ts';
import { StaffMediaVideosDocument } from './queue.generated.ts';
import { StaffVideos, VideoTools } from './StaffVideos.tsx';
import { videoForm } from './videoForm.ts';

export default defineQueue({
  tab: 'videos',
  place: 151,
  action: 'CONTENT_WRITE',
  words: words.tab,
  document: StaffMediaVideosDocument,
  variables: ({ searchKey, ...state }) => ({ searchKey, ...pageOf(state) }),
  listOf: ({ staff }) => staff?.mediaVideos,
  Tools: ({ state }) => (
    <>
      <VideoTools />
      <QueueSearch state={state} {...words.search} />
    </>
  ),
  Rows: ({ answer: { staff } }) => <StaffVideos videos={staff?.mediaVideos?.nodes ?? []} />,
  forms: plainForms(videoForm),
});
