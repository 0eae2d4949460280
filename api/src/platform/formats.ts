import addFormats from 'ajv-formats';
import type { FormatDefinition } from 'ajv';

const FIRST_YEAR = 1900;
const LAST_YEAR = 2200;

/** As ids are written by us and by the database, and no other way: two texts of one id would not be the same text. */
export const idFormat = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

const isDay = (addFormats.get('date') as FormatDefinition<string>).validate as (text: string) => boolean;

/** A day that exists, and of this calendar: the year 1370 was meant in another one. */
export const dayFormat = (text: string) => isDay(text) && yearOf(text) >= FIRST_YEAR;

/** RFC 3339 as far as JavaScript and PostgreSQL read the same instant from it. */
export const instantFormat = (text: string) =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)$/.test(text) &&
  isDay(text.slice(0, 10)) &&
  yearOf(text) >= FIRST_YEAR &&
  yearOf(text) <= LAST_YEAR;

/** Not a number, and so in no range of years, when the text cannot be read. */
const yearOf = (text: string) => new Date(text).getUTCFullYear();
