import { Code } from '../../../design/Code.tsx';
import { forPeople } from '../../../platform/errors/forPeople.ts';
import type { FieldProblem } from '../../../platform/graph/GraphError.ts';
import { refusedWords as words } from './messages.ts';

/** What in the address was refused, and the rule in words for people. */
export function RefusedFields({ fields }: { fields: FieldProblem[] }) {
  if (fields.length === 0) return null;
  return (
    <span className="block">
      {fields.map(({ field, code, message }) => (
        <span className="block" key={field + code}>
          {field && <Code>{field}</Code>} {forPeople(message) ?? words[code] ?? words.other}
        </span>
      ))}
    </span>
  );
}
