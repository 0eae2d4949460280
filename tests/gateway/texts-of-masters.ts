import { UNKNOWN } from '../api/ownership/kinds.ts';

const propertyFields = {
  name: 'ویژگی نو',
  groupName: 'کارکرد',
  decimals: 0,
  isFilterable: true,
  isRequired: false,
  isComparable: true,
  isKey: false,
};
const newQuantity = {
  code: 'PRESSURE',
  name: 'کمیت نو',
  baseUnit: { code: 'Pa', symbol: 'نماد نو', displayText: 'یکای نو' },
};

type Known = { admin: string; quantityId: string; version: number };
/** Bodies that are right but for a text, of the writes of masters. */
export function textsOfMasters(known: () => Known) {
  const admin = () => known().admin;
  const quantityId = () => known().quantityId;
  const version = () => known().version;
  return {
    updateHolidays: () => ({
      more: { year: 1406 },
      by: admin(),
      body: {
        version: version(),
        reason: 'تقویم سال',
        holidays: [{ day: '2027-03-21', title: 'نوروز', isPredicted: false }],
      },
    }),
    createMeasurementQuantity: () => ({ by: admin(), body: { ...newQuantity, reason: 'نیاز فروشندگان' } }),
    updateMeasurementQuantity: () => ({
      id: quantityId(),
      by: admin(),
      body: { name: 'فشار', version: version(), reason: 'نیاز' },
    }),
    updateUnit: () => ({
      id: UNKNOWN,
      by: admin(),
      body: { symbol: 'u', displayText: 'یکا', order: 1, isActive: true, version: version(), reason: 'نیاز' },
    }),
    replaceCategory: () => ({ id: UNKNOWN, by: admin(), body: { targetId: UNKNOWN, reason: 'نیاز' } }),
    createCategory: () => ({
      by: admin(),
      body: { parentId: UNKNOWN, name: 'دستهٔ نو', scientificName: 'New', reason: 'نیاز' },
    }),
    updateCategory: () => ({
      id: UNKNOWN,
      by: admin(),
      body: {
        name: 'دسته',
        scientificName: 'New',
        icon: 'valve',
        order: 1,
        isActive: true,
        version: version(),
        reason: 'نیاز',
      },
    }),
    createCategoryProperty: () => ({
      by: admin(),
      body: {
        ...propertyFields,
        categoryId: UNKNOWN,
        code: 'new-one',
        dataType: 'ENUM',
        reason: 'نیاز',
        values: [{ code: 'a', label: 'الف' }],
      },
    }),
    updateCategoryProperty: () => ({
      id: UNKNOWN,
      by: admin(),
      body: { ...propertyFields, order: 1, isActive: true, version: version(), reason: 'نیاز' },
    }),
    createPropertyValue: () => ({ id: UNKNOWN, by: admin(), body: { code: 'a', label: 'الف', reason: 'نیاز' } }),
    updatePropertyValue: () => ({
      id: UNKNOWN,
      more: { valueId: UNKNOWN },
      by: admin(),
      body: { label: 'الف', order: 1, isActive: true, version: version(), reason: 'نیاز' },
    }),
    createCity: () => ({ by: admin(), body: { stateId: UNKNOWN, name: 'شهر نو', reason: 'نیاز' } }),
    updateCity: () => ({ id: UNKNOWN, by: admin(), body: { name: 'شهر نو', version: version(), reason: 'نیاز' } }),
    createSettingValue: () => ({
      by: admin(),
      body: { key: 'entry.price_jump', values: [6], reason: 'نیاز فروشندگان' },
    }),
    createUnit: () => ({
      by: admin(),
      body: { quantityId: quantityId(), ...newQuantity.baseUnit, factor: '2', reason: 'نیاز فروشندگان' },
    }),
  };
}
