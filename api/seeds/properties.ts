import type { DataType, EnumSeed, PropertySeed } from './shape.ts';

type Traits = {
  decimals?: number;
  min?: number;
  max?: number;
  key?: boolean;
  required?: boolean;
  filterable?: boolean;
  comparable?: boolean;
};
type Labels = Readonly<Record<string, string>>;

function property(dataType: DataType, code: string, name: string, group: string, traits: Traits): PropertySeed {
  return {
    code,
    name,
    group,
    dataType,
    decimals: traits.decimals ?? 0,
    ...(traits.min === undefined ? {} : { min: traits.min }),
    ...(traits.max === undefined ? {} : { max: traits.max }),
    isKey: traits.key ?? false,
    isRequired: traits.required ?? false,
    isFilterable: traits.filterable ?? true,
    isComparable: traits.comparable ?? true,
  };
}

/** One number in a unit (UCUM code of the default one), or a plain count when the unit is null. */
export function numeric(
  code: string,
  name: string,
  group: string,
  unit: string | null,
  traits: Traits = {},
): PropertySeed {
  const made = property('NUMERIC', code, name, group, traits);
  return unit === null ? made : { ...made, unit };
}

/** From one number to another, such as a working temperature. */
export function range(code: string, name: string, group: string, unit: string, traits: Traits = {}): PropertySeed {
  return { ...property('NUMERIC_RANGE', code, name, group, traits), unit };
}

/** One of a list: code to Persian label, or a table with equivalents. */
export function choice(
  code: string,
  name: string,
  group: string,
  values: Labels | readonly EnumSeed[],
  traits: Traits = {},
): PropertySeed {
  return { ...property('ENUM', code, name, group, traits), values: enumOf(values) };
}

/** Several of a list at once. */
export function choices(code: string, name: string, group: string, values: Labels, traits: Traits = {}): PropertySeed {
  return { ...property('MULTI_ENUM', code, name, group, traits), values: enumOf(values) };
}

export function flag(code: string, name: string, group: string, traits: Traits = {}): PropertySeed {
  return property('BOOLEAN', code, name, group, traits);
}

/** Words for people; never filtered by. */
export function text(code: string, name: string, group: string, traits: Traits = {}): PropertySeed {
  return property('TEXT', code, name, group, { filterable: false, ...traits });
}

function enumOf(values: Labels | readonly EnumSeed[]): readonly EnumSeed[] {
  return Array.isArray(values)
    ? (values as readonly EnumSeed[])
    : Object.entries(values).map(([code, label]) => ({ code, label: label as string }));
}
