import { createContext } from 'react-router';
import type { GraphError } from '../../graph/GraphError.ts';

/** A file that came with a form without script, and what became of it before the form is answered. */
export type SentFile = { name: string } & ({ id: string } | { error: GraphError });

/** By the name of its field; a field where no file was chosen has none. */
export type SentFiles = ReadonlyMap<string, SentFile>;

/** Where the action of a screen finds them. Set by the web server. */
export const sentFilesContext = createContext<SentFiles>(new Map());
