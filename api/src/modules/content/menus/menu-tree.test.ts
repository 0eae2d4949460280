import fc from 'fast-check';
import { expect, it } from 'vitest';
import { problemsOf, shownTree } from './menu-tree.ts';
import type { StaffWebsiteMenuEntry, WebsiteMenuBranch } from './menus.schemas.ts';

const entry = (level: number, title: string, href?: string, isDead = false): StaffWebsiteMenuEntry => ({
  level,
  title,
  ...(href !== undefined && { href }),
  isDead,
});

it('stands entries below the one before them that is less deep', () => {
  expect(
    shownTree([entry(1, 'help'), entry(2, 'buying', '/b'), entry(3, 'prices', '/p'), entry(1, 'about', '/a')]),
  ).toEqual([
    {
      title: 'help',
      children: [{ title: 'buying', href: '/b', children: [{ title: 'prices', href: '/p', children: [] }] }],
    },
    { title: 'about', href: '/a', children: [] },
  ]);
});

it('leaves out what leads nowhere, and headings of which nothing is left', () => {
  const entries = [entry(1, 'gone', '/x', true), entry(1, 'empty'), entry(2, 'gone too', '/y', true)];
  expect(shownTree(entries)).toEqual([]);
  expect(shownTree([entry(1, 'gone', '/x', true), entry(2, 'live', '/y')])).toEqual([
    { title: 'gone', children: [{ title: 'live', href: '/y', children: [] }] },
  ]);
});

it('names the entry that skips a level, is empty or leads to another host', () => {
  expect(problemsOf([entry(1, 'a', '/a'), entry(3, 'b', '/b'), entry(1, 'c'), entry(1, 'd', '//evil')])).toEqual([
    { field: 'entries[1].level', code: 'MENU_LEVEL_SKIPPED' },
    { field: 'entries[2].href', code: 'MENU_HEADING_EMPTY' },
    { field: 'entries[3].href', code: 'CONTENT_LINK_NOT_ALLOWED' },
  ]);
  expect(problemsOf([entry(2, 'a', '/a')])).toEqual([{ field: 'entries[0].level', code: 'MENU_LEVEL_SKIPPED' }]);
});

it('shows every entry that leads somewhere once, in order and as deep as it stands', () => {
  const anyEntries = fc
    .array(fc.record({ step: fc.integer({ min: -2, max: 1 }), isDead: fc.boolean(), isHeading: fc.boolean() }))
    .map((steps) => {
      let level = 0;
      return steps.map(({ step, isDead, isHeading }, index) => {
        level = Math.min(3, Math.max(1, level + step));
        return entry(level, String(index), isHeading ? undefined : `/${index}`, isDead);
      });
    });
  const links = (branches: WebsiteMenuBranch[], level = 1): string[] =>
    branches.flatMap(({ href, children }) => [...(href ? [`${level} ${href}`] : []), ...links(children, level + 1)]);
  fc.assert(
    fc.property(anyEntries, (entries) => {
      const live = entries.filter(({ href, isDead }) => href !== undefined && !isDead);
      expect(links(shownTree(entries))).toEqual(live.map(({ level, href }) => `${level} ${href}`));
    }),
  );
});
