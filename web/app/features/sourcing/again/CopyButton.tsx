import { useState } from 'react';
import { Button, type ButtonProps } from '../../../design/Button.tsx';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import type { CopyButton_RequestFragment as Request } from './CopyButton.generated.ts';
import { copyMessages as words } from './messages.ts';
import { PlainCopy } from './plain/PlainCopy.tsx';
import { onDemand } from '../../../platform/site/onDemand.tsx';

// Most visits order nothing again.
const CopyDialog = onDemand(() => import('./CopyDialog.tsx').then((it) => it.default));

interface CopyButtonProps {
  request: Masked<Request>;
  className?: string;
  size?: NonNullable<ButtonProps['size']>;
}

/** Orders the same again, for who may; nothing for others. */
export function CopyButton({ request: given, className, size }: CopyButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const { id, number, kind, isCopyable } = readFragment<Request>(given);
  if (!isCopyable) return null;
  const look = { icon: 'rotate-cw', 'aria-label': words.buttonOf[kind](number), ...(size && { size }) } as const;
  return (
    <div className={className}>
      <PlainCopy id={id} kind={kind} look={look} />
      <span className="noscript:hidden">
        <Button {...look} onClick={() => setOpen(true)}>
          {words.button[kind]}
        </Button>
      </span>
      {isOpen && <CopyDialog id={id} kind={kind} close={() => setOpen(false)} />}
    </div>
  );
}
