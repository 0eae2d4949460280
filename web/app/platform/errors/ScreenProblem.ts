import type { FieldProblem } from '../graph/GraphError.ts';

/** What an error screen knows beside the status; travels from the server to the browser. */
export interface ScreenProblem {
  code: string;
  /** Path of the page that failed, percent-encoded as in the address. */
  path: string;
  requestId?: string | undefined;
  fields?: FieldProblem[] | undefined;
  /** What somebody had written to a thing that is gone. */
  typed?: readonly string[] | undefined;
}
