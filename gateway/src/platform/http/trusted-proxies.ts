import { BlockList, isIP } from 'node:net';

/** Whether the X-Forwarded-For of an address is believed. */
export type IsTrusted = (address: string) => boolean;

/**
 * Reads a list of addresses and networks, as `10.5.0.0/24` or `::1`; several instances of a proxy share a network.
 * @returns undefined when the list is empty. @throws RangeError naming the entry that is neither
 */
export function trustedProxies(entries: string[]): IsTrusted | undefined {
  if (entries.length === 0) return undefined;
  const known = new BlockList();
  for (const entry of entries) add(known, entry);
  return (address) => known.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

function add(known: BlockList, entry: string) {
  const [address = '', length] = entry.split('/');
  const family = isIP(address);
  const isNetwork = length !== undefined && /^\d{1,3}$/.test(length) && Number(length) <= (family === 6 ? 128 : 32);
  if (family === 0 || (length !== undefined && !isNetwork)) throw new RangeError(entry);
  if (length === undefined) known.addAddress(address, family === 6 ? 'ipv6' : 'ipv4');
  else known.addSubnet(address, Number(length), family === 6 ? 'ipv6' : 'ipv4');
}
