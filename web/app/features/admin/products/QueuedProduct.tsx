import { Button } from '../../../design/Button.tsx';
import { Card } from '../../../design/Card.tsx';
import { Code } from '../../../design/Code.tsx';
import { FactList } from '../../../design/FactList.tsx';
import { StateBadge } from '../../../design/StateBadge.tsx';
import { baseProductPath } from '../../../paths.ts';
import { formatDate } from '../../../platform/numbers/dates.ts';
import { TechnicalText } from '../../../platform/text/TechnicalText.tsx';
import { productQueueMessages as words } from './messages.ts';
import { type Act, countsText, type Match } from './ProductDecision.tsx';
import type {
  ProductQueue_LabelsFragment as Labels,
  ProductQueue_ProductFragment as Product,
} from './ProductQueue.generated.ts';

const decisions = ['PUBLISH', 'REJECT'] as const;

interface QueuedProductProps {
  product: Product;
  labels: Labels;
  act(act: Act): void;
}

/** A base product with everything that staff decide it by. */
export function QueuedProduct({ product, labels, act }: QueuedProductProps) {
  const { name, status, submittedAt, reason, allowedActions, review } = product;
  return (
    <Card className="flex flex-col gap-3">
      <div className="min-w-0">
        <h2 className="text-[1.125rem] font-medium [overflow-wrap:anywhere]">
          <TechnicalText>{name}</TechnicalText>
        </h2>
        <p className="mt-1 flex flex-wrap items-center gap-2 text-muted">
          <StateBadge states={labels.productStates?.values} value={status} />
          {submittedAt && <span>{words.since(formatDate(submittedAt))}</span>}
        </p>
      </div>
      {reason && (
        <p className="text-muted" dir="auto">
          {reason}
        </p>
      )}
      <FactList facts={factsOf(product)} />
      {review?.isOwn && <p className="text-muted">{words.own}</p>}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {decisions
          .filter((decision) => allowedActions.includes(decision))
          .map((decision) => (
            <Button
              key={decision}
              variant={decision === 'PUBLISH' ? 'primary' : 'secondary'}
              onClick={() => act({ of: product, decision })}
              aria-label={words.decide[decision].title(name)}
            >
              {words.decide[decision].action}
            </Button>
          ))}
      </div>
      {allowedActions.includes('MERGE') && (review?.matches.length ?? 0) > 0 && (
        <Likely product={product} labels={labels} act={act} />
      )}
    </Card>
  );
}

/** Others that it may be the same as; it can be merged into those that are published. */
function Likely({ product, labels, act }: QueuedProductProps) {
  return (
    <section aria-label={words.matches} className="border-t border-border pt-3">
      <h3 className="mb-2 font-medium">{words.matches}</h3>
      <ul className="flex flex-col">
        {(product.review?.matches ?? []).map((match) => (
          <li
            key={match.baseProductId}
            className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-border py-2 first:border-0"
          >
            <MatchName match={match} />
            <span className="text-muted">{whyOf(match, labels)}</span>
            {match.status === 'PUBLISHED' && (
              <Button
                onClick={() => act({ of: product, into: match })}
                aria-label={words.merge.title(product.name, match.name)}
              >
                {words.merge.action}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function MatchName({ match: { baseProductId: id, name, slug, status, mpn } }: { match: Match }) {
  return (
    <span className="min-w-0 flex-1 basis-60">
      {status === 'PUBLISHED' ? (
        <a className="link inline-flex items-center pointer-coarse:min-h-11" href={baseProductPath({ id, slug })}>
          <TechnicalText>{name}</TechnicalText>
        </a>
      ) : (
        <TechnicalText>{name}</TechnicalText>
      )}{' '}
      {mpn && <Code>{mpn}</Code>}
    </span>
  );
}

function whyOf({ reasons }: Match, labels: Labels): string {
  const known = new Map(labels.matchReasons?.values.map(({ value, displayFa }) => [value, displayFa]));
  const why = reasons.flatMap((reason) => (reason ? (known.get(reason) ?? []) : []));
  return why.length > 0 ? words.because(why.join(words.separator)) : '';
}

function factsOf(product: Product) {
  const { brandName, mpn, gtin, categoryName, description, properties, review } = product;
  const fact = (label: string, value: string | null | undefined) =>
    value ? [{ label, value: <bdi>{value}</bdi> }] : [];
  const code = (label: string, value: string | null | undefined) =>
    value ? [{ label, value: <Code>{value}</Code> }] : [];
  return [
    ...fact(words.company, review?.customerName),
    ...fact(words.category, categoryName),
    ...fact(words.brand, brandName),
    ...code(words.code, mpn),
    ...code(words.gtin, gtin),
    ...properties.map((value) => ({ label: value.name, value: <Stated value={value} /> })),
    ...fact(words.description, description),
    ...fact(words.stands, countsText(product)),
  ];
}

function Stated({ value }: { value: Product['properties'][number] }) {
  const { booleanValue, measure, number, text, enumValues } = value;
  if (typeof booleanValue === 'boolean') return booleanValue ? words.yes : words.no;
  const stated = measure ?? number;
  if (stated) return stated.text;
  return <TechnicalText>{text ?? enumValues.map(({ label }) => label).join(words.separator)}</TechnicalText>;
}
