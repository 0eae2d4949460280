/** An enumeration as a screen asks for it. */
export type EnumModel = { values: readonly { value: string; displayFa: string }[] } | null;

/** What a person reads for a value; the value itself while its words are not known. */
export const labelOf = (model: EnumModel, value: string): string =>
  model?.values.find((each) => each.value === value)?.displayFa ?? value;
