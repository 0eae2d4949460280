import type { Machine } from '../../../platform/machine.ts';
import { EvidenceAction, EvidenceStatus, type StoredEvidenceStatus } from './claims.enums.ts';

/** Who acts on an evidence: those who may write the catalogue of the company that handed it in, staff. */
export type EvidenceActor = 'CATALOG_EDIT' | 'STAFF';

/** T11 of the state tables: an evidence. That an accepted one is over is derived from the clock and no state of its own. */
export const evidenceMachine: Machine<StoredEvidenceStatus, EvidenceAction, EvidenceActor> = {
  name: 'evidence',
  words: { states: EvidenceStatus, actions: [EvidenceAction] },
  states: ['WAITING', 'ACCEPTED', 'REFUSED', 'REVOKED'],
  finals: ['REFUSED', 'REVOKED'],
  rows: [
    { from: ['WAITING'], action: 'WITHDRAW', by: 'CATALOG_EDIT', event: 'EVIDENCE_WITHDRAWN' },
    { from: ['WAITING'], action: 'ACCEPT', by: 'STAFF', to: 'ACCEPTED', event: 'EVIDENCE_ACCEPTED' },
    { from: ['WAITING'], action: 'REFUSE', by: 'STAFF', to: 'REFUSED', event: 'EVIDENCE_REFUSED' },
    { from: ['ACCEPTED'], action: 'REVOKE', by: 'STAFF', to: 'REVOKED', event: 'EVIDENCE_REVOKED' },
  ],
};
