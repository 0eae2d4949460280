import { useEffect, useState } from 'react';
import { Alert } from '../../../design/Alert.tsx';
import { Select } from '../../../design/Select.tsx';
import { Skeleton } from '../../../design/Skeleton.tsx';
import { TextArea } from '../../../design/TextArea.tsx';
import { TextField } from '../../../design/TextField.tsx';
import { ask } from '../../../platform/graph/ask.ts';
import { entryMessages } from './messages.ts';
import {
  LeavesToProposeInDocument,
  SheetToProposeDocument,
  type SheetToProposeQuery,
} from './ProposalForm.generated.ts';
import type { Draft, Problems } from './proposal.ts';
import { SheetFields } from './SheetFields.tsx';

const words = entryMessages.proposal;
const QUIET_MS = 400;
const SHORTEST = 2;

type Leaf = { id: string; label: string };

interface ProposalFormProps {
  draft: Draft;
  problems: Problems;
  /** Categories of what was found, which are likely the right one. */
  near: readonly Leaf[];
  change(draft: Draft): void;
}

/** A product that the catalogue lacks: what it is called, where it belongs, and the sheet of that category. */
export function ProposalForm({ draft, problems, near, change }: ProposalFormProps) {
  const [key, setKey] = useState('');
  const leaves = useLeaves(key.trim(), near);
  const sheet = useSheet(draft.categoryId);
  const text = (field: 'name' | 'brandName' | 'mpn' | 'gtin' | 'description') => ({
    label: words.labels[field],
    value: draft[field],
    error: problems.fields[field],
    onChange: (event: { target: { value: string } }) => change({ ...draft, [field]: event.target.value }),
  });
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-[68ch] text-muted">{words.lead}</p>
      <TextField {...text('name')} hint={words.nameHint} maxLength={160} dir="auto" requiredLabel={words.required} />
      <div className="grid gap-4 sm:grid-cols-3">
        <TextField {...text('brandName')} maxLength={80} dir="auto" />
        <TextField {...text('mpn')} maxLength={60} dir="ltr" />
        <TextField {...text('gtin')} maxLength={20} dir="ltr" inputMode="numeric" />
      </div>
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
          requiredLabel={words.required}
          error={problems.fields.categoryId}
          value={draft.categoryId}
          options={[
            { value: '', label: words.chooseCategory },
            ...leaves.map(({ id, label }) => ({ value: id, label })),
          ]}
          onChange={(event) => change({ ...draft, categoryId: event.target.value, sheet: {} })}
        />
      </div>
      <TextArea {...text('description')} maxLength={2000} dir="auto" />
      {draft.categoryId !== '' && sheet === undefined && <Skeleton label={words.loading} />}
      {sheet === null && <Alert kind="warning">{words.noSheet}</Alert>}
      {sheet && (
        <SheetFields
          properties={sheet.category?.properties ?? []}
          units={new Map(sheet.measurementQuantities?.map(({ id, units }) => [id, units]))}
          sheet={draft.sheet}
          problems={problems.properties}
          change={(propertyId, typed) =>
            change({
              ...draft,
              properties: sheet.category?.properties ?? [],
              sheet: { ...draft.sheet, [propertyId]: typed },
            })
          }
        />
      )}
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
      ask(LeavesToProposeInDocument, { searchKey: key }, overtaken.signal).then(
        ({ categories }) =>
          overtaken.signal.aborted ||
          setFound(
            (categories?.nodes ?? [])
              .filter(({ isLeaf }) => isLeaf)
              .map(({ id, name, breadcrumb }) => ({
                id,
                label:
                  (breadcrumb ?? [])
                    .slice(-2)
                    .map((each) => each.name)
                    .join(words.under) || name,
              })),
          ),
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

/** The sheet of a category; undefined while it is asked for, null when it could not be had. */
function useSheet(categoryId: string): SheetToProposeQuery | null | undefined {
  const [held, setHeld] = useState<{ of: string; sheet: SheetToProposeQuery | null }>();
  useEffect(() => {
    if (!categoryId) return;
    let isWanted = true;
    ask(SheetToProposeDocument, { categoryId }).then(
      (sheet) => isWanted && setHeld({ of: categoryId, sheet }),
      () => isWanted && setHeld({ of: categoryId, sheet: null }),
    );
    return () => void (isWanted = false);
  }, [categoryId]);
  return held?.of === categoryId ? held.sheet : undefined;
}
