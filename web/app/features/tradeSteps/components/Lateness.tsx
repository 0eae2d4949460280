import { Badge } from '../../../design/Badge.tsx';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { tradeMessages } from '../messages.ts';

/** That a line leaves after the day on which it is needed; nothing where it is in time or nobody can say. */
export const Lateness = ({ days }: { days: number | null | undefined }) =>
  days ? (
    <span>
      <Badge kind="warning">{tradeMessages.lines.late(formatInteger(days))}</Badge>
    </span>
  ) : null;
