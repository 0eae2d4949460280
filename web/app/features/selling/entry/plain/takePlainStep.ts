import { redirect } from 'react-router-dom';
import type { PlainAction } from '../../../../platform/forms/plain/answerPlainForm.ts';
import { refusedPart, type RefusedPart } from '../../../../platform/forms/plain/refusedPart.ts';
import { found } from '../../../../platform/graph/load.ts';
import { readFragment } from '../../../../platform/graph/readFragment.ts';
import { goodsHref } from '../../goods/goodsAddress.ts';
import { entryHref } from '../entryAddress.ts';
import { type EntryEditor_EntryFragment as Entry, WithdrawProductChangeDocument } from '../EntryEditor.generated.ts';
import { moveOf, type Step } from '../entrySteps.ts';
import { CopySupplierProductDocument, DeleteSupplierProductDocument } from '../entrySteps.generated.ts';
import { entryMessages } from '../messages.ts';
import { entryAt } from './entryAt.ts';
import { plainChangeName, plainStepName } from './names.ts';

/** A step that was not taken; `asks`: it is asked first whether it is meant. */
export type RefusedStep = RefusedPart<{ step: string }> & { asks?: true };

const asking: readonly Step[] = ['ARCHIVE', 'REMOVE'];
const isStep = (text: string): text is Step => Object.hasOwn(entryMessages.steps, text);

/** Takes a step with an entry as a whole; what it may not take now the api refuses. */
export const takePlainStep: PlainAction<RefusedStep> = async (sent, args) => {
  const { entry } = await entryAt(args);
  const { id, merchantId } = entry;
  const text = sent.text('step');
  const step = found(args, isStep(text) ? text : undefined);
  const form = { form: plainStepName, id, typed: { step } };
  if (asking.includes(step) && sent.text('confirmed') !== step)
    return { status: 200, again: { ...form, problems: {}, asks: true } };
  const input = { supplierProductId: id, version: Number(sent.text('version')) };
  try {
    if (step === 'REMOVE') {
      await sent.write(DeleteSupplierProductDocument, { input });
      throw redirect(goodsHref({ merchantId }), 303);
    }
    if (step === 'COPY') {
      const { ownSupplierProduct } = await sent.write(CopySupplierProductDocument, { input });
      throw redirect(entryHref(readFragment<Entry>(ownSupplierProduct).id), 303);
    }
    await sent.write(moveOf(step), { input });
    return undefined;
  } catch (thrown) {
    return refusedPart(thrown, { ...form, known: [] });
  }
};

/** Takes back a change that waits for staff. */
export const withdrawPlainChange: PlainAction<RefusedStep> = async (sent, args) => {
  const { entry } = await entryAt(args);
  const id = sent.text('id');
  try {
    await sent.write(WithdrawProductChangeDocument, {
      input: { supplierProductId: entry.id, changeId: id, version: Number(sent.text('version')) },
    });
    return undefined;
  } catch (thrown) {
    return refusedPart(thrown, { form: plainChangeName, id, typed: { step: '' }, known: [] });
  }
};
