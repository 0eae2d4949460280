import { type MouseEvent, useState } from 'react';
import { LinkButton, type LinkButtonProps } from '../../../../design/LinkButton.tsx';
import { isPlainClick } from '../../../../platform/navigation/siteLink.ts';
import { useIntendedDialog } from '../../../../platform/session/useIntendedDialog.ts';
import { orderIntent } from '../orderIntent.ts';
import { beginHref } from '../paths.ts';
import { orderButtonMessages as words } from './messages.ts';
import { onDemand } from '../../../../platform/site/onDemand.tsx';

// Most visits order nothing.
const OrderDialog = onDemand(() => import('./OrderDialog.tsx').then((it) => it.default));

interface OrderButtonProps {
  id: string;
  name: string;
  /** How much the address of the page speaks of. */
  quantity?: string | undefined;
  /** What is typed on the page by now, where it has a field for it. */
  typedQuantity?(): string | undefined;
  /** Full width of its container. */
  block?: boolean;
  variant?: NonNullable<LinkButtonProps['variant']>;
  size?: NonNullable<LinkButtonProps['size']>;
}

/**
 * Begins an order of an offer, or adds it to one that is being written. For visitors it leads to the login and back here;
 * without script to the same form as a page.
 */
export function OrderButton({ id, name, quantity, typedQuantity, ...asked }: OrderButtonProps) {
  const { isOpen, open, close, login } = useIntendedDialog(orderIntent(id), words.goOn);
  const [typed, setTyped] = useState<string>();
  const look = { rel: 'nofollow', variant: 'primary', 'aria-label': words.orderOf(name), ...asked } as const;
  if (login)
    return (
      <LinkButton {...look} {...login}>
        {words.order}
      </LinkButton>
    );
  const press = (event: MouseEvent) => {
    if (!isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    setTyped(typedQuantity?.());
    open();
  };
  return (
    <>
      <LinkButton {...look} href={beginHref(id, quantity)} onClick={press}>
        {words.order}
      </LinkButton>
      {isOpen && <OrderDialog id={id} name={name} quantity={typed ?? quantity} onClose={close} />}
    </>
  );
}
