import { useCallback, useState } from 'react';
import { Combobox } from '../../../design/Combobox.tsx';
import { ask } from '../../../platform/graph/ask.ts';
import { foundText, useFound } from '../../../platform/graph/useFound.ts';
import { openMessages as words } from './messages.ts';
import { GoodsToAskDocument, type GoodsToAskQuery } from './OpenRequest.generated.ts';

export type FoundGoods = NonNullable<NonNullable<GoodsToAskQuery['supplierProducts']>['nodes']>[number];

interface GoodsPickerProps {
  /** Offers that are there already. */
  known: readonly string[];
  /** Whose goods they are; everybody's without. */
  merchantId?: string;
  label?: string;
  hint?: string;
  /** What is said where nothing is found. */
  none?: string;
  choose(offer: FoundGoods): void;
}

/** Goods of the catalogue, found by their names and measures. */
export function GoodsPicker({ known, merchantId, choose, ...said }: GoodsPickerProps) {
  const { label = words.searchGoods, hint = words.goodsHint, none = words.noGoods } = said;
  const [text, setText] = useState('');
  const find = useCallback(
    (key: string, overtaken: AbortSignal) => findGoods(key, merchantId, overtaken),
    [merchantId],
  );
  const found = useFound(text.trim(), find);
  const others = (found.rows ?? []).filter(({ id }) => !known.includes(id));
  return (
    <Combobox
      label={label}
      hint={hint}
      text={text}
      onTextChange={setText}
      options={others.map(({ id, title, supplier }) => ({ id, label: title, detail: supplier?.brandName ?? '' }))}
      onChoose={({ id }) => {
        setText('');
        const offer = others.find((each) => each.id === id);
        if (offer) choose(offer);
      }}
      resultText={foundText(found, others.length, {
        searching: words.searching,
        found: words.goodsFound,
        none,
      })}
    />
  );
}

const findGoods = async (searchKey: string, merchantId: string | undefined, overtaken: AbortSignal) =>
  (await ask(GoodsToAskDocument, { searchKey, ...(merchantId && { merchantId }) }, overtaken)).supplierProducts?.nodes;
