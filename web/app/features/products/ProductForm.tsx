import { useEffect, useEffectEvent, useState } from 'react';
import { Alert } from '../../design/Alert.tsx';
import { Select } from '../../design/Select.tsx';
import { Skeleton } from '../../design/Skeleton.tsx';
import { TextArea } from '../../design/TextArea.tsx';
import { TextField } from '../../design/TextField.tsx';
import { formMessages } from '../../platform/forms/messages.ts';
import { ask } from '../../platform/graph/ask.ts';
import { productFormMessages as words } from './messages.ts';
import {
  LeavesForProductDocument,
  SheetOfCategoryDocument,
  type SheetOfCategoryQuery,
} from './ProductForm.generated.ts';
import type { ProductDraft, ProductProblems } from './productDraft.ts';
import { type Leaf, leavesIn } from './leaves.ts';
import { SheetFields } from './SheetFields.tsx';
import type { SheetProperty } from './sheetInput.ts';

const QUIET_MS = 400;
const SHORTEST = 2;

type TextOf = Exclude<keyof ProductDraft, 'categoryId' | 'properties' | 'sheet'>;

interface ProductFormProps {
  draft: ProductDraft;
  problems: ProductProblems;
  /** Categories that are likely the right one. */
  near: readonly Leaf[];
  /** Whether it stays in its category, which is the first of those near. */
  isCategoryFixed?: boolean;
  change(next: (draft: ProductDraft) => ProductDraft): void;
}

/** A base product: what it is called, where it belongs, and the sheet of that category. */
export function ProductForm({ draft, problems, near, isCategoryFixed = false, change }: ProductFormProps) {
  const { categoryId } = draft;
  const sheet = useSheet(categoryId, (properties) =>
    change((typed) => (typed.categoryId === categoryId ? { ...typed, properties } : typed)),
  );
  const text = (field: TextOf) => ({
    label: words.labels[field],
    value: draft[field],
    error: problems.fields[field],
    onChange: ({ target: { value } }: { target: { value: string } }) =>
      change((typed) => ({ ...typed, [field]: value })),
  });
  return (
    <div className="flex flex-col gap-4">
      <TextField
        {...text('name')}
        hint={words.nameHint}
        maxLength={160}
        dir="auto"
        requiredLabel={formMessages.required}
      />
      <div className="grid gap-4 sm:grid-cols-3">
        <TextField {...text('brandName')} maxLength={80} dir="auto" />
        <TextField {...text('mpn')} maxLength={60} dir="ltr" />
        <TextField {...text('gtin')} maxLength={20} dir="ltr" inputMode="numeric" />
      </div>
      {isCategoryFixed ? (
        <p className="text-muted">
          {near[0]?.label}: {words.categoryFixed}
        </p>
      ) : (
        <CategoryChoice
          near={near}
          value={categoryId}
          error={problems.fields.categoryId}
          choose={(id) =>
            change((typed) =>
              typed.categoryId === id ? typed : { ...typed, categoryId: id, properties: undefined, sheet: {} },
            )
          }
        />
      )}
      <TextArea {...text('description')} maxLength={2000} dir="auto" />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField {...text('scientificName')} hint={words.scientificHint} maxLength={160} dir="auto" />
        <TextArea {...text('standards')} hint={words.standardsHint} maxLength={600} rows={3} dir="auto" />
      </div>
      {categoryId !== '' && sheet === undefined && <Skeleton label={words.loading} />}
      {sheet === null && <Alert kind="warning">{words.noSheet}</Alert>}
      {sheet && (
        <SheetFields
          properties={sheet.category?.properties ?? []}
          units={new Map(sheet.measurementQuantities?.map(({ id, units }) => [id, units]))}
          sheet={draft.sheet}
          problems={problems.properties}
          change={(propertyId, value) =>
            change((typed) => ({ ...typed, sheet: { ...typed.sheet, [propertyId]: value } }))
          }
        />
      )}
    </div>
  );
}

type CategoryChoiceProps = {
  near: readonly Leaf[];
  value: string;
  error: string | undefined;
  choose(id: string): void;
};

function CategoryChoice({ near, value, error, choose }: CategoryChoiceProps) {
  const [key, setKey] = useState('');
  const leaves = useLeaves(key.trim(), near);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label={words.categoryKey}
        hint={words.categoryHint}
        type="search"
        value={key}
        maxLength={100}
        dir="auto"
        autoComplete="off"
        onChange={(event) => setKey(event.target.value)}
      />
      <Select
        label={words.category}
        requiredLabel={formMessages.required}
        error={error}
        value={value}
        options={[{ value: '', label: words.chooseCategory }, ...leaves.map(({ id, label }) => ({ value: id, label }))]}
        onChange={(event) => choose(event.target.value)}
      />
    </div>
  );
}

/** Leaf categories whose name has what is typed, and those near by. */
function useLeaves(key: string, near: readonly Leaf[]): Leaf[] {
  const [found, setFound] = useState<Leaf[]>([]);
  useEffect(() => {
    if (key.length < SHORTEST) return;
    const overtaken = new AbortController();
    const timer = setTimeout(() => {
      ask(LeavesForProductDocument, { searchKey: key }, overtaken.signal).then(
        ({ categories }) => overtaken.signal.aborted || setFound(leavesIn({ categories })),
        () => undefined,
      );
    }, QUIET_MS);
    return () => {
      clearTimeout(timer);
      overtaken.abort();
    };
  }, [key]);
  return [...new Map([...near, ...found].map((leaf) => [leaf.id, leaf])).values()];
}

type Sheet = SheetOfCategoryQuery;

/** The sheet of a category; undefined while it is asked for, null when it could not be had. @param told is told once what is measured in it */
function useSheet(categoryId: string, told: (properties: readonly SheetProperty[]) => void): Sheet | null | undefined {
  const [held, setHeld] = useState<{ of: string; sheet: Sheet | null }>();
  const toldNow = useEffectEvent(told);
  useEffect(() => {
    if (!categoryId) return;
    let isWanted = true;
    const hold = (sheet: Sheet | null) => {
      if (!isWanted) return;
      setHeld({ of: categoryId, sheet });
      if (sheet?.category) toldNow(sheet.category.properties ?? []);
    };
    ask(SheetOfCategoryDocument, { categoryId }).then(hold, () => hold(null));
    return () => void (isWanted = false);
  }, [categoryId]);
  return held?.of === categoryId ? held.sheet : undefined;
}
