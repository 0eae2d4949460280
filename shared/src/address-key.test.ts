import { expect, it } from 'vitest';
import { addressKey } from './address-key.ts';
import { MinuteCounts } from './minute-counts.ts';

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:192.0.2.8', '192.0.2.8'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['1::2:3:4:5:6:7', '1:0:2:3::/64'],
  [undefined, 'unknown'],
])('counts %s under %s', (address, key) => {
  expect(addressKey(address)).toBe(key);
});

it('lets so many of an address pass in a minute, and others besides', () => {
  let now = 0;
  const counts = new MinuteCounts(2, () => now);
  expect([counts.count('a'), counts.count('a'), counts.count('a')]).toEqual([undefined, undefined, 60]);
  now = 59_500;
  expect([counts.count('a'), counts.count('b')]).toEqual([1, undefined]);
  now = 60_000;
  expect(counts.count('a')).toBeUndefined();
});
