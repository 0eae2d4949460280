import type { Queryable, Tx } from '../../platform/database/database.ts';

export type SettingRow = {
  id: string;
  key: string;
  validFrom: Date;
  value: number[];
  setById: string;
  setAt: Date;
  reason: string;
};

/** Every value that was set; of a key that which begins last first, and of one beginning that which was set last. */
export const readSettings = (db: Queryable) =>
  db.query<SettingRow>(
    `select id, key, valid_from as "validFrom", value, set_by as "setById", set_at as "setAt", reason
     from settings order by key, valid_from desc, id desc`,
  );

export const insertSetting = (tx: Tx, { id, key, validFrom, value, setById, setAt, reason }: SettingRow) =>
  tx.query(
    'insert into settings (id, key, valid_from, value, set_by, set_at, reason) values ($1, $2, $3, $4, $5, $6, $7)',
    [id, key, validFrom, JSON.stringify(value), setById, setAt, reason],
  );
