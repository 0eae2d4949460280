import { useState } from 'react';
import { Alert } from '../../../design/Alert.tsx';
import { Button } from '../../../design/Button.tsx';
import { Card } from '../../../design/Card.tsx';
import { LinkButton } from '../../../design/LinkButton.tsx';
import { StateBadge } from '../../../design/StateBadge.tsx';
import { isLacking } from '../../../platform/actions/isLacking.ts';
import { ConfirmWrite } from '../../../platform/forms/ConfirmWrite.tsx';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { formatDate } from '../../../platform/numbers/dates.ts';
import { supplierPath } from '../../../paths.ts';
import type { Named } from '../../addresses/index.ts';
import { Missing } from '../components/Missing.tsx';
import { EvidenceDialog } from './EvidenceDialog.tsx';
import { EvidenceList } from './EvidenceList.tsx';
import { pageMessages as words } from './messages.ts';
import { PageAddresses } from './PageAddresses.tsx';
import { PagePictures } from './PagePictures.tsx';
import {
  DeleteSupplierDocument,
  type OwnSupplierCard_SupplierFragment as Supplier,
  PageTabDocument,
  type PageTab_LabelsFragment as Labels,
  SubmitSupplierDocument,
  WithdrawSupplierDocument,
  WithdrawSupplierNamesDocument,
} from './PageTab.generated.ts';
import { NamesDialog, PageDialog } from './SupplierDialogs.tsx';

type Step = 'SUBMIT' | 'WITHDRAW' | 'CANCEL_CHANGE' | 'REMOVE';
type Opened = 'EDIT' | 'EDIT_NAMES' | 'EVIDENCE' | Step;

interface OwnSupplierCardProps {
  supplier: Masked<Supplier>;
  labels: Labels;
  /** Whether the viewer may hand evidence in. */
  mayAdd: boolean;
  /** Provinces, told by the server to who has no script. */
  states: readonly Named[] | undefined;
}

/** A supplier with where it stands, what it lacks, its evidence and what can be done with it. */
export function OwnSupplierCard({ supplier, labels, mayAdd, states }: OwnSupplierCardProps) {
  const it = readFragment<Supplier>(supplier);
  const [open, setOpen] = useState<Opened>();
  const close = () => setOpen(undefined);
  return (
    <Card as="li" className="flex flex-col gap-4" aria-label={it.brandName}>
      <div>
        <div className="flex flex-wrap items-center gap-2">
          <h3 className="text-[1.125rem] font-medium">
            <bdi>{it.brandName}</bdi>
          </h3>
          <StateBadge states={labels.confirmStatuses?.values} value={it.status} />
          <StateBadge states={labels.verificationLevels?.values} value={it.verificationLevel} />
        </div>
        <p className="mt-1 text-muted">
          <bdi>{it.legalName}</bdi> · {words.place(it.stateName, it.cityName)}
        </p>
      </div>
      <Notices supplier={it} labels={labels} />
      {it.about && (
        <p className="max-w-[68ch] whitespace-pre-line" dir="auto">
          {it.about}
        </p>
      )}
      <Actions supplier={it} open={setOpen} />
      <PagePictures supplier={it} mayEdit={it.allowedActions.includes('EDIT')} />
      <PageAddresses supplier={it} mayEdit={it.allowedActions.includes('EDIT')} states={states} />
      <section aria-label={words.evidence.title} className="flex flex-col gap-2">
        <h4 className="font-medium">{words.evidence.title}</h4>
        <EvidenceList evidences={it.evidences} labels={labels} />
        {mayAdd && (
          <Button
            className="self-start"
            icon="file-up"
            onClick={() => setOpen('EVIDENCE')}
            aria-label={words.evidence.addTo(it.brandName)}
          >
            {words.evidence.add}
          </Button>
        )}
      </section>
      {open === 'EDIT' && <PageDialog supplier={it} labels={labels} close={close} />}
      {open === 'EDIT_NAMES' && <NamesDialog supplier={it} close={close} />}
      {open === 'EVIDENCE' && (
        <EvidenceDialog supplier={{ id: it.id, name: it.brandName }} labels={labels} close={close} />
      )}
      {open && open in steps && <StepDialog supplier={it} step={open as Step} close={close} />}
    </Card>
  );
}

function Notices({ supplier, labels }: { supplier: Supplier; labels: Labels }) {
  const { status, reason, missing, submittedAt, change, allowedActions } = supplier;
  const isRefused = status === 'REJECTED' || status === 'SUSPENDED';
  return (
    <div className="flex flex-col gap-3 empty:hidden">
      {reason && isRefused && <Alert kind={status === 'SUSPENDED' ? 'error' : 'warning'}>{words.reason(reason)}</Alert>}
      {status === 'PENDING' && submittedAt && <Alert kind="info">{words.waiting(formatDate(submittedAt))}</Alert>}
      {change && (
        <Alert kind="info">
          {words.change.title(formatDate(change.askedAt))}
          <ul className="mt-1 list-disc ps-6">
            {change.fields.map(({ name, before, wanted }) => (
              <li key={name}>
                {words.change.field(
                  words.form.labels[name as keyof typeof words.form.labels],
                  before ?? words.change.nothing,
                  wanted ?? words.change.nothing,
                )}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {missing.length > 0 && <Missing title={words.missingTitle} missing={missing} gaps={labels.supplierGaps} />}
      {missing.length === 0 && allowedActions.includes('SUBMIT') && <Alert kind="success">{words.ready}</Alert>}
    </div>
  );
}

function Actions({ supplier, open }: { supplier: Supplier; open(what: Opened): void }) {
  const { brandName, status, missing, allowedActions } = supplier;
  const shown = (['SUBMIT', 'EDIT', 'EDIT_NAMES', 'WITHDRAW', 'CANCEL_CHANGE', 'REMOVE'] as const).filter(
    (action) => allowedActions.includes(action) && !isLacking(missing, action),
  );
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {shown.map((action) => (
        <Button
          key={action}
          variant={action === 'SUBMIT' ? 'primary' : action === 'REMOVE' ? 'quiet' : 'secondary'}
          onClick={() => open(action)}
          aria-label={words.actions[action].of(brandName)}
        >
          {words.actions[action].action}
        </Button>
      ))}
      {status === 'CONFIRMED' && (
        <LinkButton href={supplierPath(supplier)} aria-label={words.publicPageOf(brandName)}>
          {words.publicPage}
        </LinkButton>
      )}
    </div>
  );
}

const steps = {
  SUBMIT: SubmitSupplierDocument,
  WITHDRAW: WithdrawSupplierDocument,
  CANCEL_CHANGE: WithdrawSupplierNamesDocument,
  REMOVE: DeleteSupplierDocument,
} as const;

/** Asks once more before a supplier takes a step. */
function StepDialog({
  supplier: { id, version, brandName },
  step,
  close,
}: {
  supplier: Supplier;
  step: Step;
  close(): void;
}) {
  const { of, text, action, done } = words.actions[step];
  const act = async () => {
    // All four take an id and a version.
    await write(
      steps[step] as typeof SubmitSupplierDocument,
      { input: { supplierId: id, version } },
      { outdates: step === 'REMOVE' ? [PageTabDocument] : [] },
    );
    notify('success', done);
  };
  return (
    <ConfirmWrite
      danger={step === 'REMOVE'}
      title={of(brandName)}
      text={text}
      actionLabel={action}
      onClose={close}
      act={act}
    />
  );
}
