/** The tray's form: the checkboxes of all cards belong to it, wherever they stand. */
export const compareFormId = 'compare';
