import { expect, it } from 'vitest';
import { needsOf } from '../../api/src/modules/content/menus/site-paths.ts';
import { routes } from './tables.ts';

const ID = '01941f29-7c00-7a3b-8f4e-2b1c9d0e5a6f';
/** Nobody is led there: pages of failures, of the assistant that is still to come, and whatever no other screen takes. */
const never = /^\/(?:error|ai$|newai$|openai$|sitemap|\{slug|p\/)/;

it('menus may lead to every screen that people open', () => {
  const paths = [...routes.there, ...routes.notYet].map(({ path }) => path).filter((path) => !never.test(path));
  expect(paths.length).toBeGreaterThan(40);
  const unknown = paths.filter((path) => !needsOf(path.replace(/\{\w*Id\}/gi, ID).replace(/\{[^}]+\}/g, 'some-name')));
  expect(unknown).toEqual([]);
});

it.each(['/nowhere', '/page', '/page/a/b', '/category/', `/supplierx/${ID}`, '/graphql'])('%s is no screen', (path) => {
  expect(needsOf(path)).toBeUndefined();
});
