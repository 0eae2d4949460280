import { readFragment } from '../../../platform/graph/readFragment.ts';
import type { Room_RequestFragment as Request } from '../../trade/room/Room.generated.ts';
import type { Quotes_RequestFragment as Quoted } from './Quotes.generated.ts';

/** The name in the address of a room whose earlier offer is shown whole. */
export const earlierParameter = 'offer';

/** Whether an id is that of an offer before the last one of some seller. */
export const isEarlier = (request: Request, id: string): boolean =>
  (readFragment<Quoted>(request).quotes?.nodes ?? []).some(({ earlier }) =>
    earlier.some((each) => each.quoteId === id),
  );
