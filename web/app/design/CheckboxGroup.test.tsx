import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const options = ['a', 'b', 'c', 'd'].map((value) => ({ value, label: `Label ${value}`, count: '3' }));

test('keeps chosen values in sight and the rest behind «more», all in the form', () => {
  const html = renderToStaticMarkup(
    <CheckboxGroup name="material" legend="Material" options={options} values={['d']} shown={2} moreLabel="More" />,
  );
  const [inSight = '', behind = ''] = html.split('<details');
  expect(inSight.match(/value="\w"/g)).toEqual(['value="a"', 'value="b"', 'value="d"']);
  expect(behind).toContain('value="c"');
  expect(html.match(/name="material"/g)).toHaveLength(4);
});

test('hides nothing without a word for it', () => {
  const html = renderToStaticMarkup(<CheckboxGroup name="m" legend="M" options={options} shown={1} />);
  expect(html).not.toContain('<details');
  expect(html.match(/type="checkbox"/g)).toHaveLength(4);
});
