import { createContext } from 'react-router';
import { failScreen } from '../../errors/failScreen.ts';
import { GraphError } from '../GraphError.ts';
import type { ScreenArgs } from '../load.ts';

/** Reads a public address of REST that the graph leaves out; rejects with a GraphError. */
export type ReadRest = (path: string) => Promise<unknown>;

/** Where loaders find it. Set by the web server. */
export const serverRestContext = createContext<ReadRest>();

/** The value in an answer of REST; throws a GraphError for a refusal and for what cannot be read. */
export function restValue({ status, text }: { status: number; text: string }): unknown {
  const { code = 'UPSTREAM_BAD_ANSWER', ...value } = parse(text);
  if (status === 200) return 'items' in value ? value.items : value;
  throw new GraphError(status, 'Refused', String(code));
}

/** Reads for a screen: a failure becomes the screen's failure. */
export async function loadRest<Value>(args: ScreenArgs, path: string): Promise<Value> {
  try {
    return (await args.context.get(serverRestContext)(path)) as Value;
  } catch (error) {
    if (!(error instanceof GraphError)) throw error;
    return failScreen(args, error);
  }
}

function parse(text: string): { code?: unknown; items?: unknown } {
  try {
    const value = JSON.parse(text) as object;
    return Array.isArray(value) ? { items: value } : value;
  } catch {
    return {};
  }
}
