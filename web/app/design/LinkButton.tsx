import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';
import { buttonClass, type ButtonSize, type ButtonVariant } from './buttonClass.ts';
import { Icon, type IconName } from './Icon.tsx';

export interface LinkButtonProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
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
  ref?: Ref<HTMLAnchorElement>;
}

/** A link that looks like a button. */
export function LinkButton({
  children,
  variant = 'secondary',
  size = 'medium',
  icon,
  iconAt = 'start',
  mirrorIcon,
  block,
  className,
  ...rest
}: LinkButtonProps) {
  const glyph = icon && <Icon icon={icon} size={18} mirror={mirrorIcon} />;
  return (
    <a {...rest} className={buttonClass({ variant, size, block, className })}>
      {iconAt === 'start' && glyph}
      <span>{children}</span>
      {iconAt === 'end' && glyph}
    </a>
  );
}
