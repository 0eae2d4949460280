import { claimMachine } from './modules/suppliers/claims/claim-machine.ts';
import { evidenceMachine } from './modules/suppliers/claims/evidence-machine.ts';
import { supplierMachine } from './modules/suppliers/claims/supplier-machine.ts';
import { feedbackMachine } from './modules/content/feedback/feedback-machine.ts';
import { pageMachine } from './modules/content/pages/page-machine.ts';
import { changeMachine } from './modules/listings/entries/change-machine.ts';
import { entryMachine } from './modules/listings/entries/entry-machine.ts';
import { delegationMachine } from './modules/merchants/delegation-machine.ts';
import { merchantMachine } from './modules/merchants/merchant-machine.ts';
import { productMachine } from './modules/products/product-machine.ts';
import { commentMachine } from './modules/content/comments/comment-machine.ts';
import { disputeMachine } from './modules/disputes/dispute-machine.ts';
import { milestoneMachine } from './modules/orders/milestones/milestone-machine.ts';
import { participationMachine } from './modules/sourcing/participations/participation-machine.ts';
import { quoteMachine } from './modules/sourcing/quotes/quote-machine.ts';
import { approvalMachine } from './modules/approvals/approval-machine.ts';
import { tradeMachine } from './modules/sourcing/requests/trade-machine.ts';
import type { Machine, Transition } from './platform/machine.ts';

export type AnyRow = Transition<string, string, string> & { kind?: string };
export type AnyMachine = Omit<Machine<string, string, string>, 'rows'> & { rows: readonly AnyRow[] };

/** Every state table of the api. */
export const machines: readonly AnyMachine[] = [
  approvalMachine,
  changeMachine,
  claimMachine,
  commentMachine,
  delegationMachine,
  disputeMachine,
  entryMachine,
  evidenceMachine,
  feedbackMachine,
  merchantMachine,
  milestoneMachine,
  pageMachine,
  participationMachine,
  productMachine,
  quoteMachine,
  supplierMachine,
  tradeMachine,
];
