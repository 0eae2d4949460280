import { useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { Combobox } from '../../../design/Combobox.tsx';
import { ask } from '../../../platform/graph/ask.ts';
import { foundText, useFound } from '../../../platform/graph/useFound.ts';
import { openMessages as words } from './messages.ts';
import { SellersToAskDocument } from './OpenRequest.generated.ts';

export interface Seller {
  id: string;
  name: string;
}

interface SellerPickerProps {
  chosen: readonly Seller[];
  /** Who is asked already. */
  known?: readonly string[];
  error: string | undefined;
  /** Who offers something of the lines, by id; undefined where that is not known. */
  offering?: ReadonlySet<string> | undefined;
  choose(seller: Seller): void;
  remove(id: string): void;
}

/** Sellers that are asked, found by their names. */
export function SellerPicker({ chosen, known = [], error, offering, choose, remove }: SellerPickerProps) {
  const [text, setText] = useState('');
  const found = useFound(text.trim(), findSellers);
  const all = found.rows ?? [];
  const others = all.filter(({ id }) => !known.includes(id) && chosen.every((each) => each.id !== id));
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
          detail: offering ? words.sellerDetail(cityName, offering.has(id)) : cityName,
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
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const findSellers = async (searchKey: string, overtaken: AbortSignal) =>
  (await ask(SellersToAskDocument, { searchKey }, overtaken)).merchants?.nodes;
