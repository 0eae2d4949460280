declare const kind: unique symbol;

/** A text that the graph says the kind of. One of another kind does not fit in its place; a text that nobody named does. */
type TextOf<Kind extends string> = string & { readonly [kind]?: Kind };

/** An instant (RFC 3339, UTC). */
export type DateTime = TextOf<'DateTime'>;
/** A day of the Gregorian calendar (ISO 8601). */
export type Day = TextOf<'Date'>;
/** A decimal number, exact. */
export type Decimal = TextOf<'Decimal'>;
/** A whole amount of rials. */
export type Rial = TextOf<'Rial'>;
/** An address on the web, or a path of the site. @public of the generated types */
export type Url = TextOf<'URL'>;
