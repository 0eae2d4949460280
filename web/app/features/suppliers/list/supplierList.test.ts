import { expect, it } from 'vitest';
import { readSupplierList, supplierListSearch } from './supplierList.ts';

const isfahan = '019b76da-a800-7d30-96f1-4f4cd026de03';
const kashan = '019b76da-a800-7905-9108-eb5c0df7b9d0';
const choices = {
  sorts: [
    { value: 'RELEVANCE', code: 'relevance' },
    { value: 'RATING', code: 'rating' },
  ],
  levels: [{ value: 'SITE', code: 'site' }],
  states: [{ id: isfahan }],
};

it('an address and its state say the same', () => {
  const search = `?cityId=${kashan}&level=site&onlyConfirmed=true&pageNumber=2&searchKey=%D9%BE%D9%85%D9%BE&sort=rating&stateId=${isfahan}`;
  const { state, problems } = readSupplierList(search, choices);
  expect(problems).toEqual([]);
  expect(state).toEqual({
    searchKey: 'پمپ',
    stateId: isfahan,
    cityId: kashan,
    verificationLevel: 'SITE',
    onlyConfirmed: true,
    sort: 'RATING',
    pageNumber: 2,
  });
  expect(supplierListSearch(state, choices)).toBe(search);
});

it('what goes without saying is not said', () => {
  const { state } = readSupplierList('?level=&sort=relevance&pageNumber=1&searchKey=+&utm_source=x', choices);
  expect(supplierListSearch(state, choices)).toBe('');
});

it('what is not known is refused by name', () => {
  const { problems } = readSupplierList(
    `?stateId=${kashan}&cityId=${kashan}&level=gold&sort=price&onlyConfirmed=1&color=red&pageNumber=0`,
    choices,
  );
  expect(problems.map(({ field }) => field).sort()).toEqual([
    'cityId',
    'color',
    'level',
    'onlyConfirmed',
    'pageNumber',
    'sort',
    'stateId',
  ]);
});
