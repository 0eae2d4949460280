import { useState } from 'react';
import { Combobox } from '../../../design/Combobox.tsx';
import { ask } from '../../../platform/graph/ask.ts';
import { foundText, useFound } from '../../../platform/graph/useFound.ts';
import { lineOfOffer } from './lines.ts';
import { openMessages as words } from './messages.ts';
import type { OpenLine } from './openDraft.ts';
import { GoodsToAskDocument } from './OpenRequest.generated.ts';

interface GoodsPickerProps {
  /** Offers that are asked for already. */
  known: readonly string[];
  choose(line: OpenLine): void;
}

/** Goods of the catalogue as new lines, found by their names and measures. */
export function GoodsPicker({ known, choose }: GoodsPickerProps) {
  const [text, setText] = useState('');
  const found = useFound(text.trim(), findGoods);
  const others = (found.rows ?? []).filter(({ id }) => !known.includes(id));
  return (
    <Combobox
      label={words.searchGoods}
      hint={words.goodsHint}
      text={text}
      onTextChange={setText}
      options={others.map(({ id, title, supplier }) => ({ id, label: title, detail: supplier?.brandName ?? '' }))}
      onChoose={({ id }) => {
        setText('');
        const offer = others.find((each) => each.id === id);
        if (!offer) return;
        const { title, saleUnitText, moq, supplier } = offer;
        const thing = { supplierProductId: id, title, saleUnitText, supplierName: supplier?.brandName ?? '' };
        choose(lineOfOffer(thing, { quantity: moq }));
      }}
      resultText={foundText(found, others.length, {
        ...{ searching: words.searching, found: words.goodsFound, none: words.noGoods },
      })}
    />
  );
}

const findGoods = async (searchKey: string, overtaken: AbortSignal) =>
  (await ask(GoodsToAskDocument, { searchKey }, overtaken)).supplierProducts?.nodes;
