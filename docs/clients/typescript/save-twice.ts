// Saves an offer and writes a note on it, each sent twice with one key: `npx tsx save-twice.ts OFFER_ID`.
// Whoever does not know whether a write arrived sends it again; it has one effect, and one answer.
import { deepStrictEqual } from 'node:assert';
import { randomUUID } from 'node:crypto';
import { ask } from './rasteh.ts';

const SAVE = `
  mutation Save($input: SaveFavoriteInput!) {
    payload: saveFavorite(input: $input) { saved: favorite { id } userErrors { code message field } }
  }`;

const WRITE = `
  mutation Write($input: CreateNoteInput!) {
    payload: createNote(input: $input) { saved: note { id } userErrors { code message field } }
  }`;

type Answer = { payload: { saved: { id: string } | null; userErrors: { message: string }[] } };

const objectId = process.argv[2];

async function twice(mutation: string, wanted: object): Promise<string> {
  const input = { ...wanted, idempotencyKey: randomUUID() };
  const { payload } = await ask<Answer>(mutation, { input }, process.env.RASTEH_TOKEN);
  const again = await ask<Answer>(mutation, { input }, process.env.RASTEH_TOKEN);
  if (!payload.saved) throw new Error(payload.userErrors[0]!.message);
  deepStrictEqual(again.payload, payload);
  return payload.saved.id;
}

console.log(`favorite ${await twice(SAVE, { type: 'SUPPLIER_PRODUCT', objectId })}`);
console.log(
  `note ${await twice(WRITE, { objectType: 'SUPPLIER_PRODUCT', objectId, body: 'Ask for the certificate.' })}`,
);
