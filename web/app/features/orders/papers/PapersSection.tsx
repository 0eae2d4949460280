import { onDemand } from '../../../platform/site/onDemand.tsx';
import { useState } from 'react';
import { Badge } from '../../../design/Badge.tsx';
import { Button } from '../../../design/Button.tsx';
import { Section } from '../../../design/Section.tsx';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { labelOf } from '../../../platform/text/labelOf.ts';
import { Moment } from '../../tradeSteps/components/Moment.tsx';
import { type Paper, papersOf, type RoomParts } from '../../tradeSteps/steps/room.ts';
import { useFocusBack } from '../../tradeSteps/steps/useFocusBack.ts';
import { paperMessages as words } from './messages.ts';
import { papersPlace } from './place.ts';
import { PlainPaper } from './plain/PlainPaper.tsx';
import { PlainRetraction } from './plain/PlainRetraction.tsx';
const RetractDialog = onDemand(() => import('./RetractDialog.tsx').then((it) => it.RetractDialog));
const AddPaperDialog = onDemand(() => import('./AddPaperDialog.tsx').then((it) => it.AddPaperDialog));

/** The papers of an order, with what may be added; one that was retracted stays and says so. */
export function PapersSection({ room }: { room: RoomParts }) {
  const { request } = room;
  const documents = papersOf(request);
  const { allowedActions } = request;
  const [adding, setAdding] = useState(false);
  const [retracted, setRetracted] = useState<Paper>();
  useFocusBack(adding || retracted !== undefined, papersPlace);
  const canAdd = allowedActions.includes('ADD_DOCUMENT');
  if (documents.length === 0 && !canAdd) return null;
  return (
    <Section id={papersPlace} title={words.title}>
      <div className="flex flex-col gap-4">
        {documents.length === 0 ? (
          <p className="text-muted">{words.none}</p>
        ) : (
          <ul aria-label={words.list} className="flex flex-col gap-2">
            {documents.map((paper) => (
              <PaperRow key={paper.id} room={room} paper={paper} retract={() => setRetracted(paper)} />
            ))}
          </ul>
        )}
        {canAdd && (
          <>
            <PlainPaper room={room} />
            <div className="noscript:hidden">
              <Button icon="file-up" onClick={() => setAdding(true)}>
                {words.add}
              </Button>
            </div>
          </>
        )}
      </div>
      {adding && <AddPaperDialog room={room} close={() => setAdding(false)} />}
      {retracted && <RetractDialog room={room} paper={retracted} close={() => setRetracted(undefined)} />}
    </Section>
  );
}

interface PaperRowProps {
  room: RoomParts;
  paper: Paper;
  retract(): void;
}

function PaperRow({ room, paper, retract }: PaperRowProps) {
  const { request, labels } = room;
  const { type, side, shipmentId, milestoneId, name, url, addedAt, retractedAt, retractReason } = paper;
  const milestone = request.milestones.find(({ id }) => id === milestoneId);
  const shipment = request.shipments.nodes.find(({ id }) => id === shipmentId);
  const isOwn = side === request.side && !retractedAt && request.allowedActions.includes('RETRACT_DOCUMENT');
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-card border border-border p-3">
      <div className="flex min-w-0 flex-1 flex-col">
        <span className="flex flex-wrap items-center gap-x-2 font-medium">
          {labelOf(labels.tradeDocumentNames, type)}
          {shipment && (
            <span className="font-normal text-muted">{words.ofShipment(formatInteger(shipment.place))}</span>
          )}
          {milestone && (
            <span className="font-normal text-muted">{words.ofMilestone(formatInteger(milestone.place))}</span>
          )}
          {retractedAt && <Badge kind="error">{words.retracted}</Badge>}
        </span>
        {url ? (
          <a className="link [overflow-wrap:anywhere] pointer-coarse:py-2" href={url} download>
            <bdi>{name}</bdi>
          </a>
        ) : (
          <bdi>{name}</bdi>
        )}
        <span className="flex flex-wrap gap-x-2 text-[0.8125rem] text-muted">
          {words.side[side]}
          <Moment at={addedAt} />
        </span>
        {retractReason && (
          <span className="text-[0.875rem]">
            <bdi>{words.because(retractReason)}</bdi>
          </span>
        )}
      </div>
      {isOwn && (
        <>
          <PlainRetraction room={room} paper={paper} />
          <div className="noscript:hidden">
            <Button size="small" variant="quiet" aria-label={words.retractOf(name)} onClick={retract}>
              {words.retract}
            </Button>
          </div>
        </>
      )}
    </li>
  );
}
