import type { Actor } from '../../platform/actor.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { Once } from '../../platform/idempotency/idempotency.ts';
import { newId } from '../../platform/ids.ts';
import { invalid, notFound, Problem, tooMany } from '../../platform/problem.ts';
import { valuesOf } from '../../platform/schema.ts';
import type { Customers } from '../customers/index.ts';
import { can } from '../identity/index.ts';
import type { Files } from '../files/index.ts';
import { readProgress, readShipments } from '../orders/fulfilment/shipments.repository.ts';
import { readRequestsByIds, type TradeRequestRow } from '../sourcing/requests/requests.repository.ts';
import { readDisputes } from '../disputes/disputes.repository.ts';
import { documentsSeenBy } from '../disputes/shown-disputes.ts';
import { DECIDERS } from '../disputes/states.ts';
import { statusFor } from '../sourcing/participations/own-part.ts';
import { isChosen, isPartyTo, standingOf, viewedBy } from '../sourcing/requests/standing.ts';
import type { TradeSteps } from '../sourcing/requests/steps.ts';
import { TradeDocumentType } from './documents.enums.ts';
import { documentTypes, isCounted, MOST_DOCUMENTS, typesFor } from './document-types.ts';
import { linkOf } from './document-files.ts';
import { isHeldBack } from './held-back.ts';
import * as repository from './documents.repository.ts';
import { isOwnDocument, seesDocument, toDocument } from './shown-documents.ts';
import type { DocumentRetraction, NewTradeDocument, TradeDocument, TradeDocumentRule } from './documents.schemas.ts';

type Parts = {
  db: Database;
  customers: Pick<Customers, 'memberships'>;
  files: Pick<Files, 'attach' | 'linkTo'>;
  steps: TradeSteps;
};

/** Nobody but the buyer reads what stands before publication; papers of the buyer are for all sellers there are. */
const visibilityIn = ({ status, participationId }: TradeRequestRow) => {
  if (status === 'DRAFT' || status === 'AWAITING_CONFIRMATION') return 'BUYER' as const;
  return participationId === null ? ('ALL' as const) : ('CHAIN' as const);
};

/** Papers of requests: added by their side while the request stands where they belong, and retracted, never removed. */
export function makeDocuments({ db, customers, files, steps }: Parts) {
  async function requireShipment(tx: Tx, { id }: TradeRequestRow, { type, shipmentId }: NewTradeDocument) {
    if (shipmentId === undefined) return type === 'WAYBILL' ? invalid('shipmentId', 'REQUIRED') : undefined;
    const shipment = (await readShipments(tx, [id])).find((each) => each.id === shipmentId);
    return shipment && shipment.status !== 'CANCELLED' ? undefined : invalid('shipmentId', 'SHIPMENT_NOT_FOUND');
  }

  return {
    types: (): TradeDocumentRule[] =>
      valuesOf(TradeDocumentType).map((type) => {
        const { sides, statuses } = documentTypes[type];
        return { type, sides: [...sides], statuses: [...statuses], isOfShipment: type === 'WAYBILL' };
      }),

    /** The papers of a request, with fresh links. @throws Problem 403, 404 */
    async list(actor: Actor, id: string): Promise<TradeDocument[]> {
      const { row, standing } = await steps.find(actor, id);
      const all = await repository.readDocuments(db, [id]);
      const disputes = await readDisputes(db, [id]);
      const seen = all.filter((each) => seesDocument(each, row, standing));
      const shipments = await readShipments(db, [id]);
      const progress = await readProgress(db, [id]);
      const viewing = { row, side: standing.side, shipments, progress };
      return documentsSeenBy({ ...standing, isChosen: isChosen(row) }, seen, disputes).map((each) =>
        toDocument(each, isHeldBack(each, viewing) ? undefined : files.linkTo),
      );
    },

    /** @throws Problem 400, 403, 404, 409 DOCUMENT_NOT_NOW, DOCUMENT_TWICE, DOCUMENTS_MAX */
    async add(actor: Actor, id: string, input: NewTradeDocument, once?: Once) {
      const { version, type, fileId, shipmentId = null } = input;
      return steps.step(actor, id, { action: 'ADD_DOCUMENT', version, once }, async (tx, { row, standing, now }) => {
        if (!typesFor(standing.side, statusFor(row, standing.side)).includes(type))
          throw new Problem(409, 'DOCUMENT_NOT_NOW');
        await requireShipment(tx, row, input);
        // Papers that a seller does not see, those of other sellers, stand in nobody's way.
        const live = (await repository.readDocuments(tx, [id])).filter(
          (each) => isCounted(each) && seesDocument(each, row, standing),
        );
        if (live.length >= MOST_DOCUMENTS) tooMany('DOCUMENTS_MAX', MOST_DOCUMENTS);
        const documentId = newId();
        const participationId = standing.side === 'SELLER' ? row.participationId : null;
        const paper = { type, side: standing.side, participationId, shipmentId, fileId, addedAt: now };
        const sha256 = await repository.insertDocument(tx, { id: documentId, requestId: id, ...paper });
        await files.attach(tx, actor, fileId, linkOf(documentId));
        if (live.some((each) => each.type === type && each.sha256 === sha256 && each.shipmentId === shipmentId))
          throw new Problem(409, 'DOCUMENT_TWICE');
        return { visibility: visibilityIn(row), payload: { documentId, documentType: type, sha256 } };
      });
    },

    /** @throws Problem 403, 404, 409 */
    retract: (actor: Actor, id: string, documentId: string, { version, reason }: DocumentRetraction, once?: Once) =>
      steps.step(actor, id, { action: 'RETRACT_DOCUMENT', version, once }, async (tx, { row, standing, now }) => {
        const found = (await repository.readDocuments(tx, [id])).find((each) => each.id === documentId);
        const isOwn = found !== undefined && isOwnDocument(found, row, standing.side);
        if (!isOwn || found.retractedAt) return notFound('DOCUMENT_NOT_FOUND');
        await repository.retractDocument(tx, documentId, reason, now);
        const { type: documentType, sha256 } = found;
        return { visibility: visibilityIn(row), payload: { documentId, documentType, sha256, text: reason } };
      }),

    /** Whether somebody is a party to a request with one of these papers, and sees it where it is evidence; or decides its disputes. */
    async canSee(actor: Actor | undefined, documentIds: string[]): Promise<boolean> {
      if (!actor) return false;
      const documents = await repository.readDocumentsByIds(db, documentIds);
      const ids = [...new Set(documents.map(({ requestId }) => requestId))];
      const rows = await readRequestsByIds(db, ids);
      const disputes = await readDisputes(db, ids);
      const shipments = await readShipments(db, ids);
      const progress = await readProgress(db, ids);
      const parties = rows.flatMap((row) => [
        row.buyerCustomerId,
        ...row.chains.map(({ sellerCustomerId }) => sellerCustomerId),
      ]);
      const memberships = await customers.memberships(db, actor, parties);
      if (memberships.length === 0 && disputes.length > 0 && can(actor.roles, DECIDERS)) return true;
      return documents.some((document) => {
        const read = rows.find(({ id }) => id === document.requestId);
        if (!read || !isPartyTo(read, memberships)) return false;
        const row = viewedBy(read, memberships);
        const standing = standingOf(row, memberships, actor.userId);
        const viewer = { ...standing, isChosen: isChosen(row) };
        if (isHeldBack(document, { row, side: standing.side, shipments, progress })) return false;
        return seesDocument(document, row, standing) && documentsSeenBy(viewer, [document], disputes).length > 0;
      });
    },
  };
}
