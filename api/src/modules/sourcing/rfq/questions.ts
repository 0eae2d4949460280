import type { Tx } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/ids.ts';
import { invalid, Problem } from '../../../platform/problem.ts';
import { chained } from '../participations/chains.ts';
import { countQuestion } from '../participations/participations.repository.ts';
import type { Done, Held } from '../requests/steps.ts';
import type { TradeInfo } from '../requests/trade-steps.schemas.ts';
import { MOST_CLARIFICATIONS } from './limits.ts';
import { answerQuestions, insertQuestion, readQuestions } from './questions.repository.ts';

type Asked = Pick<TradeInfo, 'text'> & { lineIds: string[] };

/** A seller asks; all others read it and not who asks. @throws Problem 409 CLARIFICATIONS_MAX */
export async function askOpen(tx: Tx, held: Held, { text, lineIds }: Asked): Promise<Done> {
  const { id: requestId, participationId, questionsAsked, sellerName } = chained(held.row);
  const askedAt = held.now;
  if (questionsAsked >= MOST_CLARIFICATIONS) throw new Problem(409, 'CLARIFICATIONS_MAX');
  const questionId = newId();
  await countQuestion(tx, participationId);
  await insertQuestion(tx, { id: questionId, requestId, participationId, text, lineIds, askedAt });
  return {
    visibility: 'ALL',
    participationId,
    payload: { questionId, text, lineIds },
    notifies: ['BUYER'],
    facts: { name: sellerName },
  };
}

/** The buyer answers all sellers: one question, or all that are open. @throws Problem 400, 409 NO_QUESTION */
export async function answerOpen(
  tx: Tx,
  { row, now }: Held,
  { text, lineIds, questionId }: Asked & { questionId: string | undefined },
): Promise<Done> {
  const all = await readQuestions(tx, [row.id]);
  if (questionId !== undefined && !all.some(({ id }) => id === questionId)) invalid('questionId', 'UNKNOWN_VALUE');
  const open = all.filter(({ id, answeredAt }) => answeredAt === null && (questionId ?? id) === id);
  if (open.length === 0) throw new Problem(409, 'NO_QUESTION');
  const questionIds = open.map(({ id }) => id);
  await answerQuestions(tx, questionIds, text, now);
  return { visibility: 'ALL', payload: { questionIds, text, lineIds }, notifies: ['SELLER'] };
}
