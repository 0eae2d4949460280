import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Alert } from '../../../design/Alert.tsx';
import { Button } from '../../../design/Button.tsx';
import { readFragment } from '../../../platform/graph/readFragment.ts';
import { formMessages } from '../../../platform/forms/messages.ts';
import { textOf } from '../../../platform/forms/refusal.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { TechnicalText } from '../../../platform/text/TechnicalText.tsx';
import type {
  Quotes_QuoteFragment as Quote,
  Quotes_RequestFragment as QuotedRequest,
} from '../quotes/Quotes.generated.ts';
import type { RoomParts } from '../../tradeSteps/steps/room.ts';
import type { CopyButton_RequestFragment as Copyable } from './CopyButton.generated.ts';
import { copyMessages as words } from './messages.ts';
import { PlainCopy } from './plain/PlainCopy.tsx';

/** Rows of an agreement that its offer left out become a request to several sellers by one tap, for who may. */
export function LeftRows({ room }: { room: RoomParts }) {
  const navigate = useNavigate();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { id, kind, isCopyable } = readFragment<Copyable>(room.request);
  const quotes = readFragment<Quote>(readFragment<QuotedRequest>(room.request).quotes?.nodes ?? []);
  const taken = quotes.find(({ status }) => status === 'ACCEPTED');
  const rows = taken?.lines.filter(({ isOffered }) => !isOffered) ?? [];
  if (!isCopyable || rows.length === 0) return null;
  const lineIds = rows.map(({ lineId }) => lineId);
  const label = words.leftRows(formatInteger(rows.length));

  async function begin() {
    setPending(true);
    setFailure(undefined);
    try {
      const { copyLines } = await import('./copyLines.ts');
      await navigate(await copyLines(id, lineIds));
    } catch (error) {
      setFailure(textOf(error, formMessages.failed, formMessages.offline));
      setPending(false);
    }
  }
  return (
    <Alert kind="warning">
      <p>{words.leftRowsText}</p>
      <ul className="list-disc ps-5">
        {rows.map(({ lineId, title }) => (
          <li key={lineId} className="[overflow-wrap:anywhere]">
            <TechnicalText>{title}</TechnicalText>
          </li>
        ))}
      </ul>
      {failure && <p>{failure}</p>}
      <span className="noscript:hidden">
        <Button pending={pending} onClick={() => void begin()}>
          {label}
        </Button>
      </span>
      <PlainCopy id={id} kind={kind} look={{}} lines={{ ids: lineIds, label }} />
    </Alert>
  );
}
