import { formatInteger } from '../../../../platform/numbers/numbers.ts';
import { Day } from '../../../things/index.ts';
import type { DisputeCase_DisputeFragment as Dispute } from '../DisputeCase.generated.ts';
import { disputeMessages } from '../messages.ts';
import { caseMessages as words } from './messages.ts';
import { Text } from './Text.tsx';

/** What both sides wrote to each other about the order, the first one first. */
export const CaseMessages = ({ messages, messageCount }: Pick<Dispute, 'messages' | 'messageCount'>) => (
  <>
    {messageCount > messages.length && (
      <p className="mb-2 text-muted">{words.last(formatInteger(messages.length), formatInteger(messageCount))}</p>
    )}
    <ol className="flex flex-col gap-2">
      {messages.map(({ messageId, side, body, createdAt, editedAt }) => (
        <li
          key={messageId}
          className={`max-w-[90%] rounded-card px-3 py-2 ${side === 'BUYER' ? 'self-start bg-sunken' : 'self-end border border-border'}`}
        >
          <p className="flex flex-wrap gap-x-2 text-[0.8125rem] text-muted">
            {disputeMessages.party[side]}
            <Day at={createdAt} withClock />
            {editedAt && <span>{words.edited}</span>}
          </p>
          {body === null ? <p className="text-muted">{words.takenBack}</p> : <Text>{body}</Text>}
        </li>
      ))}
    </ol>
  </>
);

/** What sellers asked about an open request, with the answers. */
export const CaseQuestions = ({ clarifications }: Pick<Dispute, 'clarifications'>) => (
  <ul className="flex flex-col gap-2">
    {clarifications.map(({ id, text, askedAt, answer }) => (
      <li key={id} className="rounded-card border border-border p-3">
        <p className="text-[0.8125rem] text-muted">
          <Day at={askedAt} withClock />
        </p>
        <Text>{text}</Text>
        {answer && <Text>{words.answer(answer)}</Text>}
      </li>
    ))}
  </ul>
);
