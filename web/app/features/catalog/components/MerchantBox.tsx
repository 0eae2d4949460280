import type { ReactNode } from 'react';
import { Card } from '../../../design/Card.tsx';
import { FactList } from '../../../design/FactList.tsx';
import { LinkButton } from '../../../design/LinkButton.tsx';
import { Monogram } from '../../../design/Monogram.tsx';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { merchantPath } from '../../../paths.ts';
import { productMessages as words } from '../product/messages.ts';
import type { MerchantBox_MerchantFragment } from './MerchantBox.generated.ts';
import { TechnicalText } from '../../../platform/text/TechnicalText.tsx';

interface MerchantBoxProps {
  merchant: Masked<MerchantBox_MerchantFragment>;
  /** The fields of its delegation in words. */
  explained: readonly { field: string; title: string; value: string; explanation: string }[];
  /** The page of all who may sell for the supplier. */
  delegationsHref?: string | undefined;
  /** Under its name: what buyers do here. */
  children?: ReactNode;
}

/** Who sells the offer in the supplier's name, and what gives it the right to, field by field. */
export function MerchantBox({ merchant, explained, delegationsHref, children }: MerchantBoxProps) {
  const { id, slug, name, cityName, stateName } = readFragment<MerchantBox_MerchantFragment>(merchant);
  return (
    <Card as="section" aria-label={words.merchant} className="flex flex-col gap-3">
      <div className="flex items-center gap-3">
        <Monogram name={name} size={48} />
        <div className="min-w-0">
          <div className="text-[0.8125rem] text-muted">{words.merchant}</div>
          <a
            className="link inline-flex items-center font-medium pointer-coarse:min-h-11"
            href={merchantPath({ id, slug })}
          >
            {name}
          </a>
          <div className="text-[0.8125rem] text-muted">
            {cityName === stateName ? cityName : words.place(stateName, cityName)}
          </div>
        </div>
      </div>
      {children}
      <FactList
        facts={explained.map(({ title, value, explanation }) => ({
          label: title,
          value: (
            <>
              <TechnicalText>{value}</TechnicalText>
              <span className="block text-[0.8125rem] font-normal text-muted">
                <TechnicalText>{explanation}</TechnicalText>
              </span>
            </>
          ),
        }))}
      />
      {delegationsHref && <LinkButton href={delegationsHref}>{words.allDelegations}</LinkButton>}
    </Card>
  );
}
