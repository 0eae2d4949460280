import { expect, test } from 'vitest';
import { filterChips } from './chips.ts';
import { choices } from '../../filter/exampleProperties.ts';
import { listSearch } from '../../filter/listSearch.ts';
import { readListQuery } from '../../filter/readListQuery.ts';

const chipsOf = (search: string) => filterChips(readListQuery(search, choices).state, choices);

test.each([
  ['?diameter.value=10&diameter.maxValue=20', 'name of diameter: از ۱۰ تا ۲۰ name of mm'],
  ['?diameter.value=۱۰&diameter.unit=[in_i]', 'name of diameter: از ۱۰ name of [in_i]'],
  ['?diameter.maxValue=20', 'name of diameter: تا ۲۰ name of mm'],
  ['?diameter.value=10&diameter.maxValue=10', 'name of diameter: ۱۰ name of mm'],
  ['?diameter.value=0.39370078740157480315', 'name of diameter: از ۰٫۳۹۳۷۰۱ name of mm'],
  ['?diameter.value=12345678', 'name of diameter: از ۱۲٬۳۴۵٬۶۷۸ name of mm'],
  ['?temperature.value=80', 'name of temperature: پوشش ۸۰ name of Cel'],
  ['?body=steel', 'name of body: name of steel'],
  ['?fireSafe=true', 'name of fireSafe: دارد'],
  ['?includeUnknown=true', 'اعلام‌نشده‌ها هم'],
])('%s reads %s', (search, text) => {
  expect(chipsOf(search).map((chip) => chip.text)).toEqual([text]);
});

test('each leads to the first page without it, and keeps the rest', () => {
  const chips = chipsOf('?body=brass&body=steel&diameter.value=10&includeUnknown=true&pageNumber=2&sort=price-asc');
  expect(chips.map((chip) => listSearch(chip.without, choices))).toEqual([
    '?body=brass&body=steel&includeUnknown=true&sort=price-asc',
    '?body=steel&diameter.value=10&includeUnknown=true&sort=price-asc',
    '?body=brass&diameter.value=10&includeUnknown=true&sort=price-asc',
    '?body=brass&body=steel&diameter.value=10&sort=price-asc',
  ]);
});

test('the text of a list is one of them', () => {
  const ofText = { ...choices, hasKey: true };
  const search = '?body=steel&key=شیر+2+اینچ&pageNumber=2';
  const [chip, ...others] = filterChips(readListQuery(search, ofText).state, ofText);
  expect(chip?.text).toBe('جست‌وجو: «شیر ۲ اینچ»');
  expect(listSearch(chip!.without, ofText)).toBe('?body=steel');
  expect(others).toHaveLength(1);
});
