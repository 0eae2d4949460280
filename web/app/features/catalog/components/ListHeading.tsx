import { Code } from '../../../design/Code.tsx';

interface ListHeadingProps {
  title: string;
  /** Name in the technical literature. */
  scientificName?: string | null;
  /** How much there is; read aloud whenever it changes. */
  total: string;
}

/** Name of a list and how long it is. */
export function ListHeading({ title, scientificName, total }: ListHeadingProps) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-4">
      <h1>{title}</h1>
      {scientificName && (
        <Code tone="plain" className="text-muted">
          {scientificName}
        </Code>
      )}
      <p role="status" className="text-muted">
        {total}
      </p>
    </div>
  );
}
