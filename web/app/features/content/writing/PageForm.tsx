import { type ReactNode, useEffect, useState } from 'react';
import { Alert } from '../../../design/Alert.tsx';
import { Button } from '../../../design/Button.tsx';
import { Checkbox } from '../../../design/Checkbox.tsx';
import { CheckboxGroup } from '../../../design/CheckboxGroup.tsx';
import { Select } from '../../../design/Select.tsx';
import { TextArea } from '../../../design/TextArea.tsx';
import { TextField } from '../../../design/TextField.tsx';
import { Form } from '../../../platform/forms/Form.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import { refusalText } from '../../../platform/forms/refusal.ts';
import { type FormState, useForm } from '../../../platform/forms/useForm.ts';
import { ask } from '../../../platform/graph/ask.ts';
import { GraphError } from '../../../platform/graph/GraphError.ts';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { notify } from '../../../platform/notify/notify.ts';
import type { BlockKind } from '../../../platform/graph/types.generated.ts';
import { onDemand } from '../../../platform/site/onDemand.tsx';
import { FileField, IMAGE_TYPES } from '../../files/index.ts';
import { findSuppliers } from '../editor/CardField.tsx';
import { bodyOf, writtenBody } from '../editor/editedBlock.ts';
import type { LookupRow } from '../editor/Lookup.tsx';
import { ChosenField } from './Chosen.tsx';
import { writingMessages as words } from './messages.ts';
import {
  PageCategoriesDocument,
  type PageForm_PageFragment,
  type PageForm_TypeFragment,
  PageLabelsDocument,
} from './PageForm.generated.ts';
import { blockOf, displayPage, pageSchema, placeOfField, storedPage, type TypedPage, valuesOf } from './pageForm.ts';

const BlockEditor = onDemand(async () => (await import('../editor/BlockEditor.tsx')).BlockEditor);

export interface PageFormProps {
  /** The page to change; a new one without. */
  page: (Masked<PageForm_PageFragment> & { id: string }) | undefined;
  types: readonly Masked<PageForm_TypeFragment>[];
  /** Whether an editor of the site writes, who decides more than a seller. */
  isEditor: boolean;
  kinds?: readonly BlockKind[];
  save(typed: TypedPage, version: number | undefined): Promise<Masked<PageForm_PageFragment> | undefined>;
  /** What is stored by now. */
  reload?(): Promise<Masked<PageForm_PageFragment> | undefined>;
  /** Whether it cannot be changed now; what was typed until then stays. */
  isLocked?: boolean;
  /** Stands in the place of the form that cannot be used. */
  children?: ReactNode;
}

async function findLabels(key: string, overtaken: AbortSignal): Promise<LookupRow[]> {
  const { contentLabels } = await ask(PageLabelsDocument, { key }, overtaken);
  return (contentLabels?.nodes ?? []).map(({ id, title }) => ({ id, label: title, detail: '' }));
}
export async function findCategories(key: string, overtaken: AbortSignal): Promise<LookupRow[]> {
  const { categories } = await ask(PageCategoriesDocument, { key }, overtaken);
  return (categories?.nodes ?? []).map(({ id, name }) => ({ id, label: name, detail: '' }));
}

/** Writes a page. Where it cannot be changed any more, the form stays for as long as it holds what nobody has saved. */
export function PageForm({ children, ...props }: PageFormProps) {
  const [isDirty, setDirty] = useState(false);
  return props.isLocked && !isDirty ? children : <PageFields {...props} tellDirty={setDirty} />;
}

type PageFieldsProps = Omit<PageFormProps, 'children'> & { tellDirty(isDirty: boolean): void };

/** Its text block by block, and what stands around it. */
function PageFields({ tellDirty, ...props }: PageFieldsProps) {
  const { page, types: masked, isEditor, kinds, save, reload, isLocked = false } = props;
  const types = readFragment<PageForm_TypeFragment>(masked);
  const [blockErrors, setBlockErrors] = useState<Record<number, string>>({});
  const [isSent, setSent] = useState(false);
  const state: FormState<TypedPage> = useForm({
    schema: pageSchema,
    stored: storedPage(page),
    labels: words.labels,
    words: { conflict: words.conflict },
    placeOf: placeOfField,
    display: (name, value) =>
      displayPage(state.form.getValues(), new Map(types.map(({ id, title }) => [id, title])))(name, value),
    async save(typed, version) {
      setBlockErrors({});
      try {
        const saved = await save(typed, version);
        notify('success', words.saved);
        if (saved) return storedPage(saved);
        setSent(true);
      } catch (error) {
        if (error instanceof GraphError) setBlockErrors(errorsOfBlocks(error));
        throw error;
      }
      return undefined;
    },
    ...(reload && {
      async reload() {
        const now = await reload();
        return now && storedPage(now);
      },
    }),
  });
  const { field, form, pending } = state;
  const { isDirty } = form.formState;
  useEffect(() => tellDirty(isDirty), [isDirty, tellDirty]);
  const put = (name: keyof TypedPage) => (value: string) =>
    form.setValue(name, value, { shouldDirty: true, shouldValidate: form.formState.submitCount > 0 });
  return (
    <Form
      state={isLocked ? { ...state, conflict: undefined } : state}
      label={page ? words.labels.body : words.newTitle}
      isSent={isSent}
    >
      {isLocked && <Locked discard={() => form.reset()} />}
      <TextField {...field('title')} requiredLabel={formMessages.required} maxLength={120} dir="auto" />
      <Select
        {...field('contentTypeId')}
        requiredLabel={formMessages.required}
        options={typeOptions(types, form.watch('contentTypeId'))}
      />
      <TextArea {...field('summary')} hint={words.hints.summary} rows={3} maxLength={400} />
      <BlockEditor
        blocks={bodyOf(form.watch('body'))}
        onChange={(blocks) => put('body')(blocks.length > 0 ? writtenBody(blocks) : '')}
        errors={blockErrors}
        {...(kinds && { kinds })}
      />
      <Around state={state} page={page} put={put} />
      {isEditor && <OfEditors state={state} put={put} />}
      <div>
        <Button type="submit" variant="primary" pending={pending} disabled={isLocked}>
          {words.save}
        </Button>
      </div>
    </Form>
  );
}

