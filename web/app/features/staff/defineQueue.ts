import type { OperationVariables } from '@apollo/client';
import type { ReactNode } from 'react';
import type { PlainAction } from '../../platform/forms/plain/answerPlainForm.ts';
import type { Question } from '../../platform/graph/question.ts';
import type { Masked } from '../../platform/graph/readFragment.ts';
import type { StaffAction, StaffQueueName } from '../../platform/graph/types.generated.ts';
import type { AdminState } from './adminAddress.ts';
import type { StaffArea_StaffFragment } from './StaffArea.generated.ts';

/** What every queue asks: its document spreads `StaffArea_staff` within `staff`. */
export interface StaffAnswer {
  staff?: Masked<StaffArea_StaffFragment> | null;
}

/** What the parts of a tab are given. */
export interface QueueProps<Answer> {
  answer: Answer;
  /** What the address says. */
  state: AdminState;
  /** Whether the viewer's roles allow it. */
  may(action: StaffAction): boolean;
}

/** What is asked for an address. */
export interface Asking<Answer = StaffAnswer, Variables extends OperationVariables = OperationVariables> {
  document: Question<Answer, Variables>;
  variables(state: AdminState): Variables;
  /** The list that is shown page by page; undefined while the address asks for none. */
  listOf?(answer: Answer): { totalCount: number } | null | undefined;
}

/** A tab of the staff area: a list of what waits for staff, or of what they look after. */
export interface Queue<Answer = StaffAnswer, Variables extends OperationVariables = OperationVariables> extends Asking<
  Answer,
  Variables
> {
  /** `?tab=` of its address. */
  tab: string;
  /** Tabs are sorted by it. */
  place: number;
  /** What a viewer must be allowed to do to see it. */
  action: StaffAction;
  /** The name of its counts on the overview. */
  queue?: StaffQueueName;
  words: {
    label: string;
    text: string;
    /** What is said of an empty list; without it `Rows` says so itself. */
    none?: string;
    noneText?: string;
  };
  /** Stands above the list, also while it is empty: a search, a choice of lists. */
  Tools?(props: QueueProps<Answer>): ReactNode;
  Rows(props: QueueProps<Answer>): ReactNode;
  /** Its forms that work without script, by name. */
  forms?: Readonly<Record<string, PlainAction<unknown>>>;
}

/** The default export of `staff/queue.tsx` in a feature, and of `queue.tsx` in a folder of this one; found by `queues.ts`. */
export const defineQueue = <Answer extends StaffAnswer, Variables extends OperationVariables>(
  queue: Queue<Answer, Variables>,
): Queue => queue as Queue;

/** What is asked where there is no queue. */
export const asking = <Answer extends StaffAnswer, Variables extends OperationVariables>(
  of: Asking<Answer, Variables>,
): Asking => of as Asking;
