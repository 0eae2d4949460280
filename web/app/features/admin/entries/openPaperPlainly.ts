import { redirect } from 'react-router-dom';
import type { PlainAction } from '../../../platform/forms/plain/answerPlainForm.ts';
import { found, load } from '../../../platform/graph/load.ts';
import { EntryFileLinkDocument } from '../../listings/index.ts';
import type { RefusedDecision } from '../../staff/index.ts';

export const paperForm = 'entry-paper';

/** Leads to a paper by a link made for it. */
export const openPaperPlainly: PlainAction<RefusedDecision> = async (sent, args) => {
  const { viewer } = await load(args, EntryFileLinkDocument, { id: sent.text('id') });
  throw redirect(found(args, viewer?.fileLink).url, 303);
};
