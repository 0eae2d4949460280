import { EDITOR_LINK_HOSTS, readLink } from './blocks/index.ts';

/**
 * Where a menu or an announcement may lead, in the spelling in which it is kept: an own path, or https to a host of the list.
 * Undefined for all else; a mere anchor is one, since they stand on every page.
 */
export function readLinkTarget(written: string): string | undefined {
  const link = readLink(written, { hosts: EDITOR_LINK_HOSTS });
  return link?.startsWith('#') ? undefined : link;
}
