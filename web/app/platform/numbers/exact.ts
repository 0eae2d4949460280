const decimal = /^(-?)(?=\.?\d)(\d*)\.?(\d*)(?:e([+-]?\d+))?$/i;
/** Places behind the point of a division that does not end. */
const quotientPlaces = 60;

type Half = 'even' | 'up';

/** What an exact number is counted together with. */
type Operand = Exact | string | number;

/**
 * A decimal without floating point: `digits` × 10^-`places`. What pages need of such numbers takes so little of BigInt that they
 * do without a library for them, which every one of them would load.
 */
export class Exact {
  readonly #digits: bigint;
  readonly #places: number;

  private constructor(digits: bigint, places: number) {
    this.#digits = places < 0 ? digits * tenTo(-places) : digits;
    this.#places = Math.max(places, 0);
  }

  /** Reads a decimal text or a number. Throws on a text that is no decimal. */
  static of(value: Operand): Exact {
    if (value instanceof Exact) return value;
    const parts = decimal.exec(String(value));
    if (!parts) throw new Error(`Not a decimal: ${String(value)}`);
    const [, sign, whole, fraction = '', exponent = 0] = parts;
    return new Exact(BigInt(`${sign}${whole}${fraction}`), fraction.length - Number(exponent));
  }

  plus(operand: Operand): Exact {
    const other = Exact.of(operand);
    const places = Math.max(this.#places, other.#places);
    return new Exact(this.#in(places) + other.#in(places), places);
  }

  minus(operand: Operand): Exact {
    const other = Exact.of(operand);
    return this.plus(new Exact(-other.#digits, other.#places));
  }

  times(operand: Operand): Exact {
    const other = Exact.of(operand);
    return new Exact(this.#digits * other.#digits, this.#places + other.#places);
  }

  /** Throws on a divisor of zero. */
  over(operand: Operand): Exact {
    const other = Exact.of(operand);
    const places = quotientPlaces + other.#places;
    return new Exact(quotient(this.#in(places + this.#places), other.#digits, 'even'), quotientPlaces + this.#places);
  }

  /** What is left of it after whole steps, with its sign. Throws on steps of zero. */
  rest(steps: Operand): Exact {
    const other = Exact.of(steps);
    const places = Math.max(this.#places, other.#places);
    return new Exact(this.#in(places) % other.#in(places), places);
  }

  /** Below zero, zero, or above it, as this is less, the same or more. */
  compare(other: Operand): number {
    const { digits } = this.minus(other).#parts();
    return digits === 0n ? 0 : digits < 0n ? -1 : 1;
  }

  /** With at most so many places behind the point. */
  rounded(places: number, half: Half = 'even'): Exact {
    if (places >= this.#places) return this;
    return new Exact(quotient(this.#digits, tenTo(this.#places - places), half), places);
  }

  /** With at most so many digits that say something. */
  toDigits(count: number, half: Half = 'up'): Exact {
    return this.rounded(this.#places - this.#length() + count, half);
  }

  /** How many digits stand before the point; none or fewer of what is less than one. */
  get wholeDigits(): number {
    return this.#length() - this.#places;
  }

  /** A plain decimal text without trailing zeros. */
  toString(): string {
    const { digits, places } = this.#parts();
    const sign = digits < 0n ? '-' : '';
    const text = String(digits < 0n ? -digits : digits).padStart(places + 1, '0');
    return sign + text.slice(0, text.length - places) + (places > 0 ? `.${text.slice(-places)}` : '');
  }

  #length(): number {
    return String(this.#digits < 0n ? -this.#digits : this.#digits).length;
  }

  #in(places: number): bigint {
    return this.#digits * tenTo(places - this.#places);
  }

  #parts(): { digits: bigint; places: number } {
    let digits = this.#digits;
    let places = this.#places;
    for (; places > 0 && digits % 10n === 0n; places -= 1) digits /= 10n;
    return { digits, places };
  }
}

const tenTo = (places: number): bigint => 10n ** BigInt(places);

/** Rounded to a whole number: to the nearer one, and halves to the even one or away from zero. */
function quotient(over: bigint, under: bigint, half: Half): bigint {
  const whole = over / under;
  const rest = over % under;
  if (rest === 0n) return whole;
  const sign = over < 0n === under < 0n ? 1n : -1n;
  const twice = 2n * (rest < 0n ? -rest : rest) - (under < 0n ? -under : under);
  const isUp = twice > 0n || (twice === 0n && (half === 'up' || whole % 2n !== 0n));
  return isUp ? whole + sign : whole;
}
