import { lazy, type MouseEvent, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { LinkButton, type LinkButtonProps } from '../../../../design/LinkButton.tsx';
import { isPlainClick } from '../../../../platform/navigation/siteLink.ts';
import { notify } from '../../../../platform/notify/notify.ts';
import { intend, takeIntent } from '../../../../platform/session/intent.ts';
import { loginHref } from '../../../../platform/session/redirectPath.ts';
import { useViewer } from '../../../../platform/session/session.ts';
import { beginHref } from '../paths.ts';
import { orderButtonMessages as words } from './messages.ts';

// Most visits order nothing.
const OrderDialog = lazy(() => import('./OrderDialog.tsx'));

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
  const viewer = useViewer();
  const [opened, setOpened] = useState<{ quantity: string | undefined }>();
  const { pathname, search } = useLocation();
  const intent = `order ${id}`;
  const isIn = viewer !== undefined;
  useEffect(() => {
    // Pressed before the login, which led back here.
    if (!isIn || !takeIntent(intent)) return;
    setOpened({ quantity });
    notify('info', words.goOn);
  }, [isIn, intent, quantity]);
  const look = { rel: 'nofollow', variant: 'primary', 'aria-label': words.orderOf(name), ...asked } as const;
  if (!isIn)
    return (
      <LinkButton {...look} href={loginHref(pathname + search)} onClick={() => intend(intent)}>
        {words.order}
      </LinkButton>
    );
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    setOpened({ quantity: typedQuantity?.() ?? quantity });
  };
  return (
    <>
      <LinkButton {...look} href={beginHref(id, quantity)} onClick={open}>
        {words.order}
      </LinkButton>
      {opened && (
        <Suspense fallback={null}>
          <OrderDialog id={id} name={name} quantity={opened.quantity} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </>
  );
}
