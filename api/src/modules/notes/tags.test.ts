import { describe, expect, it } from 'vitest';
import { normalTags } from './tags.ts';

describe('tags', () => {
  it('are kept in one spelling', () => {
    expect(normalTags(['#پمپ', ' كار  فوري ', '\u202Eشیر\u200Cآلات'])).toEqual(['پمپ', 'کار فوری', 'شیر\u200Cآلات']);
  });

  it('are what people type in a line, without the sign before it', () => {
    expect(normalTags(['\u200b# \u200cپمپ\u200c\u200cها\u2800', 'ﭘﻤﭗ'])).toEqual(['پمپ\u200cها', 'پمپ']);
  });

  it('that differ in their spelling only are one', () => {
    expect(normalTags(['پروژه ۱', 'پروژه 1', 'PUMP', 'pump'])).toEqual(['پروژه ۱', 'PUMP']);
  });

  it('without a letter are none', () => {
    expect(normalTags(['#', '   ', '\u200F', '…'])).toEqual([]);
  });
});
