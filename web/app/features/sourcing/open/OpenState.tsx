import { DraftState } from '../../tradeSteps/components/DraftState.tsx';
import { openMessages as words } from './messages.ts';
import { placeIn } from './openDraft.ts';
import type { OpenRequest_RequestFragment as Request } from './OpenRequest.generated.ts';

const names: Record<string, string> = words.fields;

interface OpenStateProps {
  request: Request;
  /** Leads to a field by its name in the form. */
  goTo?: (place: string) => void;
}

/** What the own company said of it, and what it lacks. */
export const OpenState = ({ request, goTo }: OpenStateProps) => (
  <DraftState
    request={request}
    words={words}
    nameOf={(name) => names[placeIn({}, name)] ?? name}
    goTo={goTo && ((name) => goTo(placeIn({}, name)))}
  />
);
