import { useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { Combobox } from '../../../design/Combobox.tsx';
import { ask } from '../../../platform/graph/ask.ts';
import { foundText, useFound } from '../../../platform/graph/useFound.ts';
import { openMessages as words } from './messages.ts';
import { type Asked, offeredText } from './offering.ts';
import { SellersToAskDocument } from './OpenRequest.generated.ts';
import { useOffering } from './useOffering.ts';

export interface Seller {
  id: string;
  name: string;
}

interface SellerPickerProps {
  chosen: readonly Seller[];
  /** Who is asked already. */
  known?: readonly string[];
  error: string | undefined;
  /** What is asked for, of which each seller offers something or nothing. */
  lines: readonly Asked[];
  choose(seller: Seller): void;
  remove(id: string): void;
}

/** As many as the api tells of at once. */
const MOST_LOOKED_UP = 20;

/** Sellers that are asked, found by their names. */
export function SellerPicker({ chosen, known = [], error, lines, choose, remove }: SellerPickerProps) {
  const [text, setText] = useState('');
  const found = useFound(text.trim(), findSellers);
  const all = found.rows ?? [];
  const others = all.filter(({ id }) => !known.includes(id) && chosen.every((each) => each.id !== id));
  const offering = useOffering(lines, [...others, ...chosen].map(({ id }) => id).slice(0, MOST_LOOKED_UP));
  // Who is there already is no seller that nobody knows.
  const none = all.length > 0 ? words.sellerThere : words.noSeller;
  return (
    <div data-field="sellers" className="flex flex-col gap-3">
      <Combobox
        label={words.searchSeller}
        hint={words.sellerHint}
        error={error}
        text={text}
        onTextChange={setText}
        options={others.map(({ id, name, cityName }) => ({
          id,
          label: name,
          detail: words.sellerDetail(cityName, offeredText(id, offering)),
        }))}
        onChoose={({ id, label }) => {
          setText('');
          choose({ id, name: label });
        }}
        resultText={foundText(found, others.length, { ...words, none })}
      />
      {chosen.length === 0 ? (
        <p className="text-muted">{words.noneChosen}</p>
      ) : (
        <ul aria-label={words.chosen} className="flex flex-wrap gap-2">
          {chosen.map(({ id, name }) => (
            <li key={id}>
              <Button size="small" icon="x" aria-label={words.removeSeller(name)} onClick={() => remove(id)}>
                {name}
              </Button>
              {offering?.get(id) === 0 && <span className="block text-[0.8125rem] text-muted">{words.offersNone}</span>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const findSellers = async (searchKey: string, overtaken: AbortSignal) =>
  (await ask(SellersToAskDocument, { searchKey }, overtaken)).merchants?.nodes;
