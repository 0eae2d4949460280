import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Pagination } from './Pagination.tsx';
import { pageWindow } from './pageWindow.ts';

const render = (pageNumber: number, pageCount: number) =>
  renderToStaticMarkup(
    <Pagination
      label="Pages"
      pageNumber={pageNumber}
      pageCount={pageCount}
      hrefFor={(page) => `?pageNumber=${page}`}
      formatNumber={(page) => `«${page}»`}
      previousLabel="Previous"
      nextLabel="Next"
    />,
  );

describe('the window of pages', () => {
  test.each([
    [1, 0, ''],
    [1, 1, '1'],
    [4, 7, '1 2 3 4 5 6 7'],
    [1, 20, '1 2 3 4 5 gap 20'],
    [4, 20, '1 2 3 4 5 gap 20'],
    [5, 20, '1 gap 4 5 6 gap 20'],
    [16, 20, '1 gap 15 16 17 gap 20'],
    [17, 20, '1 gap 16 17 18 19 20'],
    [99, 20, '1 gap 16 17 18 19 20'],
  ])('page %i of %i', (page, count, steps) => {
    expect(pageWindow(page, count).join(' ')).toBe(steps);
  });

  test('never jumps in width, never hides a single page', () => {
    for (let count = 8; count < 40; count++) {
      for (let page = 1; page <= count; page++) {
        const steps = pageWindow(page, count);
        expect(steps).toHaveLength(7);
        steps.forEach((step, at) => {
          if (step === 'gap') expect(Number(steps[at + 1]) - Number(steps[at - 1])).toBeGreaterThan(2);
        });
      }
    }
  });
});

describe('Pagination', () => {
  test('links every shown page, marks the current one and joins its neighbours', () => {
    const html = render(5, 20);
    expect(html).toContain('<a href="?pageNumber=5" aria-current="page">«5»</a>');
    expect(html).toMatch(/href="\?pageNumber=4" rel="prev" aria-label="Previous"/);
    expect(html).toMatch(/href="\?pageNumber=6" rel="next" aria-label="Next"/);
  });

  test('has no link beyond either end and nothing at all for one page', () => {
    expect(render(1, 3)).not.toContain('rel="prev"');
    expect(render(3, 3)).not.toContain('rel="next"');
    expect(render(1, 1)).toBe('');
  });

  test('mirrors its arrows', () => {
    expect(render(2, 3).match(/icon-mirror/g)).toHaveLength(2);
  });
});
