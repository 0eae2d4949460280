import { expect, it } from 'vitest';
import { keptParts, liveQueries, profileMenu, selectedProfileMenu } from './menu.ts';

it('the menu of the logged-in area has what its features say, in the order of the specification', () => {
  const names = profileMenu.map(({ name }) => name);
  expect(names.slice(0, 3)).toEqual(['Home', 'Favorites', 'Notes']);
  expect(names.at(-1)).toBe('Admin');
  expect(new Set(profileMenu.map(({ place }) => place)).size, 'two want one place').toBe(names.length);
});

it.each([
  ['/profile', 'Home'],
  ['/profile/notes/supplier', 'Notes'],
  ['/profile/notesabout', 'Home'],
  ['/profile/favorites', 'Favorites'],
  ['/profile/directorder', 'DirectOrder'],
  ['/profile/directorderinfo/5', 'DirectOrder'],
])('%s belongs to %s', (path, name) => {
  expect(selectedProfileMenu(path)).toBe(name);
});

it('what is kept of people is told in words', () => {
  expect(keptParts).toMatchObject({
    notes: expect.stringContaining('یادداشت'),
    files: expect.stringContaining('فایل'),
  });
});

it('an event refetches the lists that a feature names for its type', () => {
  expect(liveQueries.ModerationCase).toEqual(['staff.moderationCases', 'staff.moderationSummary']);
  expect(liveQueries.CustomerAgent).toContain('viewer.customerAgents');
});
