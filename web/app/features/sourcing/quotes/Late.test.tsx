import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LateDue, LateLead } from './Late.tsx';

const request = { neededBy: '2026-12-30', workingDaysLeft: 12 } as const;
const textOf = (html: string) => html.replace(/<!-- -->|<[^>]+>/g, '');
const lead = (typed: string, listed: number | null = null, of: object = {}) =>
  textOf(renderToString(<LateLead request={{ ...request, ...of }} line={{ leadTimeDays: listed }} typed={typed} />));
const due = (typed: string) => textOf(renderToString(<LateDue request={request} typed={typed} />));

describe('what comes after the buyer’s day', () => {
  it('is told of a lead time, by how many working days', () => {
    expect(lead('۱۵')).toBe('۳ روز کاری پس از زمان نیاز خریدار (۹ دی ۱۴۰۵)');
    expect([lead('۱۲'), lead('زود'), lead(''), lead('۱۵', null, { neededBy: null })]).toEqual(['', '', '', '']);
    expect(lead('۱۵', null, { workingDaysLeft: null })).toBe('');
  });

  it('is told of what stands in the list, where nothing is typed', () => {
    expect([lead('', 13), lead('۲', 13)]).toEqual(['۱ روز کاری پس از زمان نیاز خریدار (۹ دی ۱۴۰۵)', '']);
  });

  it('is told of a part of a service', () => {
    expect([due('۱۴۰۵/۱۰/۱۰'), due('۱۴۰۵/۱۰/۰۹'), due('')]).toEqual(['پس از زمان نیاز خریدار (۹ دی ۱۴۰۵)', '', '']);
  });
});
