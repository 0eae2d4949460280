import { Button } from '../../../design/Button.tsx';
import { Select } from '../../../design/Select.tsx';
import { TextField } from '../../../design/TextField.tsx';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { type FiguresState, pageValue, spans } from './figuresAddress.ts';
import type { FiguresTabQuery } from './FiguresTab.generated.ts';
import { figuresMessages as words } from './messages.ts';

interface FiguresFormProps {
  state: FiguresState;
  data: FiguresTabQuery;
}

/** What the chart shows. A plain form: the address says what it holds. */
export function FiguresForm({ state, data }: FiguresFormProps) {
  const { merchantId, productId, pageId, days, typed, granularity, metric, problem } = state;
  const products = data.viewer?.supplierProducts?.nodes ?? [];
  const pages = data.viewer?.ownPages?.nodes ?? [];
  return (
    <form method="get" action="/profile/suppliers" aria-label={words.form} className="flex flex-col gap-3">
      <input type="hidden" name="tab" value="figures" />
      <input type="hidden" name="merchantId" value={merchantId} />
      <div className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-3">
        <Select
          label={words.product}
          name="productId"
          defaultValue={pageId ? pageValue(pageId) : (productId ?? '')}
          options={[
            { value: '', label: words.allProducts },
            ...products.map(({ id, title }) => ({ value: id, label: title })),
            ...pages.map(({ id, title }) => ({ value: pageValue(id), label: words.page(title) })),
          ]}
        />
        <Select
          label={words.metric}
          name="metric"
          defaultValue={metric}
          options={(data.metrics?.values ?? []).map(({ value, displayFa }) => ({ value, label: displayFa }))}
        />
        <Select
          label={words.granularity}
          name="granularity"
          defaultValue={granularity}
          options={(data.granularities?.values ?? []).map(({ value, displayFa }) => ({ value, label: displayFa }))}
        />
        <Select
          label={words.span}
          name="days"
          defaultValue={String(days ?? 30)}
          options={spans.map((each) => ({ value: String(each), label: words.days(formatInteger(each)) }))}
        />
        <TextField
          label={words.from}
          name="from"
          hint={words.dayHint}
          error={problem && words.problems[problem]}
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={typed.from}
        />
        <TextField
          label={words.to}
          name="to"
          hint={words.dayHint}
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={typed.to}
        />
      </div>
      <div>
        <Button type="submit">{words.show}</Button>
      </div>
    </form>
  );
}
