import { describe, expect, it } from 'vitest';
import { normaliseText, stripBidiControls } from './normalise.ts';

describe('normaliseText', () => {
  it('spells ya and kaf the Persian way', () => {
    expect(normaliseText('كاتالوگ شيرآلات صنعتى')).toBe('کاتالوگ شیرآلات صنعتی');
  });

  it('keeps a ZWNJ inside a word and drops it elsewhere', () => {
    expect(normaliseText('می\u200c\u200cشود \u200cتولید\u200c')).toBe('می\u200cشود تولید');
  });

  it('drops bidi controls and other control characters', () => {
    expect(normaliseText('\u202eشیر\u202c\u0000توپی\u200f')).toBe('شیر توپی');
  });

  it('collapses blanks', () => {
    expect(normaliseText('  شیر \t\n توپی ')).toBe('شیر توپی');
  });
});

describe('stripBidiControls', () => {
  it('removes overrides and isolates, not letters', () => {
    expect(stripBidiControls('\u2066a\u2069\u202eb\u061c')).toBe('ab');
  });
});
