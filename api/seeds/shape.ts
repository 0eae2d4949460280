import type { Random } from './random.ts';

/** Drawings that the site has; a category names one. */
export const ICONS = [
  'valve',
  'pump',
  'sheet',
  'pipe',
  'motor',
  'bearing',
  'gear',
  'bolt',
  'cable',
  'sensor',
  'gauge',
  'compressor',
  'tank',
  'filter',
  'heat-exchanger',
  'crane',
  'tool',
  'weld',
  'furnace',
  'laser',
  'cnc',
  'casting',
  'plating',
  'chemical',
  'polymer',
  'insulation',
  'electrical',
  'panel',
  'safety',
  'hydraulic',
  'pneumatic',
  'conveyor',
  'document',
  'standard',
  'consulting',
  'lab',
  'drawing',
] as const;
export type Icon = (typeof ICONS)[number];

export type CategoryType = 'IndustrialService' | 'Product' | 'ConsultingService' | 'ElectronicDocument';
export type DataType = 'NUMERIC' | 'NUMERIC_RANGE' | 'ENUM' | 'MULTI_ENUM' | 'BOOLEAN' | 'TEXT';

/** Factor and offset are exact decimals: base = raw * factor + offset. */
export type UnitSeed = { code: string; symbol: string; displayText: string; factor: string; offset: string };
/** The first unit is the default one; `baseUnit` is the code of the unit with factor 1 and offset 0. */
export type QuantitySeed = {
  code: string;
  name: string;
  baseUnit: string;
  units: readonly UnitSeed[];
  /** False where a unit equals only itself. */
  converts?: boolean;
};

/** `equivalents`: what the same nominal size is called elsewhere; never computed. */
export type EnumSeed = { code: string; label: string; equivalents?: Readonly<Record<string, string>> };

export type PropertySeed = {
  code: string;
  name: string;
  group: string;
  dataType: DataType;
  /** UCUM code of the default unit; the quantity follows from it. */
  unit?: string;
  decimals: number;
  /** In the default unit. */
  min?: number;
  max?: number;
  values?: readonly EnumSeed[];
  isKey: boolean;
  isRequired: boolean;
  isFilterable: boolean;
  isComparable: boolean;
};

/** A number stated in another unit than the property's default. */
export type Measured = { raw: number; unit: string };
/** `unit`: when it is stated in another one than the property's default. */
export type Interval = { from: number; to: number; unit?: string };
/** NUMERIC number or Measured, NUMERIC_RANGE Interval, ENUM code, MULTI_ENUM codes, BOOLEAN, TEXT. */
export type Value = number | Measured | Interval | string | readonly string[] | boolean;
export type Values = Readonly<Record<string, Value>>;

/** One product before it has a brand: its name is `head`, the brand, then `tail` («، » between the parts). */
export type Draft = {
  head: string;
  tail: string;
  /** The manufacturer's part of the model number: ASCII letters, digits and hyphens. */
  model: string;
  values: Values;
  /** One sale unit, in rials, before rounding. */
  priceRial: number;
};

export type PriceMode = 'FIXED' | 'TIERED' | 'ON_REQUEST';
export type StockState = 'IN_STOCK' | 'MADE_TO_ORDER' | 'OUT';
type DocumentKind = 'DATASHEET' | 'CERTIFICATE' | 'DRAWING' | 'MANUAL';

/** How a kind of thing is sold; lists are weighted by repetition. */
export type SaleTerms = {
  /** Codes of units. */
  unit: string;
  /** Least quantities, in `unit`. */
  moq: readonly number[];
  /** How many units are sold together; 1 is the unit itself. */
  packSizes: readonly number[];
  /** The unit of packaging that holds several. */
  pack: string;
  priceModes: readonly PriceMode[];
  stock: readonly StockState[];
  /** Days when in stock, and when made to order. */
  leadDays: { stock: Interval; order: Interval };
  warranties: readonly (string | null)[];
  origins: readonly (string | null)[];
  documents: readonly { title: string; kind: DocumentKind }[];
};

export type LeafSeed = {
  code: string;
  name: string;
  scientificName: string;
  icon: Icon;
  /** How many products of it come for one of a leaf with share 1. */
  share: number;
  properties: readonly PropertySeed[];
  sale: SaleTerms;
  standards: readonly string[];
  /** Sentences that open a description. */
  summaries: readonly string[];
  draft(random: Random): Draft;
};

export type BrandSeed = { name: string; code: string };
export type BranchSeed = {
  code: string;
  name: string;
  scientificName: string;
  icon: Icon;
  properties: readonly PropertySeed[];
  /** Empty for work that carries no brand. */
  brands: readonly BrandSeed[];
  leaves: readonly LeafSeed[];
};
export type RootSeed = {
  code: string;
  categoryType: CategoryType;
  name: string;
  scientificName: string;
  icon: Icon;
  properties: readonly PropertySeed[];
  branches: readonly BranchSeed[];
};

export type VerificationLevel = 'NONE' | 'PHONE' | 'IDENTITY' | 'BUSINESS' | 'SITE';
export type ConfirmStatus = 'DRAFT' | 'PENDING' | 'CONFIRMED' | 'REJECTED' | 'SUSPENDED';
export type SupplierSeed = {
  code: string;
  brand: string;
  /** What it does, in a sentence of its own. */
  about: string;
  city: string;
  state: string;
  foundedYear: number;
  employees: string;
  verification: VerificationLevel;
  confirm: ConfirmStatus;
  /** Branch codes it works in. */
  branches: readonly string[];
};
