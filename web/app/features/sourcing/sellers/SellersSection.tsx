import { onDemand } from '../../../platform/site/onDemand.tsx';
import { useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { Section } from '../../../design/Section.tsx';
import { StateBadge } from '../../../design/StateBadge.tsx';
import { ConfirmWrite } from '../../../platform/forms/ConfirmWrite.tsx';
import { labelOf } from '../../../platform/text/labelOf.ts';
import type { RoomParts } from '../../tradeSteps/steps/room.ts';
import { useFocusBack } from '../../tradeSteps/steps/useFocusBack.ts';
import type { Part } from './acts.ts';
import { sellerMessages as words } from './messages.ts';
import { PlainRemoval } from './plain/PlainRemoval.tsx';

const Invitation = onDemand(() => import('./Invitation.tsx').then((it) => it.Invitation));

const place = 'sellers';

/** Whom a buyer asked and how each of them stands, and how others are asked or one no more. */
export function SellersSection({ room }: { room: RoomParts }) {
  const { participations, allowedActions } = room.request;
  const [leaving, setLeaving] = useState<Part>();
  useFocusBack(leaving !== undefined, place);
  return (
    <Section id={place} title={words.title}>
      <div className="flex flex-col gap-4">
        {participations.length === 0 ? (
          <p className="text-muted">{words.none}</p>
        ) : (
          <ul aria-label={words.list} className="card card-surface divide-y divide-border">
            {participations.map((part) => (
              <SellerItem key={part.id} room={room} part={part} leave={() => setLeaving(part)} />
            ))}
          </ul>
        )}
        {allowedActions.includes('INVITE_SELLER') && <Invitation room={room} />}
      </div>
      {leaving && (
        <ConfirmWrite
          title={words.removal.title(leaving.merchantName)}
          text={words.removal.text}
          actionLabel={words.remove}
          danger
          onClose={() => setLeaving(undefined)}
          act={async () => (await import('./acts.ts')).remove(room, leaving)}
        />
      )}
    </Section>
  );
}

function SellerItem({ room, part, leave }: { room: RoomParts; part: Part; leave(): void }) {
  const { labels } = room;
  const { merchantName, status, reasonCode, reason, allowedActions } = part;
  const said = [reasonCode && labelOf(labels.tradeReasons, reasonCode), reason].filter(Boolean).join(words.and);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <span className="flex flex-wrap items-center gap-2">
          <bdi className="font-medium [overflow-wrap:anywhere]">{merchantName}</bdi>
          <StateBadge states={labels.participationStatuses?.values} value={status} />
        </span>
        {said && (
          <p dir="auto" className="text-[0.875rem] text-muted [overflow-wrap:anywhere]">
            {words.because(said)}
          </p>
        )}
      </div>
      {allowedActions.includes('REMOVE') && (
        <>
          <PlainRemoval request={room.request} part={part} />
          <span className="noscript:hidden">
            <Button variant="quiet" size="small" icon="x" aria-label={words.removeOf(merchantName)} onClick={leave}>
              {words.remove}
            </Button>
          </span>
        </>
      )}
    </li>
  );
}
