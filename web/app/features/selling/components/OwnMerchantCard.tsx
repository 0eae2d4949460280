import { useState } from 'react';
import { Alert } from '../../../design/Alert.tsx';
import { Badge } from '../../../design/Badge.tsx';
import { Card } from '../../../design/Card.tsx';
import { StateBadge } from '../../../design/StateBadge.tsx';
import { isLacking } from '../../../platform/actions/isLacking.ts';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { formatDate } from '../../../platform/numbers/dates.ts';
import { SaleSetting } from '../../merchants/index.ts';
import { MerchantDialog } from '../forms/MerchantDialog.tsx';
import { MerchantCitiesDialog } from '../forms/MerchantCitiesDialog.tsx';
import { SaleSettingDialog } from '../forms/SaleSettingDialog.tsx';
import { VacationDialog } from '../forms/VacationDialog.tsx';
import { sellingMessages as words } from '../messages.ts';
import { MerchantActions, type Opened } from './MerchantActions.tsx';
import { MerchantStepDialog } from './MerchantStepDialog.tsx';
import { Missing } from './Missing.tsx';
import type { OwnMerchantCard_LabelsFragment, OwnMerchantCard_MerchantFragment } from './OwnMerchantCard.generated.ts';
import { labelOf } from '../../../platform/text/labelOf.ts';

type Merchant = OwnMerchantCard_MerchantFragment;
type Labels = OwnMerchantCard_LabelsFragment;

interface OwnMerchantCardProps {
  merchant: Masked<Merchant>;
  labels: Masked<Labels>;
  /** When the page was made. */
  now: Date;
}

/** A selling account with where it stands, what it lacks and what can be done with it. */
export function OwnMerchantCard({ merchant, labels: given, now }: OwnMerchantCardProps) {
  const it = readFragment<Merchant>(merchant);
  const labels = readFragment<Labels>(given);
  const [open, setOpen] = useState<Opened>();
  const close = () => setOpen(undefined);
  return (
    <Card as="li" className="flex flex-col gap-4" aria-label={it.name}>
      <div>
        <div className="flex flex-wrap items-center gap-2">
          <h3 className="text-[1.125rem] font-medium">
            <bdi>{it.name}</bdi>
          </h3>
          <StateBadge states={labels.merchantStatuses?.values} value={it.status} />
          <Badge>{labelOf(labels.merchantKinds, it.kind)}</Badge>
        </div>
        <p className="mt-1 text-muted">{words.place(it.stateName, it.cityName)}</p>
      </div>
      <Notices merchant={it} labels={labels} />
      {it.about && (
        <p className="max-w-[68ch] whitespace-pre-line" dir="auto">
          {it.about}
        </p>
      )}
      {it.saleSetting && <SaleSetting setting={it.saleSetting} labels={labels} now={now} />}
      <MerchantActions merchant={it} open={setOpen} />
      {open === 'EDIT' && <MerchantDialog merchant={it} labels={given} close={close} />}
      {open === 'SALE' && <SaleSettingDialog merchant={it} labels={labels} close={close} />}
      {open === 'CITIES' && <MerchantCitiesDialog merchant={it} close={close} />}
      {open === 'VACATION' && <VacationDialog merchant={it} close={close} />}
      {(open === 'SUBMIT' || open === 'WITHDRAW' || open === 'CLOSE') && (
        <MerchantStepDialog merchant={it} step={open} close={close} />
      )}
    </Card>
  );
}

function Notices({ merchant, labels }: { merchant: Merchant; labels: Labels }) {
  const { status, reason, missing, submittedAt, vacation, allowedActions } = merchant;
  const isDraft = status === 'DRAFT' || status === 'REJECTED';
  return (
    <div className="flex flex-col gap-3 empty:hidden">
      {/* What staff said when they agreed warns of nothing. */}
      {reason && status !== 'CONFIRMED' && (
        <Alert kind={status === 'SUSPENDED' ? 'error' : 'warning'}>{words.reason(reason)}</Alert>
      )}
      {status === 'PENDING' && submittedAt && <Alert kind="info">{words.waiting(formatDate(submittedAt))}</Alert>}
      {missing.length > 0 && (
        <Missing
          title={isDraft ? words.missingTitle : undefined}
          missing={missing}
          gaps={labels.merchantGaps}
          linkOf={(gap) =>
            words.gapLinks[gap] && (
              <a className="link inline-flex items-center pointer-coarse:min-h-11" href="/profile/personal-info">
                {words.gapLinks[gap]}
              </a>
            )
          }
        />
      )}
      {isDraft && !isLacking(missing, 'SUBMIT') && allowedActions.includes('SUBMIT') && (
        <Alert kind="success">{words.ready}</Alert>
      )}
      {vacation && status === 'CONFIRMED' && (
        <Alert kind="info">
          {words.vacation.shown(formatDate(vacation.from), formatDate(vacation.to))} <bdi>{vacation.note}</bdi>
        </Alert>
      )}
    </div>
  );
}
