import { useRef } from 'react';
import { checkFile } from './checkFile.ts';

/** Checks what is chosen, as `checkFile`; resolves to undefined when another file was chosen meanwhile. */
export function useFileCheck() {
  const choices = useRef(0);
  return async (...chosen: Parameters<typeof checkFile>) => {
    const choice = (choices.current += 1);
    const checked = await checkFile(...chosen);
    return choice === choices.current ? checked : undefined;
  };
}
