import { Badge } from '../../../design/Badge.tsx';
import { Card } from '../../../design/Card.tsx';
import { Code } from '../../../design/Code.tsx';
import { FactList, type Fact } from '../../../design/FactList.tsx';
import { Monogram } from '../../../design/Monogram.tsx';
import { StateBadge } from '../../../design/StateBadge.tsx';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { formatDate, formatLastDay } from '../../../platform/numbers/dates.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { merchantPath } from '../../../paths.ts';

import { merchantMessages as words } from '../messages.ts';
import type { DelegationCard_DelegationFragment, DelegationCard_LabelsFragment } from './DelegationCard.generated.ts';
import { labelOf } from '../../../platform/text/labelOf.ts';

type Delegation = DelegationCard_DelegationFragment;
type Labels = DelegationCard_LabelsFragment;

interface DelegationCardProps {
  delegation: Masked<Delegation> & { id: string };
  /** The answer of the query that spreads `DelegationCard_labels`. */
  labels: Masked<Labels>;
  /** The supplier's categories, for the names of those a delegation is about. */
  categories: readonly { id: string; name: string }[];
}

/** One delegation: who may do what, where and until when, and how to be sure. An `<li>`. */
export function DelegationCard({ delegation, labels, categories }: DelegationCardProps) {
  const given = readFragment<Delegation>(delegation);
  const models = readFragment<Labels>(labels);
  const { merchant, kind, status } = given;
  return (
    <Card as="li" className="flex flex-col gap-3">
      <div className="flex items-start gap-3">
        <Monogram name={merchant?.name ?? given.number} size={48} />
        <div className="min-w-0">
          <h3 className="text-[1rem] leading-7">
            {merchant ? (
              <a
                className="link pointer-coarse:inline-flex pointer-coarse:min-h-11 items-center"
                href={merchantPath(merchant)}
              >
                {merchant.name}
              </a>
            ) : (
              <Code>{given.number}</Code>
            )}
          </h3>
          {merchant && (
            <p className="text-[0.8125rem] text-muted">
              {words.merchantIn(labelOf(models.merchantKinds, merchant.kind), merchant.cityName)}
            </p>
          )}
        </div>
      </div>
      <p className="flex flex-wrap gap-2">
        <Badge kind={kind === 'EXCLUSIVE' ? 'primary' : 'neutral'}>{labelOf(models.delegationKinds, kind)}</Badge>
        <StateBadge states={models.delegationStatuses?.values} value={status} />
      </p>
      <FactList facts={factsOf(given, models, categories)} />
    </Card>
  );
}

function factsOf(given: Delegation, models: Labels, categories: DelegationCardProps['categories']): Fact[] {
  const { territory, validFrom, validTo, permissions, scope, verifiedLevel, verificationCode, number } = given;
  const period = words.fact.from(formatDate(validFrom), formatLastDay(validTo));
  const allowed = permissions.map((each) => labelOf(models.delegationPermissions, each)).join(words.separator);
  return [
    { label: words.fact.territory, value: territory.text },
    { label: words.fact.period, value: period },
    { label: words.fact.permissions, value: allowed },
    { label: words.fact.scope, value: scopeText(scope, categories) },
    { label: words.fact.verified, value: labelOf(models.delegationLevels, verifiedLevel) },
    { label: words.fact.code, value: <Code>{verificationCode}</Code> },
    { label: words.fact.number, value: <Code>{number}</Code> },
  ];
}

function scopeText(scope: Delegation['scope'], categories: DelegationCardProps['categories']): string {
  if (scope.kind === 'ALL') return words.scope.all;
  if (scope.kind === 'SUPPLIER_PRODUCTS') return words.scope.products(formatInteger(scope.supplierProductIds.length));
  const named = categories.filter(({ id }) => scope.categoryIds.includes(id)).map(({ name }) => name);
  // A category without an offer has no name here.
  return named.length === scope.categoryIds.length
    ? named.join(words.separator)
    : words.scope.categories(formatInteger(scope.categoryIds.length));
}
