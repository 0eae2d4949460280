import type { Queryable, Tx } from '../../platform/database/database.ts';

export type Chosen = { fileId: string; updatedAt: Date };

export async function readPicture(db: Queryable, userId: string): Promise<Chosen | undefined> {
  const [row] = await db.query<Chosen>(
    'select file_id as "fileId", updated_at as "updatedAt" from profile_pictures where user_id = $1',
    [userId],
  );
  return row;
}

/** Takes the picture away; two who change it at once wait for each other. @returns the file it was */
export async function takePicture(tx: Tx, userId: string): Promise<string | undefined> {
  await tx.query('select 1 from users where id = $1 for update', [userId]);
  const [row] = await tx.query<{ fileId: string }>(
    'delete from profile_pictures where user_id = $1 returning file_id as "fileId"',
    [userId],
  );
  return row?.fileId;
}

export const putPicture = (tx: Tx, userId: string, fileId: string) =>
  tx.query('insert into profile_pictures (user_id, file_id) values ($1, $2)', [userId, fileId]);
