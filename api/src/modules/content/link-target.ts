import { EDITOR_LINK_HOSTS, readLink } from './blocks/index.ts';

/**
 * Where a menu, an announcement or an advertisement may lead, in the spelling in which it is kept: an own path, or https to a
 * host of the list. Undefined for all else; a mere anchor is one, since they stand on many pages.
 */
export function readLinkTarget(written: string, hosts = EDITOR_LINK_HOSTS): string | undefined {
  const link = readLink(written, { hosts });
  return link?.startsWith('#') ? undefined : link;
}
