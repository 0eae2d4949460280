import { describe, expect, it } from 'vitest';
import { normalTags } from './tags.ts';

describe('tags', () => {
  it('are kept in one spelling', () => {
    expect(normalTags(['#پمپ', ' كار  فوري ', '\u202Eشیر\u200Cآلات'])).toEqual(['پمپ', 'کار فوری', 'شیر\u200Cآلات']);
  });

  it('that differ in their spelling only are one', () => {
    expect(normalTags(['پروژه ۱', 'پروژه 1', 'PUMP', 'pump'])).toEqual(['پروژه ۱', 'PUMP']);
  });

  it('without a letter are none', () => {
    expect(normalTags(['#', '   ', '\u200F', '…'])).toEqual([]);
  });
});
