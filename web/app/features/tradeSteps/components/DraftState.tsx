import { Alert } from '../../../design/Alert.tsx';
import { fieldsToMend, waitsOf } from './missing.ts';

interface DraftStateProps {
  request: { status: string; reason: string | null; missing: Parameters<typeof fieldsToMend>[0] };
  words: { returned(reason: string): string; missing: string; complete: string };
  /** How one of the things is called that it lacks. */
  nameOf(field: string): string;
  /** Leads to its field, where script does that. */
  goTo?: ((field: string) => void) | undefined;
}

/** Why a draft came back, and what it lacks. */
export const DraftState = ({ request: { status, reason, missing }, words, nameOf, goTo }: DraftStateProps) => (
  <>
    {status === 'DRAFT' && reason && (
      <Alert kind="warning">
        <p dir="auto">{words.returned(reason)}</p>
      </Alert>
    )}
    <div aria-live="polite" className="empty:hidden">
      {fieldsToMend(missing).length > 0 ? (
        <Alert kind="info">
          <p>{words.missing}</p>
          <ul className="list-disc ps-5">
            {fieldsToMend(missing).map((name) => (
              <li key={name}>
                {goTo ? (
                  <button type="button" className="link text-start pointer-coarse:min-h-11" onClick={() => goTo(name)}>
                    {nameOf(name)}
                  </button>
                ) : (
                  nameOf(name)
                )}
              </li>
            ))}
          </ul>
        </Alert>
      ) : (
        status === 'DRAFT' && missing.length === 0 && <Alert kind="success">{words.complete}</Alert>
      )}
      {waitsOf(missing).length > 0 && (
        <Alert kind="warning">
          {waitsOf(missing).map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Alert>
      )}
    </div>
  </>
);
