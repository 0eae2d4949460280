import { expect, it } from 'vitest';
import { trustedProxies } from './trusted-proxies.ts';

it('knows addresses and networks of both families', () => {
  const isTrusted = trustedProxies(['10.5.0.0/24', '127.0.0.1', 'fd00::/8'])!;
  const asked = ['10.5.0.200', '10.5.1.1', '127.0.0.1', '127.0.0.2', 'fd12::1', 'fe80::1', 'nonsense', ''];
  expect(asked.map(isTrusted)).toEqual([true, false, true, false, true, false, false, false]);
});

it('believes nobody without a list', () => expect(trustedProxies([])).toBeUndefined());

it.each(['10.5.0.0/33', 'proxy', '10.5.0.0/', '::/129'])('refuses %s', (entry) => {
  expect(() => trustedProxies([entry])).toThrow(entry);
});
