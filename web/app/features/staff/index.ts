// What the queues of staff are made of, whichever feature they are of (docs/contributing.md).
export {
  adminHref,
  type AdminState,
  isOpenOnly,
  isSearchable,
  pageOf,
  pageSize,
  readAdminAddress,
  searchOf,
  shownKey,
  statusOf,
} from './adminAddress.ts';
export { decidePlainly } from './decidePlainly.ts';
export {
  decisionKind,
  decisionsOn,
  type DecisionTarget,
  type FieldsShown,
  lacksOn,
  type RefusedDecision,
} from './decisionKind.ts';
export { DecisionQueue } from './DecisionQueue.tsx';
export { asking, type Asking, defineQueue, type Queue, type QueueProps, type StaffAnswer } from './defineQueue.ts';
export { Instant } from './Instant.tsx';
export { Listed } from './Listed.tsx';
export { matcherOf } from './matcherOf.ts';
export { queueMessages } from './messages.ts';
export { Narrowed } from './Narrowed.tsx';
export { PlainRefusal } from './PlainDecision.tsx';
export { fact, QueueFacts, QueueHead } from './QueueHead.tsx';
export { type FieldOf, PlainStaffForm } from './PlainStaffForm.tsx';
export { QueueNav } from './QueueNav.tsx';
export { QueueSearch } from './QueueSearch.tsx';
export { ReasonDialog } from './ReasonDialog.tsx';
export { Rows } from './Rows.tsx';
export type { StaffArea_StaffFragment as StaffArea } from './StaffArea.generated.ts';
export { plainForms, type Saving, staffForm } from './staffForm.ts';
export { DecidingArea } from './DecidingArea.tsx';
export { rowNow, TabContext, useRenewing, useTabAnew } from './useTab.ts';
export { suggestReason } from './suggestReason.ts';
export { Who } from './Who.tsx';
