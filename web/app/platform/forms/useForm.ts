import { useRef, useState } from 'react';
import { valibotResolver } from '@hookform/resolvers/valibot';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  useForm as useHookForm,
  type UseFormReturn,
} from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { GraphError } from '../graph/GraphError.ts';
import { afterPress } from './afterPress.ts';
import { changedFields, type Changed } from './conflict.ts';
import { focusField } from './focusField.ts';
import { formMessages } from './messages.ts';
import { changedIn } from './keptForm.ts';
import { type Keeping, useKept } from './useKept.ts';
import { failureOf, type FormFailure, refusedAt } from './refusal.ts';

/** What is stored: the version is sent along, so that nobody overwrites what they have not seen. */
export interface Stored<Typed> {
  version?: number;
  values: Typed;
}

interface FormOptions<Typed extends FieldValues, Values> {
  /** Reads what was typed; its messages are what a person reads (rules.ts). */
  schema: GenericSchema<Typed, Values>;
  stored: Stored<Typed>;
  /** The label of each field by its name. */
  labels: Record<string, string> | ((typed: Typed) => Record<string, string>);
  /** Sends the read values; rejects with a GraphError. A form that stays open goes on from what is stored then. */
  save(values: Values, version: number | undefined): Promise<Stored<Typed> | void>;
  /** What is stored by now, asked when another version is; needed where `save` can meet one. Undefined where nothing is any more. */
  reload?(): Promise<Stored<Typed> | undefined>;
  /** How a stored value reads where it is not text itself. */
  display?(name: string, value: string): string;
  /** Where a field of the api is in this form, when the names differ: `person.firstName` is `firstName`. Of a list's member `path` has its place. */
  placeOf?(field: string, path: string): string;
  /** A long form keeps what nobody has saved, over reloads. */
  kept?: Keeping;
  /** What was typed during a save, as it goes on from what is stored then: keys of lines may be other ones. */
  typedSince?(changed: Partial<Typed>, sent: Typed, saved: Typed): Partial<Typed>;
  /** What this form says instead of the usual words: that somebody else saved first, that nothing was saved. */
  words?: { conflict?: string; failed?: string };
}

/** A form in use, as Form.tsx takes it. */
export interface FormState<Typed extends FieldValues> {
  form: UseFormReturn<Typed, unknown, never>;
  submit(event?: { preventDefault(): void }): Promise<void>;
  labels: Record<string, string>;
  /** What was typed earlier and came back. */
  kept: { isRestored: boolean; discard(): void; forget(): void };
  pending: boolean;
  failure: FormFailure | undefined;
  /** Somebody else saved first: what is different, and the two ways on. */
  conflict: { text: string | undefined; changed(): Changed[]; keepMine(): void; takeTheirs(): void } | undefined;
  /** What a TextField or Select takes of the form. */
  field(name: Path<Typed>): ReturnType<UseFormReturn<Typed>['register']> & {
    label: string;
    error: string | undefined;
    /** What is stored, for the server's page: the form fills its fields when it is alive. */
    defaultValue: string | undefined;
  };
  /** Every broken rule with the name of its field. */
  problems: { name: string; text: string }[];
}

/**
 * A form is a schema, fields and one submit. What the server refuses lands on the field it names; every other failure is
 * told above the form; nothing that was typed is lost.
 */
