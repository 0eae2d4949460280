import { defineQueue, pageOf, QueueSearch } from '../../../staff/index.ts';
import { videoStaffMessages as words } from './messages.ts';
import { plainVideoName, saveVideoPlainly } from './plainVideos.ts';
import { StaffMediaVideosDocument } from './queue.generated.ts';
import { StaffVideos, VideoTools } from './StaffVideos.tsx';

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
  forms: import.meta.env.SSR ? { [plainVideoName]: saveVideoPlainly } : {},
});
