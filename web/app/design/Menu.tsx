import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';

export interface MenuProps {
  label: string;
  icon?: IconName;
  /** The icon alone; the label stays readable aloud. */
  iconOnly?: boolean;
  /** Edge of the trigger that the panel lines up with. */
  align?: 'start' | 'end';
  /** `wide` spans the nearest positioned ancestor, for menus of several columns. */
  width?: 'content' | 'wide';
  /** Links, lists or a small form. Pressing a link closes the menu. */
  children: ReactNode;
  className?: string;
}

/**
 * A disclosure with a floating panel of links. `<details>` underneath, so it opens without
 * script; with script it also closes on Esc, on a press outside and when the focus leaves.
 */
export function Menu(props: MenuProps) {
  const { label, icon, iconOnly = false, align = 'start', width = 'content', children, className } = props;
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => (details.current ? closeLikeAMenu(details.current) : undefined), []);
  const closeOnLink = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) details.current?.removeAttribute('open');
  };
  return (
    <details ref={details} className={['menu', className].filter(Boolean).join(' ')}>
      <summary className={iconOnly ? 'icon-button' : 'button button-quiet'} title={iconOnly ? label : undefined}>
        {icon && <Icon icon={icon} size={iconOnly ? 20 : 18} />}
        <span className={iconOnly ? 'visually-hidden' : undefined}>{label}</span>
        {!iconOnly && <Icon icon="chevron-down" size={16} className="menu-chevron" />}
      </summary>
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- only hears the links inside */}
      <div className={`menu-panel menu-panel-${align} menu-panel-${width}`} onClick={closeOnLink}>
        {children}
      </div>
    </details>
  );
}

/** Adds the closing habits of a menu; returns their removal. */
function closeLikeAMenu(details: HTMLDetailsElement): () => void {
  const close = () => details.removeAttribute('open');
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !details.open) return;
    event.preventDefault();
    close();
    details.querySelector('summary')?.focus();
  };
  const closeOutside = (event: Event) => {
    if (event.target instanceof Node && !details.contains(event.target)) close();
  };
  details.addEventListener('keydown', closeOnEscape);
  document.addEventListener('pointerdown', closeOutside);
  document.addEventListener('focusin', closeOutside);
  return () => {
    details.removeEventListener('keydown', closeOnEscape);
    document.removeEventListener('pointerdown', closeOutside);
    document.removeEventListener('focusin', closeOutside);
  };
}
