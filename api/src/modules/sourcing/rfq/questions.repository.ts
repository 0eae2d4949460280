import type { Queryable, Tx } from '../../../platform/database/database.ts';

export type QuestionRow = {
  id: string;
  requestId: string;
  participationId: string;
  text: string;
  lineIds: string[];
  askedAt: Date;
  answer: string | null;
  answeredAt: Date | null;
};

/** What sellers asked about some open requests, the first one first. */
export const readQuestions = (db: Queryable, requestIds: readonly string[]) =>
  db.query<QuestionRow>(
    `select id, request_id as "requestId", participation_id as "participationId", text, line_ids as "lineIds",
       asked_at as "askedAt", answer, answered_at as "answeredAt"
     from trade_questions where request_id = any($1::uuid[]) order by request_id, asked_at, id`,
    [requestIds],
    'trade_questions',
  );

/** Whether a seller of a request to several waits for an answer. */
export const hasOpenQuestion = (requestId: string) =>
  `exists (select from trade_questions q where q.request_id = ${requestId} and q.answered_at is null)`;

export const insertQuestion = (tx: Tx, row: Omit<QuestionRow, 'answer' | 'answeredAt'>) =>
  tx.query(
    `insert into trade_questions (id, request_id, participation_id, text, line_ids, asked_at) values ($1, $2, $3, $4, $5, $6)`,
    [row.id, row.requestId, row.participationId, row.text, row.lineIds, row.askedAt],
  );

export const answerQuestions = (tx: Tx, ids: readonly string[], answer: string, now: Date) =>
  tx.query('update trade_questions set answer = $2, answered_at = $3 where id = any($1::uuid[])', [ids, answer, now]);
