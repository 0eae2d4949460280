import { isLacking } from '../../../platform/actions/isLacking.ts';
import type { PlainAction } from '../../../platform/forms/plain/answerPlainForm.ts';
import { toldOnPage } from '../../../platform/forms/plain/toldOnPage.ts';
import { textOf } from '../../../platform/forms/refusal.ts';
import { queueMessages, type RefusedDecision } from '../../staff/index.ts';
import { ConfirmEntriesDocument, type EntryQueue_EntryFragment as Entry } from './EntryQueue.generated.ts';
import { entryQueueMessages } from './messages.ts';

/** Entries of one seller that can be confirmed together. */
export interface SellerBatch {
  merchantId: string;
  merchantName: string;
  entries: readonly Entry[];
}

/** The name of the form without script. */
export const batchForm = 'entry-batch';
export const batchPlace = (merchantId: string): string => `${batchForm}-${merchantId}`;

/** Sellers of whom at least two of these entries can be confirmed, in the order of their first one. */
export function batchesOf(entries: readonly Entry[]): SellerBatch[] {
  const bySeller = new Map<string, Entry[]>();
  for (const entry of entries) {
    if (!entry.allowedActions.includes('CONFIRM') || isLacking(entry.missing, 'CONFIRM')) continue;
    bySeller.set(entry.merchantId, [...(bySeller.get(entry.merchantId) ?? []), entry]);
  }
  return [...bySeller.values()]
    .filter((own) => own.length > 1)
    .map((own) => ({ merchantId: own[0]!.merchantId, merchantName: own[0]!.merchantName, entries: own }));
}

/** Confirms the chosen entries of a form without script. */
export const confirmPlainBatch: PlainAction<RefusedDecision> = async (sent) => {
  const items = sent.all('entry').map((value) => {
    const [id = '', version = ''] = value.split(':');
    return { supplierProductId: id, version: Number(version) };
  });
  const refused = { place: sent.text('place'), typed: {}, problems: {} };
  if (items.length === 0) return { status: 400, again: { ...refused, failure: entryQueueMessages.batch.none } };
  try {
    await sent.write(ConfirmEntriesDocument, { input: { items } });
    return undefined;
  } catch (thrown) {
    const { error, status } = toldOnPage(thrown);
    return { status, again: { ...refused, failure: textOf(error, queueMessages.failed, queueMessages.offline) } };
  }
};
