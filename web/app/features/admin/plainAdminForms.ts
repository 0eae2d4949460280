import { delegationDecisions } from './delegations/delegationDecisions.ts';
import { batchForm, confirmPlainBatch } from './entries/entryBatches.ts';
import { changeDecisions, entryDecisions } from './entries/entryDecisions.ts';
import { openPaperPlainly, paperForm } from './entries/openPaperPlainly.ts';
import { identityDecisions } from './identities/identityDecisions.ts';
import { merchantDecisions } from './merchants/merchantDecisions.ts';
import { productDecisions, productMerges } from './products/productDecisions.ts';
import { decidePlainly } from './queue/decidePlainly.ts';
import { claimDecisions, evidenceDecisions, supplierDecisions } from './suppliers/supplyDecisions.ts';

/** The forms of the staff area that work without script. */
export const plainAdminForms = {
  ...decidePlainly([
    ...[entryDecisions, changeDecisions, productDecisions, productMerges, merchantDecisions, delegationDecisions],
    ...[supplierDecisions, claimDecisions, evidenceDecisions, identityDecisions],
  ]),
  [paperForm]: openPaperPlainly,
  [batchForm]: confirmPlainBatch,
};
