import { LinkButton } from '../../../design/LinkButton.tsx';
import { formatDecimal } from '../../../platform/numbers/decimals.ts';
import { homeMessages as words } from './messages.ts';
import { exampleHref, type MeasureExample } from './measureExample.ts';

interface Range {
  value: string;
  maxValue: string;
  unit: { displayText: string };
}

const rangeText = ({ value, maxValue, unit }: Range) =>
  words.range(formatDecimal(value, 2), formatDecimal(maxValue, 2), unit.displayText);

interface MeasureExplainedProps {
  category: { id: string; name: string; slug: string };
  example?: MeasureExample | undefined;
}

/** How a list is narrowed by measure, with one range that really finds something. */
export function MeasureExplained({ category, example }: MeasureExplainedProps) {
  return (
    <div className="grid gap-4 rounded-card border border-border bg-surface p-4 md:p-6 lg:grid-cols-2">
      <ol className="list-inside list-[persian] space-y-2">
        {words.measureSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {example && (
        <div className="flex flex-col items-start gap-3">
          <p className="text-muted">{words.exampleIs(rangeText(example), rangeText(example.other))}</p>
          <LinkButton href={exampleHref(category, example)} icon="ruler" variant="primary">
            {words.tryIt(category.name, example.property.name, rangeText(example))}
          </LinkButton>
        </div>
      )}
    </div>
  );
}
