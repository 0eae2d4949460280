import { createContext } from 'react';
import type { PageParts } from './PageParts.ts';

/** Where components find the parts of the page they are rendered into; null in the browser. */
export const PagePartsContext = createContext<PageParts | null>(null);
