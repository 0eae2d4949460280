// The menu of the market: roots, branches and leaves with the number of offers in each.
import { ask } from './rasteh.ts';

type Category = { name: string; itemsCount: number; subcategories?: Category[] | null };

const MENU = `
  query Menu {
    categoryMenu {
      name itemsCount
      subcategories { name itemsCount subcategories { name itemsCount } }
    }
  }`;

function show(categories: Category[], depth = 0) {
  for (const { name, itemsCount, subcategories } of categories) {
    console.log(`${'  '.repeat(depth)}${name} (${itemsCount})`);
    show(subcategories ?? [], depth + 1);
  }
}

show((await ask<{ categoryMenu: Category[] }>(MENU)).categoryMenu);
