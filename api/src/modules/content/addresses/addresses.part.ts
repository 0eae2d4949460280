import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { AddressPart, Addresses, AddressesQuery, makeAddressParts } from '../../../platform/address-parts.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { ManifestPart } from '../../../platform/modules/merge-manifests.ts';
import { route } from '../../../platform/route.ts';
import { isShownEdition } from '../pages/editions.ts';

type Parts = { db: Database; clock: Clock };

/** What the sitemap lists of pages that people read: those without a name, which the frame of the site links by itself. */
export function pageAddressesPart({ db, clock }: Parts): ManifestPart {
  const addresses = makeAddressParts({ db, clock, pages });
  return { routes: (v1) => addressRoutes(v1, addresses) };
}

function addressRoutes(app: FastifyInstance, addresses: ReturnType<typeof makeAddressParts>) {
  route(app, 'content', {
    url: '/pages/address-parts',
    operationId: 'pageAddressParts',
    graph: 'none',
    policy: 'public',
    summary: 'Parts in which the addresses of all pages without a name are given',
    response: Type.Array(AddressPart),
    handler: () => addresses.parts(),
  });
  route(app, 'content', {
    url: '/pages/addresses',
    operationId: 'pageAddresses',
    graph: 'none',
    policy: 'public',
    summary: 'One part of the addresses of all pages without a name, for the sitemap',
    query: AddressesQuery,
    response: Addresses,
    handler: ({ query }) => addresses.part(query.partNumber),
  });
}

/** The edition of each page whose time came last; one that search engines are asked to leave out keeps its place unlisted. */
const pages = `
  select e.page_id as id, v.slug, e.published_from as listed_at, e.shown_from as updated_at,
    ${isShownEdition('e', '$1::timestamptz')} and not coalesce((v.seo->>'noindex')::boolean, false)
      and 'WEB' = any(e.platforms) as is_shown
  from (
    select distinct on (page_id) * from page_editions where shown_from <= $1::timestamptz order by page_id, version desc
  ) e
  join page_versions v on v.page_id = e.page_id and v.version = e.version
  join content_types t on t.id = e.content_type_id and t.page_type not in ('STATIC', 'LANDING')`;
