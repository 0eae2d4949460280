import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Alert } from '../../../design/Alert.tsx';
import { Button } from '../../../design/Button.tsx';
import { Select } from '../../../design/Select.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import { PlainForm } from '../../../platform/forms/plain/PlainForm.tsx';
import { useRefused } from '../../../platform/forms/plain/refusedPart.ts';
import { textOf } from '../../../platform/forms/refusal.ts';
import { GraphError } from '../../../platform/graph/GraphError.ts';
import { write } from '../../../platform/graph/write.ts';
import { infoHref } from '../order/paths.ts';
import { marketMessages as words } from './messages.ts';
import { JoinOpenRequestDocument, type OpenRequests_RequestFragment as Request } from './OpenRequests.generated.ts';
import type { RefusedJoining } from './plain/joinPlainly.ts';
import { plainJoinName } from './plain/names.ts';

interface JoinFormProps {
  request: Pick<Request, 'id' | 'number' | 'merchantIds'>;
  /** Names of the own merchants. */
  names: ReadonlyMap<string, string>;
}

/** Takes part in a request, as one of the own merchants. */
export function JoinForm({ request: { id, number, merchantIds }, names }: JoinFormProps) {
  const navigate = useNavigate();
  const refused = useRefused<RefusedJoining>(plainJoinName, id);
  const options = merchantIds.map((value) => ({ value, label: names.get(value) ?? value }));
  const [merchantId, choose] = useState(merchantIds[0] ?? '');
  const [isJoining, setJoining] = useState(false);
  const [failure, setFailure] = useState<string>();
  async function join() {
    setJoining(true);
    setFailure(undefined);
    try {
      await write(
        JoinOpenRequestDocument,
        { input: { tradeRequestId: id, merchantId } },
        { outdates: ['viewer.tradeRequests', 'viewer.openTradeRequests'] },
      );
      await navigate(infoHref(id));
    } catch (error) {
      if (!(error instanceof GraphError)) throw error;
      setFailure(textOf(error, formMessages.failed, formMessages.offline));
    } finally {
      setJoining(false);
    }
  }
  const label = words.joinOf(number);
  return (
    <>
      <PlainForm name={plainJoinName} label={label} hidden={{ id }} className="flex flex-wrap items-end gap-3">
        {refused && <Alert kind="error">{refused.failure ?? refused.problems.merchantId}</Alert>}
        {options.length > 1 ? (
          <Select name="merchantId" label={words.as} options={options} />
        ) : (
          <input type="hidden" name="merchantId" value={merchantId} />
        )}
        <Button type="submit" variant="primary" aria-label={label}>
          {words.join}
        </Button>
      </PlainForm>
      <div className="flex flex-wrap items-end gap-3 noscript:hidden">
        {failure && <Alert kind="error">{failure}</Alert>}
        {options.length > 1 && (
          <Select
            label={words.as}
            options={options}
            value={merchantId}
            onChange={({ target }) => choose(target.value)}
          />
        )}
        <Button variant="primary" pending={isJoining} aria-label={label} onClick={() => void join()}>
          {words.join}
        </Button>
      </div>
    </>
  );
}
