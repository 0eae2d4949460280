import { useEffect, useState } from 'react';
import { Alert } from '../../../design/Alert.tsx';
import { Code } from '../../../design/Code.tsx';
import { FactList } from '../../../design/FactList.tsx';
import { Section } from '../../../design/Section.tsx';
import { Skeleton } from '../../../design/Skeleton.tsx';
import { ask } from '../../../platform/graph/ask.ts';
import { TechnicalText } from '../../../platform/text/TechnicalText.tsx';
import { EntryProductDocument, type EntryProductQuery } from './EntryEditor.generated.ts';
import { entryMessages } from './messages.ts';

const words = entryMessages.specification;

type Product = NonNullable<NonNullable<EntryProductQuery['viewer']>['baseProduct']>;
type Value = Product['properties'][number];

/** What the catalogue says of the product that is sold. */
export function SpecificationPart({ baseProductId }: { baseProductId: string }) {
  const [found, setFound] = useState<{ of: string; product: Product | null | undefined }>();
  useEffect(() => {
    let isWanted = true;
    ask(EntryProductDocument, { id: baseProductId }).then(
      ({ viewer }) => isWanted && setFound({ of: baseProductId, product: viewer?.baseProduct }),
      () => isWanted && setFound({ of: baseProductId, product: undefined }),
    );
    return () => void (isWanted = false);
  }, [baseProductId]);
  const isThere = found?.of === baseProductId;
  return (
    <Section id="specification" title={entryMessages.part.specification}>
      {isThere ? <Facts product={found.product} /> : <Skeleton label={words.loading} />}
    </Section>
  );
}

function Facts({ product }: { product: Product | null | undefined }) {
  if (!product) return <Alert kind="warning">{words.failed}</Alert>;
  const { name, brandName, mpn, properties } = product;
  return (
    <>
      <p className="mb-3 max-w-[68ch] text-muted">{words.lead}</p>
      <FactList
        facts={[
          { label: words.product, value: <TechnicalText>{name}</TechnicalText> },
          ...(brandName ? [{ label: words.brand, value: <bdi>{brandName}</bdi> }] : []),
          ...(mpn ? [{ label: words.code, value: <Code>{mpn}</Code> }] : []),
          ...properties.map((value) => ({ label: value.name, value: <Stated value={value} /> })),
        ]}
      />
      {properties.length === 0 && <p className="text-muted">{words.none}</p>}
    </>
  );
}

function Stated({ value: { booleanValue, measure, number, text, enumValues } }: { value: Value }) {
  if (typeof booleanValue === 'boolean') return booleanValue ? words.yes : words.no;
  const stated = measure ?? number;
  if (stated) return stated.text;
  return <TechnicalText>{text ?? enumValues.map(({ label }) => label).join(words.separator)}</TechnicalText>;
}
