import type { ButtonHTMLAttributes, Ref } from 'react';
import { Icon, type IconName } from './Icon.tsx';

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** Accessible name and tooltip. */
  label: string;
  icon: IconName;
  /** Flips the icon in right-to-left pages. */
  mirror?: boolean;
  /** State of a toggle; leave out for ordinary buttons. */
  pressed?: boolean;
  /** `outlined` draws the border of a control. */
  variant?: 'quiet' | 'outlined';
  ref?: Ref<HTMLButtonElement>;
}

/** A button of one icon, at least 44 px on touch. */
export function IconButton({
  label,
  icon,
  mirror,
  pressed,
  variant = 'quiet',
  type = 'button',
  className,
  ...rest
}: IconButtonProps) {
  const classes = ['icon-button', variant === 'outlined' && 'icon-button-outlined', className];
  return (
    <button
      {...rest}
      type={type}
      className={classes.filter(Boolean).join(' ')}
      aria-label={label}
      aria-pressed={pressed}
      title={label}
    >
      <Icon icon={icon} mirror={mirror} />
    </button>
  );
}
