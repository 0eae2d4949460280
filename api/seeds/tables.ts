import { bulkTable as table } from '../src/platform/database/bulk.ts';

export const tables = {
  quantities: table('measurement_quantities', 'id code name base_unit_id converts is_traded'),
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
  countries: table('countries', 'id code name search_key sort_key sort_order'),
  states: table('states', 'id country_id name search_key sort_key sort_order'),
  cities: table('cities', 'id state_id name search_key sort_key is_capital sort_order'),
  urbanAreas: table('urban_areas', 'id city_id name sort_order'),
  saleCities: table('sale_cities', 'owner_id city_id'),
  suppliers: table(
    'suppliers',
    `id legal_name brand_name slug search_key sort_key supplier_types city_name state_name city_id state_id founded_year employees_range
     about website certificates confirm_status rating rating_count response_rate_30d median_first_response_min created_at`,
    ['certificates'],
  ),
  evidences: table('supplier_evidences', 'id supplier_id level claim issued_by valid_from valid_to checked_at result'),
  merchants: table(
    'merchants',
    'id name slug search_key sort_key name_key kind supplier_id confirm_status city_name state_name city_id state_id about sheba vacation created_at',
    ['vacation'],
  ),
  delegations: table(
    'merchant_delegations',
    `id number supplier_id merchant_id kind allows_beside scope_kind category_ids supplier_product_ids is_nationwide country_id state_ids city_ids
     valid_from valid_to permissions status verified_level verification_code search_key created_at`,
  ),
  saleSettings: table(
    'merchant_sale_settings',
    `id merchant_id accepts_direct_order min_order_amount_rial delivery_methods payment_terms response_sla_hours working_hours`,
    ['delivery_methods', 'working_hours'],
  ),
  holidays: table('holidays', 'day title is_predicted'),
  baseProducts: table(
    'base_products',
    'id category_id name slug scientific_name brand_name mpn gtin description standards properties status created_at',
    ['properties'],
  ),
};
