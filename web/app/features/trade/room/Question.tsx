import { Card } from '../../../design/Card.tsx';
import { Moment } from '../components/Moment.tsx';
import { tradeMessages } from '../messages.ts';
import type { RoomParts } from './room.ts';

const words = tradeMessages.room;

/** What the seller asked and nobody has answered yet. */
export function Question({ request: { question, lines, merchantName } }: Pick<RoomParts, 'request'>) {
  if (!question) return null;
  const about = lines.filter(({ id }) => question.lineIds.includes(id));
  return (
    <Card as="section" aria-label={words.question(merchantName)} className="flex flex-col gap-2">
      <h2 className="flex flex-wrap items-baseline gap-x-3 text-[1.125rem] leading-8">
        <bdi>{words.question(merchantName)}</bdi>
        <span className="text-[0.8125rem] font-normal text-muted">
          <Moment at={question.askedAt} />
        </span>
      </h2>
      <p dir="auto" className="max-w-[68ch] whitespace-pre-wrap [overflow-wrap:anywhere]">
        {question.text}
      </p>
      {about.length > 0 && (
        <p className="text-[0.875rem] text-muted">
          {words.aboutLines} {about.map(({ title }) => title).join(words.separator)}
        </p>
      )}
    </Card>
  );
}
