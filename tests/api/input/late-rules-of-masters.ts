import type { Case } from './late-rules-of-merchants.ts';
import { UNKNOWN } from '../ownership/kinds.ts';

const newProperty = {
  name: 'ویژگی نو',
  groupName: 'کارکرد',
  decimals: 0,
  minAllowed: 'سه',
  isFilterable: true,
  isRequired: false,
  isComparable: true,
  isKey: false,
};

/** What is told of writes of the masters. */
export const masterCases: Record<string, Case> = {
  updateHolidays: {
    make: () => ({
      method: 'PUT',
      path: '/admin/holidays/1406',
      body: { version: -1, holidays: [{ day: '2026-03-21', title: 'عید نوروز', isPredicted: false }], reason: 'تقویم' },
    }),
    told: { version: 'MIN_VALUE', 'holidays[0].day': 'DAY_OF_ANOTHER_YEAR' },
    strangers: 403,
    byAdmin: true,
  },
  createMeasurementQuantity: {
    make: () => ({
      method: 'POST',
      path: '/admin/measurementquantities',
      body: { code: 'PRESSURE', name: '', baseUnit: { code: 'ن', symbol: 'n', displayText: 'ن' }, reason: 'نیاز' },
    }),
    told: { name: 'REQUIRED', 'baseUnit.code': 'FORMAT' },
    strangers: 403,
    byAdmin: true,
  },
  createCategoryProperty: {
    make: () => ({
      method: 'POST',
      path: '/admin/categoryproperties',
      body: { ...newProperty, categoryId: UNKNOWN, code: 'Q', dataType: 'TEXT', reason: '' },
    }),
    told: { reason: 'REQUIRED', code: 'FORMAT', minAllowed: 'NUMERIC' },
    strangers: 403,
    byAdmin: true,
  },
  updateCategoryProperty: {
    make: () => ({
      method: 'PUT',
      path: `/admin/categoryproperties/${UNKNOWN}`,
      body: { ...newProperty, order: 1, isActive: true, version: 1, reason: '' },
    }),
    told: { reason: 'REQUIRED', minAllowed: 'NUMERIC' },
    strangers: 403,
    byAdmin: true,
  },
  createPropertyValue: {
    make: () => ({
      method: 'POST',
      path: `/admin/categoryproperties/${UNKNOWN}/values`,
      body: { code: 'الف', label: 'الف', reason: '' },
    }),
    told: { reason: 'REQUIRED', code: 'FORMAT' },
    strangers: 403,
    byAdmin: true,
  },
  createSettingValue: {
    make: () => ({
      method: 'POST',
      path: '/admin/settings',
      body: { key: 'entry.price_jump', values: [1], reason: '' },
    }),
    told: { reason: 'REQUIRED', 'values[0]': 'MIN_VALUE' },
    strangers: 403,
    byAdmin: true,
  },
  createUnit: {
    make: () => ({
      method: 'POST',
      path: '/admin/unitofmeasurements',
      body: { quantityId: UNKNOWN, code: 'ن', symbol: '', displayText: 'یکای نو', factor: '0', reason: 'نیاز' },
    }),
    told: { symbol: 'REQUIRED', code: 'FORMAT', factor: 'MIN_VALUE' },
    strangers: 403,
    byAdmin: true,
  },
};
