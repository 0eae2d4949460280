import { fetchJson } from './client.ts';
import { filteredLists } from './filters.ts';
import { fullPages, readCategories, shuffle, type ListKey } from './keys.ts';

/** What readers ask the api most, as paths; `largest` is the filtered list of the category with most offers. */
export type Questions = {
  lists: string[];
  sheets: string[];
  filtered: string[];
  largest: string[];
  /** What is typed into the search box. */
  suggestions: string[];
  /** What is searched for: two words and more. Each as the questions of its page, which are asked at once. */
  searches: string[][];
};

/** Questions that the market behind an api can answer; a larger market of the same seed can answer them too. */
export async function readQuestions(url: string): Promise<Questions> {
  const categories = await readCategories(url);
  const lists = fullPages(categories, 20).map(pathOf);
  const belowRoots = categories.filter(({ level }) => level > 1);
  const filtered = (await filteredLists(url, belowRoots)).sort((a, b) => b.offers - a.offers);
  const pages = await Promise.all(lists.slice(0, 30).map((path) => fetchJson<{ items: Offer[] }>(url, { path })));
  const keys = shuffle([...new Set(pages.flatMap(({ items }) => items.flatMap(typed)))]);
  return {
    lists,
    sheets: pages.flatMap(({ items }) => items.map(({ id }) => `/api/v1/supplierproducts/${id}/catalog`)),
    filtered: shuffle(filtered).map(({ path }) => path),
    largest: filtered.slice(0, 3).map(({ path }) => path),
    suggestions: keys.map((key) => `/api/v1/searches/suggestions?key=${encodeURIComponent(key)}`),
    searches: keys
      .filter((key) => key.includes(' '))
      .map(encodeURIComponent)
      .map(pageOf),
  };
}

type Offer = { id: string; title: string; mpn?: string };

/** How somebody types their way to an offer: the first letters, a word and a half, two words, three, its part number. */
function typed({ title, mpn }: Offer): string[] {
  const [first = '', second = '', third = ''] = title.split(' ');
  const keys = [
    first.slice(0, 2),
    first.slice(0, 3),
    `${first} ${second.slice(0, 2)}`,
    `${first} ${second}`,
    `${first} ${second} ${third}`,
  ];
  return [...keys, ...(mpn ? [mpn.replaceAll('-', '').toLowerCase()] : [])].filter((key) => key.trim().length > 1);
}

/** What the page of a search asks: how the text is read with its counts, and the first products. */
const pageOf = (key: string) => [
  `/api/v1/searches/summary?key=${key}`,
  `/api/v1/supplierproducts/catalog?searchKey=${key}&pageSize=24`,
];

const pathOf = ({ categoryId, pageNumber }: ListKey) =>
  `/api/v1/supplierproducts/catalog?categoryId=${categoryId}&pageNumber=${pageNumber}&pageSize=20`;
