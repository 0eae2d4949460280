import { StateBadge, type States } from '../../../design/StateBadge.tsx';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { formatLastDay } from '../../../platform/numbers/dates.ts';
import { SaveButton } from '../../favorites/index.ts';
import { Day, ThingRow } from '../../things/index.ts';
import { mineMessages as words } from './messages.ts';
import type {
  MySupplierRow_SavedFragment as Saved,
  MySupplierRow_SellerFragment as Seller,
  MySupplierRow_VisitedFragment as Visited,
} from './MySupplierRow.generated.ts';

/** More of them are on its own page. */
const MOST_SHOWN = 3;

/** A supplier or merchant that one saved. */
export function SavedSeller({ favorite, states }: { favorite: Masked<Saved> & { id: string }; states: States }) {
  const { id, type, objectId, createdAt, ...row } = readFragment<Saved>(favorite);
  return (
    <ThingRow
      row={row}
      type={type}
      note={<Day at={createdAt} saying={words.savedAt} />}
      more={<Agencies seller={row.thing} states={states} />}
      actions={(name) => <SaveButton type={type} id={objectId} name={name} savedAs={id} />}
    />
  );
}

/** A supplier or merchant that one looked at. */
export function VisitedSeller({ visit, states }: { visit: Masked<Visited>; states: States }) {
  const { objectType, objectId, visitedAt, ...row } = readFragment<Visited>(visit);
  return (
    <ThingRow
      row={row}
      type={objectType}
      note={<Day at={visitedAt} saying={words.seenAt} />}
      more={<Agencies seller={row.thing} states={states} />}
      actions={(name) => <SaveButton type={objectType} id={objectId} name={name} />}
    />
  );
}

interface AgenciesProps {
  /** Of any kind: masks of a union are of one of them. */
  seller: { __typename: string } | null;
  states: States;
}

/** For whom it sells, or who sells for it, and until when. */
function Agencies({ seller, states }: AgenciesProps) {
  const known = seller as Seller | null;
  if (known?.__typename !== 'Supplier' && known?.__typename !== 'Merchant') return null;
  const { nodes = [] } = known.delegations ?? {};
  const shown = nodes.slice(0, MOST_SHOWN);
  if (shown.length === 0) return <p className="text-muted">{words.noAgencies}</p>;
  return (
    <ul aria-label={words.agencies} className="mt-1 flex flex-col gap-1">
      {shown.map((agency) => (
        <li key={agency.id} className="flex flex-wrap items-center gap-2">
          <bdi>{'merchant' in agency ? agency.merchant?.name : agency.supplier?.brandName}</bdi>
          <StateBadge states={states} value={agency.status} />
          <span className="text-muted">{words.until(formatLastDay(agency.validTo))}</span>
        </li>
      ))}
      {nodes.length > MOST_SHOWN && <li className="text-muted">{words.moreAgencies}</li>}
    </ul>
  );
}
