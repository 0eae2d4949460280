import type { NoticeType } from './notice-type.ts';

type Asks = NonNullable<NoticeType['asks']>;

/** Of what waits for all its readers alike, as long as a row of the thing is found. @param sql $1 is the thing's id, $2 the time */
export const asksWhileRow = (of: string, sql: string): Asks => ({
  of,
  waiting: async (query, { objectId, readers, at }) => {
    const found = await query.query(sql, [objectId, at]);
    return new Map(found.length > 0 ? readers.map(({ userId }) => [userId, 1]) : []);
  },
});

/** Of what waits for companies, as long as `sql` answers them as "partyId". @param sql $1 is the thing's id, $2 the time */
export const asksParties = (of: string, sql: string): Asks => ({
  of,
  waiting: async (query, { objectId, readers, at }) => {
    const found = await query.query<{ partyId: string }>(sql, [objectId, at]);
    const asked = new Set(found.map(({ partyId }) => partyId));
    return new Map(
      readers.flatMap(({ userId, partyId }) => (partyId !== null && asked.has(partyId) ? [[userId, 1]] : [])),
    );
  },
});
