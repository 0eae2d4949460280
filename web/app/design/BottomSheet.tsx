import { useCallback, useEffect, useId, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { useModal } from './useModal.ts';

export interface BottomSheetProps {
  /** Any link to `#{id}` opens the sheet: `<LinkButton href="#filters">`. */
  id: string;
  title: string;
  closeLabel: string;
  children: ReactNode;
  /** Stays in sight at the bottom. An element with `data-sheet-close` closes when pressed. */
  footer?: ReactNode;
  /** Shows the content in its place from 1024 px, as a side column does; `false`: always a sheet. */
  inPlaceWhenWide?: boolean;
}

/**
 * Filters and the like: a sheet from the bottom on phones, in place on wide screens. Without
 * script the link's target opens it (`:target`); with script it is a modal dialog: focus inside,
 * Esc, focus back to the link.
 */
export function BottomSheet(props: BottomSheetProps) {
  const { id, title, closeLabel, children, footer, inPlaceWhenWide = true } = props;
  const layer = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const enhanced = useOpener(id, setOpen);
  useModal(layer, panel, open, close);
  useCloseWhenWide(open && inPlaceWhenWide, close);

  const closeOnPress = (event: MouseEvent<HTMLDivElement>) => {
    const pressed = event.target instanceof Element && event.target.closest('[data-sheet-close]');
    if (!pressed) return;
    if (pressed instanceof HTMLAnchorElement && enhanced) event.preventDefault();
    close();
  };
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- only hears the links and buttons inside
    <div
      ref={layer}
      id={id}
      className={inPlaceWhenWide ? 'sheet sheet-in-place' : 'sheet'}
      data-open={open ? '' : undefined}
      data-enhanced={enhanced ? '' : undefined}
      onClick={closeOnPress}
    >
      {/* eslint-disable-next-line jsx-a11y/anchor-has-content -- for pointers only; the close link below has the name */}
      <a className="sheet-backdrop" href={`#${id}-closed`} data-sheet-close="" tabIndex={-1} aria-hidden="true" />
      <div
        ref={panel}
        className="sheet-panel"
        role={open ? 'dialog' : 'region'}
        aria-modal={open || undefined}
        aria-labelledby={titleId}
        tabIndex={-1}
      >
        <div className="sheet-header">
          <h2 id={titleId}>{title}</h2>
          <a className="icon-button sheet-close" href={`#${id}-closed`} data-sheet-close="" aria-label={closeLabel}>
            <Icon icon="x" />
          </a>
        </div>
        <div className="sheet-body">{children}</div>
        {footer && <div className="sheet-footer">{footer}</div>}
      </div>
    </div>
  );
}

/** Opens on a press of any link to the sheet; true once script has taken over from `:target`. */
function useOpener(id: string, setOpen: (open: boolean) => void): boolean {
  const [enhanced, setEnhanced] = useState(false);
  useEffect(() => {
    setEnhanced(true);
    if (window.location.hash === `#${id}`) setOpen(true);
    const openOnPress = (event: globalThis.MouseEvent) => {
      if (!(event.target instanceof Element) || !event.target.closest(`a[href="#${id}"]`)) return;
      event.preventDefault();
      setOpen(true);
    };
    // Captured, so that nobody takes the press for a navigation first.
    document.addEventListener('click', openOnPress, true);
    return () => document.removeEventListener('click', openOnPress, true);
  }, [id, setOpen]);
  return enhanced;
}

function useCloseWhenWide(active: boolean, close: () => void) {
  useEffect(() => {
    if (!active) return;
    const wide = window.matchMedia('(min-width: 1024px)');
    if (wide.matches) close();
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, [active, close]);
}
