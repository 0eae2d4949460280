import { isShownSupplier } from '../../suppliers/index.ts';

/** Whether a supplier that writes pages is shown. @param supplier its row */
export const isShownWriter = (supplier: string) => isShownSupplier(supplier);

/**
 * What is true of an edition that everybody reads at a time: its own time has come and has not passed, and its writer, where that
 * is a supplier, is shown. @param now SQL of the time
 */
export const isShownEdition = (edition: string, now: string) =>
  `(${edition}.shown_from <= ${now} and (${edition}.shown_until is null or ${edition}.shown_until > ${now})
    and (${edition}.writer_id is null
      or exists (select from suppliers w where w.id = ${edition}.writer_id and ${isShownSupplier('w')})))`;
