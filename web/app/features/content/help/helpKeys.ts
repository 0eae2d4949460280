/** Tabs of screens that have help of their own, as the address names them (`tab`). */
const sections: Readonly<Record<string, readonly string[]>> = {
  SellingScreen: ['goods', 'entry', 'page', 'delegations', 'mine', 'sell'],
};

/** The key of a screen by its name: `ProductListScreen` is `product-list`. */
const keyOfScreen = (screen: string): string =>
  screen
    .replace(/Screen$/, '')
    .replace(/(?<=[a-z])(?=[A-Z])/g, '-')
    .toLowerCase();

/** The keys that a screen at an address may have help by, the most exact first. */
export function keysAt(screen: string, search: string): string[] {
  const tab = new URLSearchParams(search).get('tab');
  const key = keyOfScreen(screen);
  return tab !== null && sections[screen]?.includes(tab) ? [`${key}.${tab}`, key] : [key];
}

interface Screen {
  path: string;
  screen: string;
  layout: string;
}

/** Every key there is, with the address of its screen; failures and what is no page have none. */
export const allHelpKeys = (screens: readonly Screen[]): { key: string; path: string }[] =>
  screens
    .filter(({ path, layout }) => layout !== 'none' && !path.startsWith('/error') && path !== '/*')
    .flatMap(({ path, screen }) => [
      { key: keyOfScreen(screen), path },
      ...(sections[screen] ?? []).map((tab) => ({ key: `${keyOfScreen(screen)}.${tab}`, path: `${path}?tab=${tab}` })),
    ]);
