import { GraphError } from '../../../platform/graph/GraphError.ts';
import { stepMessages } from './messages.ts';
import { isOvertaken } from './steps.ts';

interface Renewal {
  /** Asks for the room anew. */
  renew(): Promise<unknown>;
  /** Which refusals say that somebody else acted first. */
  isOvertaken?: (error: unknown) => error is GraphError;
  /** What is told then. */
  text?: string;
}

/** Does a write; when somebody else acted first the room is asked for anew, and the refusal says why. Rejects with a GraphError. */
export async function writeOrRenew<Written>(
  act: () => Promise<Written>,
  { renew, isOvertaken: isLate = isOvertaken, text = stepMessages.overtaken.refused }: Renewal,
): Promise<Written> {
  try {
    return await act();
  } catch (error) {
    if (!isLate(error)) throw error;
    await renew().catch(() => undefined);
    throw new GraphError(error.status, text, error.code);
  }
}
