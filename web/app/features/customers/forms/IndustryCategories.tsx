import { useState } from 'react';
import { Alert } from '../../../design/Alert.tsx';
import { CheckboxGroup } from '../../../design/CheckboxGroup.tsx';
import { FoldArrow } from '../../../design/FoldArrow.tsx';
import type { FormState } from '../../../platform/forms/useForm.ts';
import { ask } from '../../../platform/graph/ask.ts';
import { NotLoaded } from '../../../platform/graph/NotLoaded.tsx';
import { useGraphIfLoaded } from '../../../platform/graph/useGraph.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { customerMessages as words } from '../messages.ts';
import type { TypedCompany } from './companyFields.ts';
import { IndustryCategoriesDocument } from './IndustryCategories.generated.ts';

/** What a company does: categories of the market, asked for when they are opened. Deeper ones that are stored stay. */
export function IndustryCategories({ state: { form, field } }: { state: FormState<TypedCompany> }) {
  const menu = useGraphIfLoaded(IndustryCategoriesDocument, {})?.categoryMenu ?? [];
  const [isFailed, setFailed] = useState(false);
  const chosen = form.watch('industryCategoryIds');
  const { label, error } = field('industryCategoryIds');
  const open = () =>
    ask(IndustryCategoriesDocument, {}).then(
      () => setFailed(false),
      () => setFailed(true),
    );
  const choose = (offered: readonly { value: string }[], ids: string[]) => {
    const others = chosen.filter((id) => !offered.some(({ value }) => value === id));
    form.setValue('industryCategoryIds', [...others, ...ids], { shouldDirty: true, shouldValidate: true });
  };
  return (
    <details
      className="group"
      data-field="industryCategoryIds"
      onToggle={(event) => event.currentTarget.open && void open()}
    >
      <summary className="flex min-h-11 cursor-pointer items-center gap-1 text-primary">
        {label}
        {chosen.length > 0 && ` (${words.someCategories(formatInteger(chosen.length))})`}
        <FoldArrow />
      </summary>
      {isFailed && <NotLoaded text={words.categoriesFailed} retry={() => void open()} />}
      {error && <Alert kind="error">{error}</Alert>}
      <div className="grid gap-4 md:grid-cols-2">
        {menu.map(({ id, name, subcategories }) => {
          const options = [
            { value: id, label: words.wholeCategory(name) },
            ...(subcategories ?? []).map((each) => ({ value: each.id, label: each.name })),
          ];
          const onChange = (ids: string[]) => choose(options, ids);
          return (
            <CheckboxGroup key={id} name={id} legend={name} options={options} values={chosen} onChange={onChange} />
          );
        })}
      </div>
    </details>
  );
}
