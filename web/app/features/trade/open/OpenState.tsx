import { Alert } from '../../../design/Alert.tsx';
import { openMessages as words } from './messages.ts';
import type { OpenRequest_RequestFragment as Request } from './OpenRequest.generated.ts';

const placeOf: Record<string, string> = { merchantIds: 'sellers' };

/** What the own company said of it, and what it lacks. */
export function OpenState({ request }: { request: Request }) {
  const { status, reason, missing } = request;
  const fields: Record<string, string> = words.fields;
  return (
    <>
      {status === 'DRAFT' && reason && (
        <Alert kind="warning">
          <p dir="auto">{words.returned(reason)}</p>
        </Alert>
      )}
      <div aria-live="polite" className="empty:hidden">
        {missing.length > 0 ? (
          <Alert kind="info">
            <p>{words.missing}</p>
            <ul className="list-disc ps-5">
              {missing.map((name) => (
                <li key={name}>{fields[placeOf[name] ?? name] ?? name}</li>
              ))}
            </ul>
          </Alert>
        ) : (
          status === 'DRAFT' && <Alert kind="success">{words.complete}</Alert>
        )}
      </div>
    </>
  );
}