/** Somebody else brought the page to where it cannot be changed. */
const Locked = ({ discard }: { discard(): void }) => (
  <div role="alert">
    <Alert kind="warning">
      <p>{words.locked}</p>
      <div className="mt-3">
        <Button onClick={discard}>{words.dropTyped}</Button>
      </div>
    </Alert>
  </div>
);

/** The types that can be chosen; one that no longer can stays chosen until another is. */
function typeOptions(types: readonly PageForm_TypeFragment[], chosen: string) {
  const labelOf = ({ title, level }: PageForm_TypeFragment) => `${'– '.repeat(Math.max(0, level - 1))}${title}`;
  const options = types.flatMap((type) => {
    if (type.isActive) return [{ value: type.id, label: labelOf(type) }];
    return type.id === chosen ? [{ value: type.id, label: words.inactiveType(labelOf(type)) }] : [];
  });
  const isKnown = chosen === '' || options.some(({ value }) => value === chosen);
  const former = isKnown ? [] : [{ value: chosen, label: words.formerType }];
  return [{ value: '', label: words.choose }, ...options, ...former];
}

/** What is wrong in each block, by its place. */
function errorsOfBlocks({ data }: GraphError): Record<number, string> {
  const errors: Record<number, string> = {};
  for (const problem of data.fields ?? []) {
    const place = blockOf(problem.field);
    if (place !== undefined) errors[place] ??= refusalText(problem);
  }
  return errors;
}

interface PartProps {
  state: FormState<TypedPage>;
  put(name: keyof TypedPage): (value: string) => void;
}

/** What stands around the text of every page. */
function Around({ state, page: masked, put }: PartProps & Pick<PageFormProps, 'page'>) {
  const { field, form } = state;
  const cover = readFragment<PageForm_PageFragment>(masked)?.cover;
  const stored = cover && {
    id: cover.fileId,
    shown: <img src={cover.url.replace(/\d+$/, '320')} alt={cover.altText} className="max-h-40 rounded-card" />,
  };
  const chosen = (name: 'labels' | 'categories' | 'suppliers') => ({
    name,
    label: words.labels[name],
    hint: words.hints[name],
    error: field(name).error,
    value: form.watch(name),
    onChange: put(name),
  });
  return (
    <>
      <FileField
        state={state}
        name="cover"
        hint={words.hints.cover}
        accept={IMAGE_TYPES}
        stored={stored ?? undefined}
      />
      <TextField {...field('coverAlt')} maxLength={200} dir="auto" />
      <ChosenField {...chosen('labels')} most={8} find={findLabels} />
      <ChosenField {...chosen('categories')} most={10} find={findCategories} />
      <ChosenField {...chosen('suppliers')} most={5} find={findSuppliers} />
      <TextField {...field('authorName')} maxLength={60} dir="auto" />
      <TextField {...field('slug')} hint={words.hints.slug} maxLength={120} dir="auto" />
    </>
  );
}

const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** What editors of the site decide. */
function OfEditors({ state: { field, form }, put }: PartProps) {
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-2 font-bold">{words.more}</legend>
      <TextField {...field('uniquePageName')} hint={words.hints.uniquePageName} maxLength={60} dir="ltr" />
      <CheckboxGroup
        name="platforms"
        legend={words.labels.platforms}
        options={optionsOf(words.platforms)}
        values={valuesOf(form.watch('platforms'))}
        onChange={(values) => put('platforms')(values.join())}
        error={field('platforms').error}
      />
      <CheckboxGroup
        name="placements"
        legend={words.labels.placements}
        options={optionsOf(words.placements)}
        values={valuesOf(form.watch('placements'))}
        onChange={(values) => put('placements')(values.join())}
        error={field('placements').error}
      />
      <Select {...field('comments')} options={optionsOf(words.comments)} />
      <TextField {...field('consentVersion')} hint={words.hints.consentVersion} maxLength={20} dir="ltr" />
      <TextField {...field('seoTitle')} maxLength={60} dir="auto" />
      <TextField {...field('seoDescription')} maxLength={160} dir="auto" />
      <Checkbox
        label={words.noindex}
        checked={form.watch('noindex') !== ''}
        onChange={({ currentTarget }) => put('noindex')(currentTarget.checked ? 'yes' : '')}
      />
    </fieldset>
  );
}
