import { defineQueue, pageOf } from '../../staff/index.ts';
import { CityTable } from './CityTable.tsx';
import { cityMessages as words } from './messages.ts';
import { StaffCitiesDocument } from './queue.generated.ts';

export default defineQueue({
  tab: 'cities',
  place: 170,
  action: 'MASTERS_WRITE',
  words: words.tab,
  document: StaffCitiesDocument,
  variables: ({ searchKey, ...state }) => ({ searchKey, ...pageOf(state) }),
  listOf: ({ staff }) => staff?.cities,
  Rows: ({ answer: { staff, states }, state }) => (
    <CityTable cities={staff?.cities?.nodes ?? []} states={states?.nodes ?? []} searchKey={state.searchKey} />
  ),
});
