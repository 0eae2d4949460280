import { Button } from '../../../design/Button.tsx';
import { Lookup, type LookupRow } from '../editor/Lookup.tsx';
import { writingMessages as words } from './messages.ts';
import { type Chosen, listOf, writtenList } from './pageForm.ts';

interface ChosenFieldProps {
  name: string;
  label: string;
  hint: string;
  error: string | undefined;
  value: string;
  most: number;
  find(key: string, overtaken: AbortSignal): Promise<LookupRow[]>;
  onChange(value: string): void;
}

/** Several things, each chosen by its name and taken away by its button. */
export function ChosenField({ name, label, hint, error, value, most, find, onChange }: ChosenFieldProps) {
  const chosen = listOf(value);
  const put = (list: readonly Chosen[]) => onChange(writtenList(list));
  return (
    <div data-field={name} className="flex flex-col gap-2">
      {chosen.length > 0 && (
        <ul aria-label={label} className="flex flex-wrap gap-2">
          {chosen.map(({ id, name: shown }) => (
            <li key={id}>
              <Button
                size="small"
                icon="x"
                aria-label={words.take(shown)}
                onClick={() => put(chosen.filter((each) => each.id !== id))}
              >
                {shown}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {chosen.length < most && (
        <Lookup
          label={label}
          hint={hint}
          error={error}
          find={find}
          choose={({ id, label: shown }) => put([...chosen.filter((each) => each.id !== id), { id, name: shown }])}
        />
      )}
    </div>
  );
}
