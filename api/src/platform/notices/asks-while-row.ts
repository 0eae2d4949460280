import type { NoticeType } from './notice-type.ts';

/** Of what waits for all its readers alike, as long as a row of the thing is found. @param sql $1 is the thing's id, $2 the time */
export const asksWhileRow = (of: string, sql: string): NonNullable<NoticeType['asks']> => ({
  of,
  waiting: async (query, { objectId, readers, at }) => {
    const found = await query.query(sql, [objectId, at]);
    return new Map(found.length > 0 ? readers.map(({ userId }) => [userId, 1]) : []);
  },
});
