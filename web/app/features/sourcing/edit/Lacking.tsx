import type { ReactNode } from 'react';
import { Alert } from '../../../design/Alert.tsx';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { orderEditMessages } from './messages.ts';
import type { OrderEditor_OrderFragment as Order } from './OrderEditor.generated.ts';

const words = orderEditMessages.lacking;

interface LackingProps {
  order: Pick<Order, 'status' | 'merchantName'>;
  /** So many lines are not the seller's: needs in words, and goods that it does not offer any more. */
  needs: number;
  gone: number;
  /** Whether others stay when they leave. */
  isPart: boolean;
  /** The button that moves them. */
  children: ReactNode;
}

/** That some lines of a draft are not what the seller offers, and how they go to a request to several; nothing where all are. */
export function Lacking({ order: { status, merchantName }, needs, gone, isPart, children }: LackingProps) {
  const count = needs + gone;
  if (count === 0 || status !== 'DRAFT') return null;
  return (
    <Alert kind="info">
      <p className="font-medium">{words.title(formatInteger(count))}</p>
      {isPart && needs > 0 && <p>{words.needs(merchantName)}</p>}
      {isPart && gone > 0 && <p>{words.goneGoods(merchantName)}</p>}
      {!isPart && <p>{words.all}</p>}
      {isPart && children}
    </Alert>
  );
}
