import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTooSmall, lying, middle, mostZoom, moved, zoomed } from './square.ts';

const wide = { width: 1_000, height: 500 };

describe('the square of a picture', () => {
  it('is the largest in the middle at first', () => {
    expect(middle(wide)).toEqual({ left: 0.25, top: 0, size: 1 });
    expect(middle({ width: 300, height: 400 })).toEqual({ left: 0, top: 0.125, size: 1 });
    expect(lying(wide, middle(wide))).toEqual({ inlineSize: '200%', transform: 'translate(-25%, 0%)' });
  });

  it('goes against the picture that is moved, and stays in it', () => {
    expect(moved(wide, middle(wide), 0.1, 0)).toEqual({ left: 0.2, top: 0, size: 1 });
    expect(moved(wide, middle(wide), 9, 9)).toEqual({ left: 0, top: 0, size: 1 });
    expect(moved(wide, middle(wide), -9, -9)).toEqual({ left: 0.5, top: 0, size: 1 });
  });

  it('gets smaller around the point that stays', () => {
    expect(zoomed(wide, middle(wide), 2)).toEqual({ left: 0.375, top: 0.25, size: 0.5 });
    expect(zoomed(wide, middle(wide), 2, 0, 0)).toEqual({ left: 0.25, top: 0, size: 0.5 });
  });

  it('is never more than the picture nor less than the api takes, whatever is done', () => {
    const length = fc.integer({ min: 200, max: 12_000 });
    const act = fc.tuple(fc.double({ min: -2, max: 2, noNaN: true }), fc.double({ min: 0.1, max: 20, noNaN: true }));
    fc.assert(
      fc.property(length, length, fc.array(act, { maxLength: 8 }), (width, height, acts) => {
        const picture = { width, height };
        fc.pre(!isTooSmall(picture));
        let square = middle(picture);
        for (const [by, zoom] of acts) square = zoomed(picture, moved(picture, square, by, -by), zoom, 0.2, 0.9);
        const shrunk = Math.min(1, 4_096 / Math.max(width, height));
        const kept = Math.floor(Math.min(width, height) * shrunk);
        expect(Math.round(square.size * kept)).toBeGreaterThanOrEqual(200);
        const length = square.size * Math.min(width, height);
        for (const part of [square.left, square.top]) expect(part).toBeGreaterThanOrEqual(0);
        expect(square.left * width + length).toBeLessThanOrEqual(width + 1e-6);
        expect(square.top * height + length).toBeLessThanOrEqual(height + 1e-6);
      }),
    );
  });

  it('is not cut from a picture that is too small, also once the api has made it smaller', () => {
    expect(isTooSmall({ width: 199, height: 900 })).toBe(true);
    expect(isTooSmall({ width: 200, height: 200 })).toBe(false);
    expect(isTooSmall({ width: 8_192, height: 300 })).toBe(true);
    expect(mostZoom({ width: 200, height: 200 })).toBe(1);
  });
});
