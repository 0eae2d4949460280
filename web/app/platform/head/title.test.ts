import { describe, expect, it } from 'vitest';
import { errorTitle, fallbackTitle, pageTitle } from './title.ts';

describe('titles', () => {
  it('puts the site behind the page', () => {
    expect(pageTitle('شیرآلات صنعتی')).toBe('شیرآلات صنعتی | راسته');
  });

  it.each([
    ['/how-it-works', 'How It Works | راسته'],
    ['/profile/last-visits/', 'Last Visits | راسته'],
    ['/a/%D8%B4%DB%8C%D8%B1-%D8%AA%D9%88%D9%BE%DB%8C', 'شیر توپی | راسته'],
    ['/a/%E0%A4%A', '%E0%A4%A | راسته'],
    ['/', 'راسته'],
  ])('falls back for %s to %s', (path, title) => {
    expect(fallbackTitle(path)).toBe(title);
  });

  it('is exactly status and message on error pages', () => {
    expect(errorTitle(404, 'Page not found: /x')).toBe('404 - Page not found: /x');
  });

  it('lets no override into a title and keeps it short', () => {
    expect(fallbackTitle('/%E2%80%AEgpj.exe')).toBe('Gpj.exe | راسته');
    expect(errorTitle(404, 'x'.repeat(5000)).length).toBeLessThan(220);
  });
});
