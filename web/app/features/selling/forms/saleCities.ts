/** In how many cities something is sold at most. */
export const MOST_CITIES = 400;
/** As many as the graph tells at once. */
export const CITIES_AT_ONCE = 100;
