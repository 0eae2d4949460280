/** Whether it is decided that the page goes away, by its visitor or by the site: then nobody is asked about what was typed. */
export const leaving = { isDecided: false };
