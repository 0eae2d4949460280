import { v7 } from 'uuid';

/** An id of ours: UUID version 7, so newer rows come later. */
export const newId = (): string => v7();
