import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { buttonClass, type ButtonSize, type ButtonVariant } from './buttonClass.ts';
import { Icon, type IconName } from './Icon.tsx';
import { Spinner } from './Spinner.tsx';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  children: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: IconName;
  /** Before or after the words. */
  iconAt?: 'start' | 'end';
  /** Flips the icon in right-to-left pages. */
  mirrorIcon?: boolean;
  /** Full width of its container. */
  block?: boolean;
  /** Shows a spinner and ignores presses; keeps the focus. */
  pending?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** Does something on this page; for going elsewhere use LinkButton. `type` defaults to `button`. */
export function Button({
  children,
  variant = 'secondary',
  size = 'medium',
  icon,
  iconAt = 'start',
  mirrorIcon,
  block,
  pending = false,
  type = 'button',
  className,
  onClick,
  ...rest
}: ButtonProps) {
  // aria-disabled instead of disabled: a disabled button would lose the focus while it works.
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending) event.preventDefault();
    else onClick?.(event);
  };
  const glyph = icon && <Icon icon={icon} size={18} mirror={mirrorIcon} />;
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, block, className })}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      onClick={press}
    >
      {pending && <Spinner size={18} />}
      {iconAt === 'start' && !pending && glyph}
      <span>{children}</span>
      {iconAt === 'end' && glyph}
    </button>
  );
}
