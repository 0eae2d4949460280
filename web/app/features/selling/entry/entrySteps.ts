import { isLacking } from '../../../platform/actions/isLacking.ts';
import type { EntryEditor_EntryFragment as Entry } from './EntryEditor.generated.ts';
import {
  ArchiveSupplierProductDocument,
  HideSupplierProductDocument,
  RestoreSupplierProductDocument,
  SubmitSupplierProductDocument,
  UnhideSupplierProductDocument,
  WithdrawSupplierProductDocument,
} from './entrySteps.generated.ts';
import type { entryMessages } from './messages.ts';

/** What can be done with an entry as a whole. */
export type Step = keyof typeof entryMessages.steps;
type Move = Exclude<Step, 'COPY' | 'REMOVE'>;
const order: readonly Step[] = ['SUBMIT', 'WITHDRAW', 'RESTORE', 'UNHIDE', 'COPY', 'HIDE', 'ARCHIVE', 'REMOVE'];

/** What can be done with it now. */
export const stepsOf = ({ allowedActions, missing }: Entry): readonly Step[] =>
  order.filter((each) => allowedActions.includes(each) && !isLacking(missing, each));

/** How its button looks. */
export const variantOf = (step: Step) => (step === 'SUBMIT' ? 'primary' : step === 'REMOVE' ? 'quiet' : 'secondary');

const documents = {
  SUBMIT: SubmitSupplierProductDocument,
  WITHDRAW: WithdrawSupplierProductDocument,
  HIDE: HideSupplierProductDocument,
  UNHIDE: UnhideSupplierProductDocument,
  ARCHIVE: ArchiveSupplierProductDocument,
  RESTORE: RestoreSupplierProductDocument,
};

/** The write that moves it into another state: they have one shape, an id and a version, and the entry afterwards. */
export const moveOf = (step: Move) => documents[step] as typeof SubmitSupplierProductDocument;
