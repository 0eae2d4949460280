import { useRef, useState } from 'react';
import { Alert } from '../../../design/Alert.tsx';
import { Button } from '../../../design/Button.tsx';
import { Code } from '../../../design/Code.tsx';
import { FactList } from '../../../design/FactList.tsx';
import { Section } from '../../../design/Section.tsx';
import { Skeleton } from '../../../design/Skeleton.tsx';
import { readFragment } from '../../../platform/graph/readFragment.ts';
import { write } from '../../../platform/graph/write.ts';
import { TechnicalText } from '../../../platform/text/TechnicalText.tsx';
import { SheetFields } from '../../products/index.ts';
import {
  type EntryEditor_EntryFragment as Entry,
  UpdateSupplierProductPropertiesDocument,
} from './EntryEditor.generated.ts';
import { EntryPartFrame } from './EntryPartFrame.tsx';
import { type EntrySheet, type Product, useEntrySheet } from './entrySheet.ts';
import { entryMessages } from './messages.ts';
import { PlainProduct } from './plain/PlainProduct.tsx';
import { PlainProperties } from './plain/PlainProperties.tsx';
import { ProductDialog } from './ProductDialog.tsx';
import { isReviewed } from './isReviewed.ts';
import { propertiesPart, readable, sheetOfTyped, textOf } from './propertiesForm.ts';
import { useEntryPart } from './useEntryPart.ts';
import type { EntryWriting } from './useEntryWriting.ts';

const words = entryMessages.specification;
const title = entryMessages.part.specification;

interface SpecificationProps {
  writing: EntryWriting;
  isOpen: boolean;
  /** The company that sells it. */
  customerId: string | null | undefined;
}

/** What the catalogue says of the product that is sold, and what its seller states beside that. */
export function SpecificationPart(props: SpecificationProps) {
  const { entry } = props.writing;
  const sheet = useEntrySheet(entry);
  if (sheet && sheet.open.length > 0)
    return <Properties key={`${entry.baseProductId} ${sheet.open.length}`} sheet={sheet} {...props} />;
  return (
    <Section id="specification" title={title}>
      {sheet && <BaseProduct product={sheet.product} {...props} />}
      {sheet === null && <Alert kind="warning">{words.failed}</Alert>}
      {sheet === undefined && <Skeleton label={words.loading} />}
      {sheet && <p className="mt-4 text-muted">{words.allStated}</p>}
    </Section>
  );
}

/** One field for each thing that the category measures and the product does not state. */
function Properties({ sheet, ...props }: SpecificationProps & { sheet: EntrySheet }) {
  const { writing, isOpen } = props;
  const { open, units } = sheet;
  const isPublished = isReviewed(writing.entry.status);
  /** As they were sent last: refusals name them by their place. */
  const sent = useRef<readonly { propertyId: string }[]>([]);
  const { state, saving } = useEntryPart({
    part: propertiesPart(sheet, isPublished),
    labels: Object.fromEntries(open.map(({ id, name }) => [id, name])),
    writing,
    async send(properties, { id }: Entry, version) {
      sent.current = properties;
      const { ownSupplierProduct } = await write(UpdateSupplierProductPropertiesDocument, {
        input: { supplierProductId: id, version, properties },
      });
      return writing.took(readFragment<Entry>(ownSupplierProduct));
    },
    placeOf: (field, path) => sent.current[Number(/^properties\[(\d+)\]/.exec(path)?.[1])]?.propertyId ?? field,
    display: (id, text) =>
      readable(
        text,
        open.find((property) => property.id === id)!,
        units,
      ),
  });
  const typed = state.form.watch();
  return (
    <EntryPartFrame
      id="specification"
      title={title}
      state={state}
      saving={saving}
      isOpen={isOpen}
      before={<BaseProduct product={sheet.product} {...props} />}
      plain={isOpen && <PlainProperties entry={writing.entry} sheet={sheet} />}
    >
      <p className="max-w-[68ch] text-muted">{words.ownLead}</p>
      {isPublished && <p className="text-muted">{words.newOnesWait}</p>}
      <SheetFields
        properties={open}
        units={units}
        sheet={sheetOfTyped(typed)}
        problems={Object.fromEntries(state.problems.map(({ name, text }) => [name, text]))}
        change={(id, value) => state.form.setValue(id, textOf(value), { shouldDirty: true, shouldValidate: true })}
      />
    </EntryPartFrame>
  );
}

/** The product that is sold, which is the same for all who sell it, and the way to another one. */
function BaseProduct({ product, ...props }: SpecificationProps & { product: Product }) {
  const { writing, isOpen, customerId } = props;
  const [isChoosing, setChoosing] = useState(false);
  const { name, brandName, mpn, properties } = product;
  return (
    <div className="mb-6 flex flex-col gap-3">
      <p className="max-w-[68ch] text-muted">{words.lead}</p>
      <FactList
        facts={[
          { label: words.product, value: <TechnicalText>{name}</TechnicalText> },
          ...(brandName ? [{ label: words.brand, value: <bdi>{brandName}</bdi> }] : []),
          ...(mpn ? [{ label: words.code, value: <Code>{mpn}</Code> }] : []),
          ...properties.map((value) => ({ label: value.name, value: <Stated value={value} /> })),
        ]}
      />
      {isOpen && (
        <div className="flex flex-wrap items-center gap-3 noscript:hidden">
          <Button size="small" onClick={() => setChoosing(true)}>
            {words.another}
          </Button>
          <span className="text-[0.875rem] text-muted">{words.anotherHint}</span>
        </div>
      )}
      {isOpen && <PlainProduct entry={writing.entry} customerId={customerId} />}
      {isChoosing && <ProductDialog writing={writing} customerId={customerId} close={() => setChoosing(false)} />}
    </div>
  );
}

function Stated({
  value: { booleanValue, measure, number, text, enumValues },
}: {
  value: Product['properties'][number];
}) {
  if (typeof booleanValue === 'boolean') return booleanValue ? words.yes : words.no;
  const stated = measure ?? number;
  if (stated) return stated.text;
  return <TechnicalText>{text ?? enumValues.map(({ label }) => label).join(words.separator)}</TechnicalText>;
}
