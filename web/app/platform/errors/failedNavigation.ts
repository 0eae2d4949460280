import type { ScreenProblem } from './ScreenProblem.ts';

export interface FailedNavigation extends ScreenProblem {
  status: number;
  /** Where the visitor wanted to go. */
  href: string;
}

let last: FailedNavigation | undefined;

/** The navigation that led to an error route, so that this route can say what failed and try it again. */
export const failedNavigation = {
  remember(failed: FailedNavigation) {
    last = failed;
  },
  last: () => last,
};
