import { toPersianDigits } from '../text/digits.ts';

// A field without a value is '' in a form, and absent or null in the graph.

/**
 * What is sent: empty fields are null. A new thing has nothing there then, and of one that is changed it is taken away; a
 * field that is left out would stay as it was.
 */
export const emptyAsNull = <Values extends object>(values: Values) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value === '' ? null : (value as unknown)]),
  ) as {
    // Null goes wherever a field may be empty; one that may not be is refused before.
    [Name in keyof Values]: Exclude<Values[Name], ''>;
  };

/** What fields of text hold of a stored thing, or of one that is yet to be written. */
export const typedTexts = <Thing extends object, Name extends keyof Thing>(
  thing: Thing | undefined,
  names: readonly Name[],
) =>
  Object.fromEntries(names.map((name) => [name, thing?.[name] ?? ''])) as {
    [Each in Name]: NonNullable<Thing[Each]> | '';
  };

/** The same for fields of digits, as people read them; what they send is folded when it is read (rules.ts). */
export const typedNumbers = <Thing extends object, Name extends keyof Thing>(
  thing: Thing | undefined,
  names: readonly Name[],
) =>
  Object.fromEntries(names.map((name) => [name, toPersianDigits(String(thing?.[name] ?? ''))])) as {
    [Each in Name]: string;
  };
