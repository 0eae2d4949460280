import { makeBuilder } from './platform/database/builder.ts';
import type { Tables } from './tables.generated.ts';

/** Statements on our tables, put together with their types. A repository uses those of its own feature. */
export const tables = makeBuilder<Tables>();
