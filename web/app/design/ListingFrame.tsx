import type { ReactNode } from 'react';
import { FactList, type Fact } from './FactList.tsx';

export interface ListingFrameProps {
  href: string;
  title: ReactNode;
  /** Heading level of the title. */
  headingLevel?: 2 | 3;
  /** A Drawing or an image; the frame is 96 px on phones, 72 px on wide screens. */
  media: ReactNode;
  /** A Code under the title. */
  code?: ReactNode;
  /** Up to three key properties. */
  facts?: readonly Fact[];
  /** Who offers it, where, with badges. */
  party?: ReactNode;
  /** The amount, heavy and copper. */
  price?: ReactNode;
  /** Unit and smallest order, under the price. */
  priceNote?: ReactNode;
  /** Two or three buttons. */
  actions?: ReactNode;
  /** `card` keeps the phone's shape on wide screens too, for grids. */
  view?: 'row' | 'card';
}

/**
 * One thing in a list: a card on phones, a row on wide screens, the same elements in the same
 * order. The title's link covers the whole frame; the actions stay above it. An `<li>`.
 */
export function ListingFrame(props: ListingFrameProps) {
  const { href, title, headingLevel = 2, media, code, facts, party, price, priceNote, actions, view = 'row' } = props;
  const Title = `h${headingLevel}` as const;
  return (
    <li className={`listing listing-${view}`}>
      <div className="listing-media">{media}</div>
      <div className="listing-main">
        <Title className="listing-title">
          <a href={href}>{title}</a>
        </Title>
        {code && <div className="listing-code">{code}</div>}
        {facts && facts.length > 0 && <FactList facts={facts} layout="inline" />}
      </div>
      {party && <div className="listing-party">{party}</div>}
      {price && (
        <div className="listing-price">
          <div className="price">{price}</div>
          {priceNote && <div className="listing-note">{priceNote}</div>}
        </div>
      )}
      {actions && <div className="listing-actions">{actions}</div>}
    </li>
  );
}
