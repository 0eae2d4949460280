import { readableDigits } from '../../../../platform/text/digits.ts';
import { catalogMessages } from '../../messages.ts';
import { type ListChoices, type ListState, narrows } from '../../filter/listState.ts';
import { type FilterProperty, isMeasured, unitOf } from '../../filter/property.ts';
import { readNumber } from '../../filter/readNumber.ts';
import { remove, replace, type SelectedProperty } from '../../filter/selectedProperties.ts';
import { shownNumber } from '../../filter/shownNumber.ts';

const words = catalogMessages.list;
// Enough for what people type; a converted number has more.
const digitsOfTyped = 6;

/** One condition in words, and the list without it. */
export interface FilterChip {
  key: string;
  text: string;
  without: ListState;
}

/** What narrows a list, piece by piece: one for each measure, each chosen value, the text, and the not stated ones. */
export function filterChips(state: ListState, { properties }: Pick<ListChoices, 'properties'>): FilterChip[] {
  const first = { ...state, pageNumber: 1 };
  const chips = state.selected.filter(narrows).flatMap((item) => {
    const property = properties.find(({ id }) => id === item.propertyId);
    return property ? chipsOf(item, property, first) : [];
  });
  if (state.key) {
    const text = words.keyChip(readableDigits(state.key));
    chips.unshift({ key: 'key', text, without: { ...first, key: undefined } });
  }
  if (!state.includeUnknown) return chips;
  return [...chips, { key: 'includeUnknown', text: words.withUnknown, without: { ...first, includeUnknown: false } }];
}

function chipsOf(item: SelectedProperty, property: FilterProperty, state: ListState): FilterChip[] {
  const without = { ...state, selected: remove(state.selected, property.id) };
  const chip = (text: string) => [{ key: property.code, text: words.chip(property.name, text), without }];
  if (isMeasured(property)) return chip(measureText(item, property));
  if (property.dataType === 'BOOLEAN') return chip(item.booleanValue ? words.yes : words.no);
  return property.enumValues
    .filter(({ id }) => item.enumValueIds?.includes(id))
    .map(({ id, code, label }) => {
      const others = item.enumValueIds?.filter((each) => each !== id) ?? [];
      const left = others.length > 0 ? replace(state.selected, { ...item, enumValueIds: others }) : without.selected;
      return {
        key: `${property.code} ${code}`,
        text: words.chip(property.name, label),
        without: { ...state, selected: left },
      };
    });
}

function measureText(item: SelectedProperty, property: FilterProperty): string {
  const measured = unitOf(property, item.measurementUnitId);
  const shown = (read?: string) => read && shownNumber(read, measured, digitsOfTyped);
  const [from, to] = [item.value, item.maxValue].map((typed) => shown(readNumber(typed ?? '')));
  const unit = measured?.displayText ?? '';
  if (from && to) return from === to ? words.exactly(from, unit) : words.between(from, to, unit);
  if (from) return property.dataType === 'NUMERIC_RANGE' ? words.covers(from, unit) : words.atLeast(from, unit);
  return property.dataType === 'NUMERIC_RANGE' ? words.covers(to ?? '', unit) : words.atMost(to ?? '', unit);
}
