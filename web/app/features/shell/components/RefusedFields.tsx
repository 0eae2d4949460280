import { Code } from '../../../design/Code.tsx';
import type { FieldProblem } from '../../../platform/graph/GraphError.ts';

/** What in the address was refused and by which rule; codes as they are, for whoever built the link. */
export function RefusedFields({ fields }: { fields: FieldProblem[] }) {
  if (fields.length === 0) return null;
  return (
    <span className="block">
      {fields.map(({ field, code, message }) => (
        <span className="block" key={field + code}>
          <Code>{field}</Code> {message ?? <Code>{code}</Code>}
        </span>
      ))}
    </span>
  );
}
