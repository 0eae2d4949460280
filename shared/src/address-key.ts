import { isIPv6 } from 'node:net';

const PARTS_OF_NETWORK = 4;

/**
 * What limits by address count under: an IPv4 address itself, of IPv6 the /64, since whoever has one address of it
 * has all of them. Anything else is one address that nobody has.
 */
export function addressKey(address: string | undefined): string {
  const plain = (address ?? '').replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain || 'unknown';
  const [head = '', tail] = plain.toLowerCase().split('::');
  const left = head === '' ? [] : head.split(':');
  // An IPv4 address at the end stands for two parts; neither is among the first four unless there are too few.
  const right = tail ? tail.split(':').flatMap((part) => (part.includes('.') ? ['0', '0'] : [part])) : [];
  const between = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const parts = [...left, ...Array.from({ length: between }, () => '0'), ...right];
  const network = parts.slice(0, PARTS_OF_NETWORK).map((part) => part.replace(/^0+(?=.)/, ''));
  return `${network.join(':')}::/64`;
}
