const places = 6;

/** The sum of two plain decimals of at most six places after the point, exactly: `0.1` and `0.2` are `0.3`. */
export function sumOf(one: string, other: string): string {
  const text = String(unitsOf(one) + unitsOf(other)).padStart(places + 1, '0');
  return `${text.slice(0, -places)}.${text.slice(-places)}`.replace(/\.?0+$/, '');
}

function unitsOf(decimal: string): bigint {
  const [whole = '0', fraction = ''] = decimal.split('.');
  return BigInt(whole + fraction.slice(0, places).padEnd(places, '0'));
}
