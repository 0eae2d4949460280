import { createContext } from 'react';
import type { ServerGraph } from './server/ServerGraph.ts';

/** Where components find the graph of the request they are rendered for; null in the browser. */
export const ServerGraphContext = createContext<ServerGraph | null>(null);
