/** What a button means: `accent` (copper) only for money and urgent actions. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'accent' | 'danger';
/** `medium` follows the density; `small` is for rows and toolbars. */
export type ButtonSize = 'small' | 'medium' | 'large';

interface ButtonLook {
  variant: ButtonVariant;
  size: ButtonSize;
  block?: boolean | undefined;
  className?: string | undefined;
}

/** Class names shared by Button and LinkButton. */
export function buttonClass({ variant, size, block, className }: ButtonLook): string {
  return ['button', `button-${variant}`, size !== 'medium' && `button-${size}`, block && 'button-block', className]
    .filter(Boolean)
    .join(' ');
}
