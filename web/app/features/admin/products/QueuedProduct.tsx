import { type ReactNode, useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { Code } from '../../../design/Code.tsx';
import { baseProductPath } from '../../../paths.ts';
import { TechnicalText } from '../../../platform/text/TechnicalText.tsx';
import { fact, QueueFacts, QueueHead } from '../../staff/index.ts';
import { countsText } from './counts.ts';
import { productQueueMessages as words } from './messages.ts';
import { ProductChangeDialog } from './ProductChangeDialog.tsx';
import type {
  ProductQueue_LabelsFragment as Labels,
  ProductQueue_ProductFragment as Product,
} from './ProductQueue.generated.ts';

type Match = NonNullable<Product['review']>['matches'][number];

interface QueuedProductProps {
  product: Product;
  labels: Labels;
  decisions: ReactNode;
  /** A button for each product that it can be merged into, in their order. */
  merges: readonly ReactNode[];
}

/** The products that it may be the same as and can become one with: those that are published. */
export const mergeableInto = ({ allowedActions, review }: Product): readonly Match[] =>
  allowedActions.includes('MERGE') ? (review?.matches.filter(({ status }) => status === 'PUBLISHED') ?? []) : [];

/** A base product with everything that staff decide it by. */
export function QueuedProduct({ product, labels, decisions, merges }: QueuedProductProps) {
  const { name, status, submittedAt, reason, allowedActions, review } = product;
  return (
    <>
      <QueueHead name={name} status={status} states={labels.productStates?.values} since={submittedAt} />
      {reason && (
        <p className="text-muted" dir="auto">
          {reason}
        </p>
      )}
      <QueueFacts facts={factsOf(product)} />
      {decisions}
      {allowedActions.includes('CHANGE') && <Change product={product} />}
      {allowedActions.includes('MERGE') && (review?.matches.length ?? 0) > 0 && (
        <Likely product={product} labels={labels} merges={merges} />
      )}
    </>
  );
}

/** Needs script: its sheet is that of the category. */
function Change({ product }: { product: Product }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="noscript:hidden">
      <Button icon="pencil" onClick={() => setOpen(true)} aria-label={words.change.title(product.name)}>
        {words.change.action}
      </Button>
      {isOpen && <ProductChangeDialog product={product} close={() => setOpen(false)} />}
    </div>
  );
}

/** Others that it may be the same as; it can be merged into those that are published. */
function Likely({ product, labels, merges }: Omit<QueuedProductProps, 'decisions'>) {
  const into = mergeableInto(product);
  return (
    <div role="group" aria-label={words.matches} className="border-t border-border pt-3">
      <h3 className="mb-2 text-[1rem] font-medium">{words.matches}</h3>
      <ul className="flex flex-col">
        {(product.review?.matches ?? []).map((match) => (
          <li
            key={match.baseProductId}
            className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-border py-2 first:border-0"
          >
            <MatchName match={match} />
            <span className="text-muted">{whyOf(match, labels)}</span>
            {merges[into.indexOf(match)]}
          </li>
        ))}
      </ul>
    </div>
  );
}

function MatchName({ match: { baseProductId: id, name, slug, status, mpn } }: { match: Match }) {
  return (
    <span className="min-w-0 flex-1 basis-60">
      {status === 'PUBLISHED' ? (
        <a className="link inline-block pointer-coarse:py-2" href={baseProductPath({ id, slug })}>
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
