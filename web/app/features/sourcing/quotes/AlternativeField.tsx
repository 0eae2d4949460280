import { useCallback } from 'react';
import { Combobox } from '../../../design/Combobox.tsx';
import { Select } from '../../../design/Select.tsx';
import { TextField } from '../../../design/TextField.tsx';
import type { FormState } from '../../../platform/forms/useForm.ts';
import { ask } from '../../../platform/graph/ask.ts';
import { type Found, foundText, useFound } from '../../../platform/graph/useFound.ts';
import type { FieldOf } from '../edit/fieldOf.ts';
import { OwnGoodsToOfferDocument } from './Alternatives.generated.ts';
import { alternativeHint, isNeed, type OwnGoods } from './alternatives.ts';
import { offerMessages } from './form/messages.ts';
import { type Line, lineField, type TypedOffer } from './offerDraft.ts';
import type { Quotes_QuoteFragment as Quote } from './Quotes.generated.ts';

const labelOf = (line: Line) => (isNeed(line) ? offerMessages.named : offerMessages.line.alternative);

interface AlternativePickerProps {
  state: FormState<TypedOffer>;
  line: Line;
  merchantId: string;
  /** What was chosen. */
  choose(goods: OwnGoods): void;
}

/** What of the own shop a seller names for a line, found by its name or code. */
export function AlternativePicker({ state, line, merchantId, choose }: AlternativePickerProps) {
  const { form, problems } = state;
  const name = lineField('alternative', line.id);
  const idName = lineField('alternativeId', line.id);
  const text = form.watch(name) ?? '';
  const isChosen = (form.watch(idName) ?? '') !== '';
  const find = useCallback((key: string, overtaken: AbortSignal) => findOwn(merchantId, key, overtaken), [merchantId]);
  const found = useFound(isChosen ? '' : text.trim(), find);
  const put = (title: string, id: string) => {
    form.setValue(name, title, { shouldDirty: true });
    form.setValue(idName, id, { shouldDirty: true });
    form.clearErrors(name);
  };
  return (
    <div data-field={name}>
      <Combobox
        name={name}
        label={labelOf(line)}
        hint={alternativeHint(line)}
        error={problems.find((problem) => problem.name === name)?.text}
        text={text}
        onTextChange={(typed) => put(typed, '')}
        options={(found.rows ?? []).map(({ id, title, sku, supplier }) => ({
          id,
          label: title,
          detail: [supplier?.brandName, sku].filter(Boolean).join(offerMessages.listSeparator),
        }))}
        onChoose={({ id, label }) => {
          put(label, id);
          const goods = found.rows?.find((each) => each.id === id);
          if (goods) choose(goods);
        }}
        resultText={resultText(isChosen, found)}
      />
    </div>
  );
}

const resultText = (isChosen: boolean, found: Found<OwnGoods>): string =>
  isChosen
    ? offerMessages.goodsChosen
    : foundText(found, found.rows?.length ?? 0, {
        searching: offerMessages.searchingGoods,
        found: offerMessages.goodsFound,
        none: offerMessages.noGoods,
      });

const findOwn = async (merchantId: string, searchKey: string, overtaken: AbortSignal) =>
  (await ask(OwnGoodsToOfferDocument, { merchantId, searchKey }, overtaken)).supplierProducts?.nodes;

/** The same without script: a name or a code, which is found when the draft is saved. */
export const PlainAlternative = ({ line, field }: { line: Line; field: FieldOf }) => (
  <TextField
    {...field(lineField('alternative', line.id))}
    label={labelOf(line)}
    hint={alternativeHint(line)}
    dir="auto"
    autoComplete="off"
    maxLength={200}
  />
);

interface KeptAlternativeProps {
  line: Line;
  field: FieldOf;
  /** What the buyer answers. */
  quote: Quote | undefined;
}

/** What a buyer says of something that the seller named: that, or what was asked. */
export function KeptAlternative({ line, field, quote }: KeptAlternativeProps) {
  const offered = quote?.lines.find(({ lineId }) => lineId === line.id);
  const { alternativeSupplierProductId: id, alternativeTitle: title } = offered ?? {};
  if (!id || !title) return null;
  return (
    <Select
      {...field(lineField('alternativeId', line.id))}
      label={labelOf(line)}
      options={[
        { value: id, label: title },
        { value: '', label: isNeed(line) ? offerMessages.unnamed : offerMessages.asAsked },
      ]}
    />
  );
}
