import type { PageStatus } from '../../../../platform/graph/types.generated.ts';
import { type AdminState, defineQueue, isSearchable, pageOf } from '../../../staff/index.ts';
import { pageListMessages as words } from '../../writing/messages.ts';
import { PageTable, PageTools } from './PageTable.tsx';
import { StaffPagesDocument } from './queue.generated.ts';

const states: readonly string[] = ['DRAFT', 'IN_REVIEW', 'SCHEDULED', 'PUBLISHED', 'ARCHIVED'];
const stateOf = ({ status = '' }: AdminState) => (states.includes(status) ? { status: status as PageStatus } : {});

export default defineQueue({
  tab: 'pages',
  place: 141,
  action: 'CONTENT_WRITE',
  words: words.tab,
  document: StaffPagesDocument,
  variables: (state) => ({
    ...pageOf(state),
    ...stateOf(state),
    ...(state.searchKey && isSearchable(state.searchKey) && { searchKey: state.searchKey }),
  }),
  listOf: ({ staff }) => staff?.pages,
  Tools: ({ answer, state }) => <PageTools state={state} labels={answer} />,
  Rows: ({ answer }) => <PageTable pages={answer.staff?.pages?.nodes ?? []} labels={answer} />,
});
