import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { NumberWithUnitField, type NumberWithUnitFieldProps } from './NumberWithUnitField.tsx';

const millimetre = { value: 'mm', label: 'Millimetre' };
const inch = { value: '[in_i]', label: 'Inch' };

const render = (props: Partial<NumberWithUnitFieldProps>) =>
  renderToStaticMarkup(
    <NumberWithUnitField
      name="diameter"
      legend="Diameter"
      units={[millimetre, inch]}
      valueLabel="From"
      maxValueLabel="To"
      unitLabel="Unit"
      separator="to"
      {...props}
    />,
  );

describe('NumberWithUnitField', () => {
  test('is a plain form group whose names a server understands', () => {
    const html = render({ value: '۱۰', maxValue: '٢٠', unit: '[in_i]' });
    expect(html).toMatch(/name="diameter\.value"[^>]*value="۱۰"/);
    expect(html).toMatch(/name="diameter\.maxValue"[^>]*value="٢٠"/);
    expect(html).toMatch(/<select[^>]*name="diameter\.unit"/);
    expect(html).toContain('<option value="[in_i]" selected="">Inch</option>');
  });

  test('never is a number input: those drop Persian digits', () => {
    const html = render({});
    expect(html).not.toContain('type="number"');
    expect(html.match(/inputMode="decimal"/gi)).toHaveLength(2);
  });

  test('sends a single unit without asking for it', () => {
    const html = render({ units: [millimetre] });
    expect(html).toContain('<input type="hidden" name="diameter.unit" value="mm"/>');
    expect(html).not.toContain('<select');
  });

  test('has no unit where none exists', () => {
    expect(render({ units: [] })).not.toContain('diameter.unit');
  });

  test('starts with the first unit, and says nothing while rendering', () => {
    const onChange = vi.fn();
    expect(render({ onChange })).toContain('<option value="mm" selected="">');
    expect(onChange).not.toHaveBeenCalled();
  });

  test('ties an error to the group and marks both ends', () => {
    const html = render({ error: 'Numbers only' });
    const id = html.match(/<fieldset[^>]*aria-describedby="([^"]+)"/)?.[1];
    expect(html).toContain(`id="${id}"`);
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(2);
  });
});
