import { Alert } from '../../../design/Alert.tsx';
import { Button } from '../../../design/Button.tsx';
import { useRefused } from '../../../platform/forms/plain/refusedPart.ts';
import { ServerForm, type ServerForms } from '../../../platform/forms/plain/ServerForm.tsx';
import type { RefusedBasket } from './actions.ts';
import { basketMessages as words } from './messages.ts';
import { forms } from './names.ts';

type RemovedLine = Record<string, string>;

/** The line that an address says was just removed; undefined where it says none. */
export function removedLine(text: string | null): RemovedLine | undefined {
  if (text === null) return undefined;
  try {
    const line: unknown = JSON.parse(text);
    if (typeof line !== 'object' || line === null) return undefined;
    return Object.fromEntries(
      Object.entries(line).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return undefined;
  }
}

/** Says that a line is gone, and puts it back on wish. */
export function Removed({ line, serverForms }: { line: RemovedLine; serverForms: ServerForms }) {
  const failure = useRefused<RefusedBasket>(forms.restore, '')?.failure;
  return (
    <Alert kind={failure ? 'error' : 'info'}>
      <ServerForm
        forms={serverForms}
        name={forms.restore}
        label={words.restore}
        hidden={line}
        className="flex flex-wrap items-center gap-3"
      >
        <span>{failure ?? words.removed}</span>
        <Button type="submit" size="small">
          {words.restore}
        </Button>
      </ServerForm>
    </Alert>
  );
}
