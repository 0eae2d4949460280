import { searchColumns, type SearchRow } from '../src/modules/search/index.ts';

/** A table as the writer fills it; `json` names the columns of type jsonb. */
export type Table = { name: string; columns: readonly string[]; json: readonly string[] };
export type Row = Readonly<Record<string, unknown>>;

const table = (name: string, columns: string, json: readonly string[] = []): Table => ({
  name,
  columns: columns.split(/\s+/),
  json,
});

export const tables = {
  quantities: table('measurement_quantities', 'id code name base_unit_id'),
  units: table('units_of_measurement', 'id quantity_id code symbol display_text factor offset is_default sort_order'),
  categories: table(
    'categories',
    'id parent_id category_type name slug scientific_name icon level sort_order is_active',
  ),
  properties: table(
    'category_properties',
    `id category_id code name group_name data_type measurement_quantity_id default_measurement_unit_id decimals min_allowed
     max_allowed is_filterable is_required is_comparable is_key standards slot sort_order`,
  ),
  enumValues: table('property_enum_values', 'id property_id code label equivalents ordinal', ['equivalents']),
  countries: table('countries', 'id code name search_key sort_order'),
  states: table('states', 'id country_id name search_key sort_order'),
  cities: table('cities', 'id state_id name search_key is_capital sort_order'),
  urbanAreas: table('urban_areas', 'id city_id name sort_order'),
  saleCities: table('sale_cities', 'owner_id city_id'),
  suppliers: table(
    'suppliers',
    `id legal_name brand_name slug search_key supplier_types city_name state_name city_id state_id founded_year employees_range about website
     certificates confirm_status rating rating_count response_rate_30d median_first_response_min created_at`,
    ['certificates'],
  ),
  evidences: table('supplier_evidences', 'id supplier_id level claim issued_by valid_from valid_to checked_at result'),
  merchants: table(
    'merchants',
    'id name slug search_key kind supplier_id confirm_status city_name state_name city_id state_id about sheba vacation created_at',
    ['vacation'],
  ),
  delegations: table(
    'merchant_delegations',
    `id number supplier_id merchant_id kind scope_kind category_ids supplier_product_ids is_nationwide country_id state_ids city_ids
     valid_from valid_to permissions status verified_level verification_code search_key created_at`,
  ),
  saleSettings: table(
    'merchant_sale_settings',
    `merchant_id accepts_direct_order min_order_amount_rial delivery_methods payment_terms response_sla_hours working_hours`,
    ['delivery_methods'],
  ),
  baseProducts: table(
    'base_products',
    'id category_id name slug scientific_name brand_name mpn gtin description standards properties status created_at',
    ['properties'],
  ),
  offers: table(
    'supplier_products',
    `id base_product_id supplier_id merchant_id delegation_id title slug sku price_mode price_tiers sale_unit pack_size moq order_step stock_state
     lead_time_days warranty origin_country_name documents status completeness_score published_at`,
    ['price_tiers', 'documents'],
  ),
  search: { name: 'product_search', columns: searchColumns, json: [] } satisfies Table,
  cards: table('product_search_cards', 'id card', ['card']),
};

/** A row of the read model by column name. */
export function searchRowByColumn(row: SearchRow): Row {
  const fields = row as unknown as Row;
  return Object.fromEntries(
    searchColumns.map((column) => [
      column,
      fields[column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())],
    ]),
  );
}

/** One statement for any number of rows, given as JSON in $1; missing columns are null. */
export function insertStatement({ name, columns }: Table): string {
  const list = columns.map((column) => `"${column}"`).join(', ');
  return `insert into ${name} (${list}) select ${list} from jsonb_populate_recordset(null::${name}, $1::jsonb)`;
}

export function copyStatement({ name, columns }: Table): string {
  return `copy ${name} (${columns.map((column) => `"${column}"`).join(', ')}) from stdin`;
}

/** A line of COPY's text format, with its line end. */
export function copyLine({ columns, json }: Table, row: Row): string {
  return `${columns.map((column) => copyField(row[column], json.includes(column))).join('\t')}\n`;
}

function copyField(value: unknown, isJson: boolean): string {
  if (value === null || value === undefined) return '\\N';
  if (isJson) return escaped(JSON.stringify(value));
  if (Array.isArray(value)) return escaped(`{${value.map(arrayMember).join(',')}}`);
  return escaped(String(value));
}

function arrayMember(value: unknown): string {
  if (value === null) return 'NULL';
  return typeof value === 'number' ? String(value) : `"${String(value).replace(/["\\]/g, '\\$&')}"`;
}

const ESCAPES: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
const SPECIAL = /[\\\t\n\r]/;
const escaped = (text: string) =>
  SPECIAL.test(text) ? text.replace(/[\\\t\n\r]/g, (each) => ESCAPES[each] ?? each) : text;
