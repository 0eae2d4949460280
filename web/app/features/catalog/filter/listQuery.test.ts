import { describe, expect, test } from 'vitest';
import { body, choices, diameter, fireSafe, inch, psi, pressure } from './exampleProperties.ts';
import { isForSearchEngines } from './listState.ts';
import { listSearch } from './listSearch.ts';
import { listVariables } from './listVariables.ts';
import { readListQuery } from './readListQuery.ts';

const stateOf = (search: string) => readListQuery(search, choices).state;
const problemsOf = (search: string) => readListQuery(search, choices).problems;
const canonical = (search: string) => listSearch(stateOf(search), choices);

describe('a query is read', () => {
  test('nothing is the whole category', () => {
    expect(readListQuery('', choices)).toEqual({
      state: { selected: [], includeUnknown: false, pageNumber: 1, view: 'row' },
      problems: [],
    });
  });

  test('a text is one of the list where it takes one, tidied, and at least two letters long', () => {
    const ofText = { ...choices, hasKey: true };
    const { state } = readListQuery('?key=شير  توپي', ofText);
    expect(state.key).toBe('شیر توپی');
    expect(decodeURIComponent(listSearch(state, ofText))).toBe('?key=شیر+توپی');
    expect(listVariables({ categoryId: 'c' }, state).key).toBe('شیر توپی');
    expect(isForSearchEngines(state, ofText)).toBe(false);
    expect(readListQuery('?key=ش', ofText).problems).toEqual([{ field: 'key', code: 'MIN_LENGTH' }]);
    expect(readListQuery('?key=', ofText).problems).toEqual([]);
    expect(problemsOf('?key=شیر')).toEqual([{ field: 'key', code: 'PROPERTY_NOT_IN_CATEGORY' }]);
  });

  test('numbers become what stands in fields, units become ids with their text', () => {
    expect(stateOf('?diameter.value=۱۰&diameter.maxValue=٢٠&diameter.unit=[in_i]').selected).toEqual([
      {
        propertyId: diameter.id,
        value: '۱۰',
        maxValue: '٢٠',
        measurementUnitId: inch.id,
        defaultMeasurementUnitDisplayText: inch.displayText,
      },
    ]);
  });

  test('the first may be greater than the last: shown as typed', () => {
    expect(canonical('?diameter.value=20&diameter.maxValue=10')).toBe('?diameter.maxValue=10&diameter.value=20');
  });

  test('choices repeat their name, booleans say true', () => {
    expect(stateOf('?body=steel&body=brass&fireSafe=true').selected).toEqual([
      { propertyId: body.id, enumValueIds: ['value-brass', 'value-steel'] },
      { propertyId: fireSafe.id, booleanValue: true },
    ]);
  });

  test('both of a boolean leave nothing out', () => {
    expect(stateOf('?fireSafe=true&fireSafe=false').selected).toEqual([]);
  });

  test('sort, page, view and the not stated ones', () => {
    expect(stateOf('?sort=price-asc&pageNumber=3&view=card&includeUnknown=true')).toEqual({
      selected: [],
      includeUnknown: true,
      sort: 'PRICE_ASC',
      pageNumber: 3,
      view: 'card',
    });
  });

  test('a page number may be typed in Persian', () => {
    expect(stateOf('?pageNumber=۳').pageNumber).toBe(3);
  });
});

describe('the canonical query', () => {
  test('drops what a form without script sends empty or by default, and sorts the names', () => {
    const sent =
      '?sort=relevance&view=row&pageNumber=1&pressure.value=150&pressure.maxValue=&pressure.unit=[psi]&diameter.value=&diameter.maxValue=+&diameter.unit=mm';
    expect(canonical(sent)).toBe(`?${new URLSearchParams({ 'pressure.unit': '[psi]', 'pressure.value': '150' })}`);
    expect(canonical('?diameter.unit=mm&body=&includeUnknown=')).toBe('');
  });

  test('the default unit is the property’s, wherever its quantity lists it', () => {
    expect(canonical('?pressure.unit=bar')).toBe('');
    expect(canonical('?pressure.unit=[psi]')).not.toBe('');
  });

  test('keeps a chosen unit before a number is typed', () => {
    expect(canonical('?diameter.unit=[in_i]')).toBe(`?${new URLSearchParams({ 'diameter.unit': '[in_i]' })}`);
  });

  test('is its own canonical query', () => {
    for (const search of [
      '?body=steel&body=brass&sort=price-asc',
      '?diameter.value=۱۰&diameter.unit=mm&view=card&pageNumber=2',
      '?fireSafe=false&includeUnknown=true',
    ]) {
      const once = canonical(search);
      expect(canonical(once)).toBe(once);
      expect(stateOf(once)).toEqual(stateOf(search));
    }
  });

  test('loses the marks other sites hang on links', () => {
    expect(canonical('?utm_source=x&fbclid=y')).toBe('');
    expect(problemsOf('?utm_source=x')).toEqual([]);
  });
});

