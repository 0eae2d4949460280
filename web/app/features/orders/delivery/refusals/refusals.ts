import { GraphError } from '../../../../platform/graph/GraphError.ts';
import { formatDecimal } from '../../../../platform/numbers/decimals.ts';
import { deliveryRefusals as words } from './messages.ts';

const said: Record<string, (first: string, second: string) => string> = words;

/** A refusal of quantities as a person reads it; any other failure as it is. */
export function readableQuantity(thrown: unknown): unknown {
  if (!(thrown instanceof GraphError) || !thrown.data.fields) return thrown;
  const { status, statusText, code, data } = thrown;
  const fields = thrown.data.fields.map((problem) => {
    const message = said[problem.code]?.(...((problem.params ?? []).map(formatDecimal) as [string, string]));
    return message === undefined ? problem : { ...problem, message };
  });
  return new GraphError(status, statusText, code, { ...data, fields });
}

/** What was written, or why not, in words. */
export const readableQuantities = <Written>(written: Promise<Written>): Promise<Written> =>
  written.catch((thrown: unknown) => {
    throw readableQuantity(thrown);
  });
