import { useEffect, useRef } from 'react';

/**
 * When a dialog closes and the button that opened it is gone, as its step is taken: who uses the keyboard goes on from a place
 * near by. @param place the id of an element
 */
export function useFocusBack(isOpen: boolean, place: string): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    const element = document.getElementById(place);
    if (wasOpen.current && !isOpen && element && document.activeElement === document.body) {
      element.tabIndex = -1;
      element.focus({ preventScroll: true });
    }
    wasOpen.current = isOpen;
  }, [isOpen, place]);
}
