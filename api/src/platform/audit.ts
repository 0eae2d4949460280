import type { AuditResult } from './audit.enums.ts';
import { canonicalJson } from './canonical-json.ts';
import type { Tx } from './database/database.ts';
import type { Sender } from './route.ts';
import { sha256 } from './sealing.ts';

export type AuditEntry = {
  /** Who did it; nobody for what an unknown visitor tried. */
  actorId?: string;
  onBehalfOf?: string;
  /** What was done, as a stable upper-case word: `SESSION_REVOKED`. */
  action: string;
  objectType?: string;
  objectId?: string;
  result: AuditResult;
  detail?: Record<string, unknown>;
};

/**
 * Adds a line to the audit log, in the writer's own transaction. Writers wait for each other here, so that each line can
 * hold the hash of the one before it: a line that is taken out or changed later shows.
 */
export async function recordAudit(tx: Tx, sender: Sender, entry: AuditEntry): Promise<void> {
  await tx.query("select pg_advisory_xact_lock(hashtext('audit'))");
  const [last] = await tx.query<{ id: string; hash: string }>('select id, hash from audit order by id desc limit 1');
  const previous = last?.hash ?? '';
  const { actorId = null, onBehalfOf = null, action, objectType = null, objectId = null, result, detail = {} } = entry;
  const at = new Date().toISOString();
  const { address, requestId } = sender;
  const words = { at, actorId, onBehalfOf, action, objectType, objectId, result, detail, address, requestId };
  await tx.query(
    `insert into audit (id, at, actor_id, on_behalf_of, action, object_type, object_id, result, detail, address, request_id, previous_hash, hash)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      String(BigInt(last?.id ?? 0) + 1n),
      at,
      actorId,
      onBehalfOf,
      action,
      objectType,
      objectId,
      result,
      JSON.stringify(detail),
      address,
      requestId,
      previous,
      auditHash(previous, words),
    ],
  );
}

export type AuditWords = Record<'at' | 'action' | 'address' | 'requestId', string> &
  Record<'actorId' | 'onBehalfOf' | 'objectType' | 'objectId', string | null> & {
    result: AuditResult;
    detail: Record<string, unknown>;
  };

/** The hash of a line, over its own words and the hash of the line before it. */
export function auditHash(previous: string, line: AuditWords): string {
  const { at, actorId, onBehalfOf, action, objectType, objectId, result, detail, address, requestId } = line;
  const who = [at, actorId, onBehalfOf, address, requestId];
  const what = [action, objectType, objectId, result, canonicalJson(detail)];
  return sha256(JSON.stringify([previous, ...who, ...what]));
}
