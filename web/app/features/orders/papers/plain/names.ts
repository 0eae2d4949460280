/** Names of the forms without script of papers. */
export const plainPaperName = 'paper';
export const plainRetractionName = 'retract';
