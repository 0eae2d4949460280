import { expect, it } from 'vitest';
import { slim } from './slimManifest.ts';

const frame = {
  id: 'Frame',
  module: '/frame.js',
  imports: ['/react.js', '/site.js'],
  hasLoader: true,
  hasAction: false,
};
const screen = {
  id: 'Screen',
  parentId: 'Frame',
  module: '/screen.js',
  imports: ['/react.js', '/site.js', '/own.js'],
  hasLoader: true,
  hasAction: false,
};
const given = {
  version: '1',
  entry: { module: '/entry.js', imports: ['/react.js'] },
  routes: { Frame: frame, Screen: screen },
};

it('leaves out flags that are false, names told twice and scripts that the frame around a screen has loaded', () => {
  expect(slim(given)).toEqual({
    version: '1',
    entry: given.entry,
    routes: {
      Frame: { module: '/frame.js', imports: ['/site.js'], hasLoader: true },
      Screen: { parentId: 'Frame', module: '/screen.js', imports: ['/own.js'], hasLoader: true },
    },
  });
});

it('leaves out the scripts of pages behind the login, which their own module names', () => {
  const { routes } = slim({
    ...given,
    routes: { ...given.routes, ProfileLayout: frame, Own: { ...screen, id: 'Own', parentId: 'ProfileLayout' } },
  });
  expect(routes.Own?.imports).toEqual([]);
});