export function useForm<Typed extends FieldValues, Values>(options: FormOptions<Typed, Values>): FormState<Typed> {
  const { schema, save, reload, display, placeOf = (field) => field, words = {} } = options;
  const { base, over, goOnFrom, goOnOver } = useBase(options.stored);
  const [now, setNow] = useState<Stored<Typed>>();
  const [failure, setFailure] = useState<FormFailure>();
  const form = useHookForm<Typed, unknown, Values>({
    resolver: valibotResolver(schema as never) as never,
    defaultValues: base.values as DefaultValues<Typed>,
    mode: 'onTouched',
    // All that is wrong is told at once: rules over several fields are asked beside a field that its own rule refuses.
    criteriaMode: 'all',
    shouldFocusError: false,
  });
  const shownForm = form as unknown as FormState<Typed>['form'];
  const { errors, isSubmitting } = form.formState;
  const labels = typeof options.labels === 'function' ? options.labels(form.getValues()) : options.labels;
  const kept = useKept({
    form: shownForm,
    stored: options.stored,
    keeping: options.kept,
    goOnFrom: goOnOver,
  });

  /** Names of fields as they stand in the form. */
  const inOrder = (names: readonly string[]) => {
    const all = [...Object.keys(labels), ...names];
    return [...names].sort((a, b) => all.indexOf(a) - all.indexOf(b));
  };
  async function refuse(error: unknown) {
    if (!(error instanceof GraphError)) throw error;
    if (error.code === 'VERSION_CONFLICT' && reload)
      return reload().then(
        (stored) => (stored ? setNow(stored) : setFailure({ text: formMessages.gone })),
        () => setFailure(failureOf(error, words.failed)),
      );
    const placed = refusedAt(error, Object.keys(form.getValues()), placeOf);
    const places = inOrder([...new Set(placed.map(({ place }) => place))]);
    for (const place of places) {
      const { code, text } = placed.find((each) => each.place === place)!;
      form.setError(place as Path<Typed>, { type: code, message: text });
    }
    if (places[0]) focusField(form.setFocus, places[0]);
    // What stands in no field of this form is told above it.
    if (placed.length === 0 || placed.length < (error.data.fields ?? []).length)
      setFailure(failureOf(error.without(placed.map(({ field }) => field)), words.failed));
  }
  function goOn(saved: Stored<Typed> | void, sent?: Typed) {
    const typed = form.getValues();
    kept.forget(saved ?? undefined);
    if (!saved) return;
    goOnFrom(saved);
    const changed = (sent ? changedIn(typed, sent) : {}) as Partial<Typed>;
    const since = sent && options.typedSince ? options.typedSince(changed, sent, saved.values) : changed;
    form.reset(saved.values as DefaultValues<Typed>);
    // What was typed while it was on its way is in no save yet.
    if (Object.keys(since).length > 0) form.reset({ ...saved.values, ...since }, { keepDefaultValues: true });
  }
  const submit = form.handleSubmit(async (read) => {
    setFailure(undefined);
    setNow(undefined);
    const sent = { ...form.getValues() };
    await save(read, over.current.version).then((saved) => goOn(saved, sent), refuse);
  }, focusFirst);
  /** Fields that are no inputs, as files are, the library does not find. */
  function focusFirst(broken: object) {
    const [first] = inOrder(Object.keys(broken));
    if (first) focusField(form.setFocus, first);
  }
  const conflict = now && {
    text: words.conflict,
    // Asked when it is shown: what names the values may be made from the form itself.
    changed: () => changedFields(over.current.values, now.values, labels, display),
    keepMine: () => {
      goOnFrom(now);
      void submit();
    },
    takeTheirs: () => {
      setNow(undefined);
      goOn(now);
    },
  };
  const errorAt = (name: string) => (errors as Record<string, { message?: string } | undefined>)[name]?.message;
  const discard = () => {
    kept.forget();
    goOnFrom(base);
    setNow(undefined);
    form.reset(base.values as DefaultValues<Typed>);
  };
  return {
    kept: { isRestored: kept.isRestored, discard, forget: () => kept.forget() },
    form: shownForm,
    submit,
    labels,
    pending: isSubmitting,
    failure,
    conflict,
    field: (name) => {
      const input = form.register(name);
      return {
        ...input,
        onBlur: async (event) => {
          await afterPress();
          await input.onBlur(event);
        },
        label: labels[name] ?? name,
        error: errorAt(name),
        defaultValue: storedText(base.values, name),
      };
    },
    problems: inOrder(Object.keys(errors)).map((name) => ({ name, text: errorAt(name) ?? '' })),
  };
}

/** What is stored, and what was typed over: the same, but for typing that came back after somebody else had saved. */
function useBase<Typed>(stored: Stored<Typed>) {
  const [base, setBase] = useState(stored);
  // Read when a save begins, which may be before the page is drawn after the last one.
  const over = useRef(stored);
  return {
    base,
    over,
    goOnOver: (older: Stored<Typed>) => void (over.current = older),
    goOnFrom(saved: Stored<Typed>) {
      over.current = saved;
      setBase(saved);
    },
  };
}

function storedText(values: FieldValues, name: string): string | undefined {
  const value: unknown = values[name];
  return typeof value === 'string' ? value : undefined;
}
