/** What a field said when the page was made. */
export const shownField = (name: string) => `shown-${name}`;

interface ShownAsProps {
  names: readonly string[];
  values: Partial<Record<string, string>>;
}

/** Tells a form without script what its fields said, so that a unit that is changed there moves the quantity. */
export const ShownAs = ({ names, values }: ShownAsProps) =>
  names.map((name) => <input key={name} type="hidden" name={shownField(name)} value={values[name] ?? ''} />);
