import { useState } from 'react';
import { Alert } from '../../../design/Alert.tsx';
import { Button } from '../../../design/Button.tsx';
import { Card } from '../../../design/Card.tsx';
import { Select } from '../../../design/Select.tsx';
import { StateBadge } from '../../../design/StateBadge.tsx';
import { TextArea } from '../../../design/TextArea.tsx';
import { ConfirmWrite } from '../../../platform/forms/ConfirmWrite.tsx';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import { useForm } from '../../../platform/forms/useForm.ts';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { formatDate } from '../../../platform/numbers/dates.ts';
import { supplierPath } from '../../../paths.ts';
import { EvidenceDialog } from './EvidenceDialog.tsx';
import { EvidenceList } from './EvidenceList.tsx';
import { pageMessages } from './messages.ts';
import { answerSchema } from './pageForms.ts';
import {
  AnswerSupplierClaimDocument,
  type ClaimCard_ClaimFragment as Claim,
  PageTabDocument,
  type PageTab_LabelsFragment as Labels,
  WithdrawSupplierClaimDocument,
} from './PageTab.generated.ts';

const words = pageMessages.claims;

/** A claim of the company, or one on what it has. */
export function ClaimCard({ claim, labels }: { claim: Masked<Claim>; labels: Labels }) {
  const it = readFragment<Claim>(claim);
  const [open, setOpen] = useState<'EVIDENCE' | 'WITHDRAW' | 'ANSWER'>();
  const close = () => setOpen(undefined);
  const may = (action: Claim['allowedActions'][number]) => it.allowedActions.includes(action);
  const withdraw = async () => {
    await write(WithdrawSupplierClaimDocument, { input: { claimId: it.id, version: it.version } });
    notify('success', words.withdraw.done);
  };
  return (
    <Card as="li" className="flex flex-col gap-3" aria-label={it.supplierName}>
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="text-[1.125rem] font-medium">
          <a className="link" href={supplierPath({ id: it.supplierId, slug: it.supplierSlug })}>
            <bdi>{it.supplierName}</bdi>
          </a>
        </h3>
        <StateBadge states={labels.claimStatuses?.values} value={it.status} />
        <span className="text-muted">{words.since(formatDate(it.createdAt))}</span>
      </div>
      <ClaimFacts claim={it} />
      {it.isOwn && <EvidenceList evidences={it.evidences} labels={labels} />}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {may('OBJECT') && (
          <Button variant="primary" onClick={() => setOpen('ANSWER')} aria-label={words.answerOf(it.supplierName)}>
            {words.answer}
          </Button>
        )}
        {may('ADD_EVIDENCE') && (
          <Button
            variant="primary"
            icon="file-up"
            onClick={() => setOpen('EVIDENCE')}
            aria-label={pageMessages.evidence.addTo(it.supplierName)}
          >
            {pageMessages.evidence.add}
          </Button>
        )}
        {may('WITHDRAW') && (
          <Button variant="quiet" onClick={() => setOpen('WITHDRAW')} aria-label={words.withdraw.of(it.supplierName)}>
            {words.withdraw.action}
          </Button>
        )}
      </div>
      {open === 'EVIDENCE' && (
        <EvidenceDialog
          supplier={{ id: it.supplierId, name: it.supplierName }}
          claimId={it.id}
          labels={labels}
          close={close}
        />
      )}
      {open === 'WITHDRAW' && (
        <ConfirmWrite
          title={words.withdraw.of(it.supplierName)}
          text={words.withdraw.text}
          actionLabel={words.withdraw.action}
          onClose={close}
          act={withdraw}
        />
      )}
      {open === 'ANSWER' && <AnswerDialog claim={it} close={close} />}
    </Card>
  );
}

function ClaimFacts({ claim: it }: { claim: Claim }) {
  return (
    <>
      {!it.isOwn && <Alert kind="warning">{words.asked}</Alert>}
      {it.status === 'NEEDS_EVIDENCE' && it.question && <Alert kind="warning">{words.question(it.question)}</Alert>}
      {it.reason && (
        <Alert kind={it.status === 'ACCEPTED' ? 'success' : 'error'}>{pageMessages.reason(it.reason)}</Alert>
      )}
      <div>
        {!it.isOwn && <p className="font-medium">{words.of(it.customerName)}</p>}
        <p className="max-w-[68ch] whitespace-pre-line" dir="auto">
          {it.statement}
        </p>
        {it.deadlineAt && <p className="text-muted">{words.until(formatDate(it.deadlineAt))}</p>}
      </div>
    </>
  );
}

/** What the company says that has the supplier now. */
function AnswerDialog({ claim, close }: { claim: Claim; close(): void }) {
  const state = useForm({
    schema: answerSchema,
    labels: words.labels,
    stored: { version: claim.version, values: { stand: 'OBJECTED', text: '' } },
    async save({ stand, text }, version) {
      const input = { claimId: claim.id, version: version ?? 0, isAgreed: stand === 'AGREED', ...(text && { text }) };
      await write(AnswerSupplierClaimDocument, { input }, { outdates: [PageTabDocument] });
      notify('success', words.answered);
      close();
    },
  });
  return (
    <FormDialog state={state} title={words.answerOf(claim.supplierName)} saveLabel={words.send} close={close}>
      <Select
        {...state.field('stand')}
        options={Object.entries(words.stands).map(([value, label]) => ({ value, label }))}
      />
      <TextArea {...state.field('text')} hint={words.textHint} maxLength={2_000} />
    </FormDialog>
  );
}
