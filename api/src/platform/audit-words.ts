/** Words of the audit log are no enumeration: lines stay as they were written, also by programs before this one. */
export const AUDITED_WORD =
  'What, as an upper-case word. An open list: the log is kept for years, and its words stay as they were written.';
export const AUDITED_KIND =
  'With what kind of thing, as a word such as `Session`. An open list, as that of what was done.';