describe('a word that only says how the list is shown', () => {
  test.each(['?view=grid', '?view=row&view=grid', '?view=table'])(
    'and is unknown falls out of the address: %s',
    (search) => {
      expect(readListQuery(search, choices)).toEqual(readListQuery('', choices));
      expect(canonical(search)).toBe('');
    },
  );
});

describe('what a category does not know names field and rule', () => {
  test.each([
    ['?colour=red', 'colour', 'PROPERTY_NOT_IN_CATEGORY'],
    ['?length.value=5', 'length.value', 'PROPERTY_NOT_IN_CATEGORY'],
    ['?hidden.value=5', 'hidden.value', 'PROPERTY_NOT_FILTERABLE'],
    ['?remark=abc', 'remark', 'PROPERTY_NOT_FILTERABLE'],
    ['?diameter=5', 'diameter', 'UNKNOWN_PARAMETER'],
    ['?diameter.value=wide', 'diameter.value', 'NUMERIC'],
    ['?diameter.maxValue=1e5', 'diameter.maxValue', 'NUMERIC'],
    [`?diameter.value=${'1'.repeat(16)}`, 'diameter.value', 'NUMERIC'],
    ['?diameter.value=1&diameter.value=2', 'diameter.value', 'TOO_MANY_VALUES'],
    ['?diameter.value=1&diameter.unit=bar', 'diameter.unit', 'UNIT_OF_ANOTHER_QUANTITY'],
    ['?body=gold', 'body', 'UNKNOWN_VALUE'],
    ['?fireSafe=maybe', 'fireSafe', 'UNKNOWN_VALUE'],
    ['?sort=cheapest', 'sort', 'UNKNOWN_VALUE'],
    ['?includeUnknown=yes', 'includeUnknown', 'UNKNOWN_VALUE'],
    ['?pageNumber=0', 'pageNumber', 'INTEGER'],
    ['?pageNumber=1.5', 'pageNumber', 'INTEGER'],
    ['?pageNumber=417', 'pageNumber', 'PAGE_TOO_DEEP'],
  ])('%s', (search, field, code) => {
    expect(problemsOf(search)).toEqual([{ field, code }]);
  });
});

describe('whatever digits a number was typed in, its address has Latin ones', () => {
  test.each([
    ['۱۰', '10'],
    ['٢٠', '20'],
    ['۱۲٫۵', '12.5'],
    ['۱٬۲۰۰', '1200'],
    ['٫۵', '0.5'],
    ['−۴۰', '-40'],
    ['0.39370078740157480315', '0.39370078740157480315'],
  ])('%s: %s', (typed, inAddress) => {
    const address = `?${new URLSearchParams({ 'diameter.value': inAddress })}`;
    expect(canonical(`?${new URLSearchParams({ 'diameter.value': typed })}`)).toBe(address);
    expect(canonical(address)).toBe(address);
    expect(stateOf(address).selected[0]?.value).not.toMatch(/\d/);
  });
});

describe('what the graph is asked', () => {
  test('a whole category asks for no filter', () => {
    expect(listVariables({ categoryId: 'c' }, stateOf(''))).toEqual({ categoryId: 'c', pageNumber: 1, pageSize: 24 });
  });

  test('is the same in whatever digits it was typed', () => {
    const asked = listVariables({ categoryId: 'c' }, stateOf('?pressure.value=150&pressure.unit=[psi]'));
    expect(asked.filter).toEqual({
      properties: [{ propertyId: pressure.id, value: '150', measurementUnitId: psi.id }],
    });
    expect(listVariables({ categoryId: 'c' }, stateOf('?pressure.value=۱۵۰&pressure.unit=[psi]'))).toEqual(asked);
  });

  test('a unit alone narrows nothing', () => {
    expect(listVariables({ categoryId: 'c' }, stateOf('?diameter.unit=[in_i]'))).not.toHaveProperty('filter');
  });

  test('a converted number is cut to what the graph reads', () => {
    const asked = listVariables(
      { categoryId: 'c' },
      stateOf('?diameter.value=0.39370078740157480315&diameter.unit=[in_i]'),
    );
    expect(asked.filter?.properties?.[0]?.value).toBe('0.393700787401575');
  });

  test('sort, page and the not stated ones', () => {
    expect(
      listVariables({ categoryId: 'c' }, stateOf('?sort=price-asc&pageNumber=2&includeUnknown=true&body=pvc')),
    ).toEqual({
      categoryId: 'c',
      sort: 'PRICE_ASC',
      pageNumber: 2,
      pageSize: 24,
      filter: { includeUnknown: true, properties: [{ propertyId: body.id, enumValueIds: ['value-pvc'] }] },
    });
  });
});
