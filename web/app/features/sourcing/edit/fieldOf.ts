/** What a field takes of its form, by its name; the same with script and without. */
export type FieldOf = (name: string) => {
  name: string;
  label: string;
  error: string | undefined;
  defaultValue: string | undefined;
};
