import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../design/Button.tsx';
import { ConfirmWrite } from '../../../platform/forms/ConfirmWrite.tsx';
import { readFragment } from '../../../platform/graph/readFragment.ts';
import { write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { goodsHref } from '../goods/goodsAddress.ts';
import type { EntryEditor_EntryFragment as Entry } from './EntryEditor.generated.ts';
import { entryHref } from './entryAddress.ts';
import { moveOf, type Step, stepsOf, variantOf } from './entrySteps.ts';
import { CopySupplierProductDocument, DeleteSupplierProductDocument } from './entrySteps.generated.ts';
import { entryMessages } from './messages.ts';
import { PlainSteps } from './plain/PlainSteps.tsx';
import type { EntryWriting } from './useEntryWriting.ts';

const words = entryMessages.steps;
const goods = ['viewer.supplierProducts'] as const;

/** What can be done with an entry as a whole. */
export function EntrySteps({ writing }: { writing: EntryWriting }) {
  const [step, setStep] = useState<Step>();
  const { entry } = writing;
  const shown = stepsOf(entry);
  if (shown.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2">
      <PlainSteps entry={entry} />
      {shown.map((each) => (
        <Button key={each} onClick={() => setStep(each)} variant={variantOf(each)} className="noscript:hidden">
          {words[each].action}
        </Button>
      ))}
      {step && <StepDialog step={step} writing={writing} close={() => setStep(undefined)} />}
    </div>
  );
}

function StepDialog({ step, writing, close }: { step: Step; writing: EntryWriting; close(): void }) {
  const navigate = useNavigate();
  const { title } = writing.entry;
  const take = async ({ id, version, merchantId }: Entry) => {
    const input = { supplierProductId: id, version };
    if (step === 'REMOVE') {
      await write(DeleteSupplierProductDocument, { input }, { outdates: goods });
      return () => navigate(goodsHref({ merchantId }));
    }
    if (step === 'COPY') {
      const { ownSupplierProduct } = await write(CopySupplierProductDocument, { input }, { outdates: goods });
      return () => navigate(entryHref(readFragment<Entry>(ownSupplierProduct).id));
    }
    const { ownSupplierProduct } = await write(moveOf(step), { input }, { outdates: goods });
    writing.took(readFragment<Entry>(ownSupplierProduct));
    return undefined;
  };
  const act = async () => {
    const goOn = await writing.inTurn(take);
    notify('success', words[step].done);
    await goOn?.();
  };
  return (
    <ConfirmWrite
      danger={step === 'REMOVE'}
      title={words[step].title(title)}
      text={words[step].text}
      actionLabel={words[step].action}
      onClose={close}
      act={act}
    />
  );
}
