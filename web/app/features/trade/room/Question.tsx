import { Card } from '../../../design/Card.tsx';
import { Moment } from '../../tradeSteps/components/Moment.tsx';
import { tradeMessages } from '../../tradeSteps/messages.ts';
import { type OpenQuestion, openQuestions } from './openQuestions.ts';
import type { RoomParts } from '../../tradeSteps/steps/room.ts';

const words = tradeMessages.room;

/** What sellers asked and nobody has answered yet. */
export const Questions = ({ request }: Pick<RoomParts, 'request'>) => (
  <>
    {openQuestions(request).map((question) => (
      <Question key={question.id} question={question} lines={request.lines.nodes} />
    ))}
  </>
);

interface QuestionProps {
  question: OpenQuestion;
  lines: RoomParts['request']['lines']['nodes'];
}

/** One of them: who asks, what, and about which lines. */
function Question({ question: { sellerName, text, lineIds, askedAt }, lines }: QuestionProps) {
  const about = lines.filter(({ id }) => lineIds.includes(id));
  return (
    <Card as="section" aria-label={words.question(sellerName)} className="flex flex-col gap-2">
      <h2 className="flex flex-wrap items-baseline gap-x-3 text-[1.125rem] leading-8">
        <bdi>{words.question(sellerName)}</bdi>
        <span className="text-[0.8125rem] font-normal text-muted">
          <Moment at={askedAt} />
        </span>
      </h2>
      <p dir="auto" className="max-w-[68ch] whitespace-pre-wrap [overflow-wrap:anywhere]">
        {text}
      </p>
      {about.length > 0 && (
        <p className="text-[0.875rem] text-muted">
          {words.aboutLines} {about.map(({ title }) => title).join(words.separator)}
        </p>
      )}
    </Card>
  );
}
