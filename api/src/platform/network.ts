/**
 * What counts as one address: of IPv6 the network of one household (/64). An IPv4 address that a socket for both kinds
 * writes as IPv6 is that address, or all of them would be one network.
 */
export function networkOf(address: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped) return mapped;
  if (!address.includes(':')) return address;
  const [head = ''] = address.split('%');
  const [before = '', after] = head.split('::');
  const groups = before.split(':').filter(Boolean);
  const rest = after === undefined ? [] : after.split(':').filter(Boolean);
  const zeros = after === undefined ? [] : Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0');
  const written = [...groups, ...zeros, ...rest].slice(0, 4);
  return `${written.map((group) => parseInt(group, 16).toString(16)).join(':')}::/64`;
}
