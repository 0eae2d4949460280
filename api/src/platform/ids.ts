import { v7 } from 'uuid';

/** An id of ours: UUID version 7, so newer rows come later. */
export const newId = (): string => v7();

/** Comes before every id: where a walk through a table by id begins. */
export const BEFORE_ALL_IDS = '00000000-0000-0000-0000-000000000000';
