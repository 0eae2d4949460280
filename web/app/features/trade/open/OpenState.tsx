import { DraftState } from '../components/DraftState.tsx';
import { openMessages as words } from './messages.ts';
import type { OpenRequest_RequestFragment as Request } from './OpenRequest.generated.ts';

const placeOf: Record<string, string> = { merchantIds: 'sellers' };
const names: Record<string, string> = words.fields;

/** What the own company said of it, and what it lacks. */
export const OpenState = ({ request }: { request: Request }) => (
  <DraftState request={request} words={words} nameOf={(name) => names[placeOf[name] ?? name] ?? name} />
);
