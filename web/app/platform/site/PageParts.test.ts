import { expect, it } from 'vitest';
import { PageParts } from './PageParts.ts';

it('puts every part into its place, in whatever order they were rendered', () => {
  const parts = new PageParts('n1');
  const first = parts.holdText('<a>شیر</a>');
  const second = parts.hold([Buffer.from('{'), Buffer.from('}')]);
  expect(parts.fill(`<p>${second}</p><p>${first}</p>`).toString()).toBe('<p>{}</p><p><a>شیر</a></p>');
});

it('leaves marks of others alone', () => {
  const parts = new PageParts('n1');
  parts.holdText('x');
  expect(parts.fill('<!--n2:0--> <!--n1-->').toString()).toBe('<!--n2:0--> <!--n1-->');
});
