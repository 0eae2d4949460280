import { choice, choices, flag, numeric } from '../properties.ts';
import type { RootSeed } from '../shape.ts';
import { designConsulting } from './consulting-design.ts';
import { inspectionConsulting } from './consulting-inspection.ts';
import { managementConsulting } from './consulting-management.ts';
import { documentBranches } from './documents.ts';
import { drives } from './drives.ts';
import { electricalGoods } from './electrical.ts';
import { fasteners } from './fasteners.ts';
import { fluidPower } from './fluid-power.ts';
import { handling } from './handling.ts';
import { instruments } from './instruments.ts';
import { materials } from './materials.ts';
import { metals } from './metals.ts';
import { pipes } from './pipes.ts';
import { processEquipment } from './process-equipment.ts';
import { pumps } from './pumps.ts';
import { safety } from './safety.ts';
import { foundryServices } from './services-foundry.ts';
import { machiningServices } from './services-machining.ts';
import { productionServices } from './services-production.ts';
import { surfaceServices } from './services-surface.ts';
import { valves } from './valves.ts';
import { workshop } from './workshop.ts';

/** The whole tree: four roots (specification, section 1), branches, leaves with what is sold in them. */
export const roots: readonly RootSeed[] = [
  {
    code: 'service',
    categoryType: 'IndustrialService',
    name: 'خدمات تولید صنعتی',
    scientificName: 'Industrial manufacturing services',
    icon: 'cnc',
    properties: [
      numeric('turnaround', 'زمان تحویل', 'سفارش', 'd', { min: 0, max: 365, key: true }),
      choices('quality', 'مدارک کیفیت', 'کیفیت', {
        dimension: 'گزارش ابعادی',
        material: 'گواهی مواد',
        roughness: 'گزارش زبری',
        thickness: 'گزارش ضخامت پوشش',
        ndt: 'آزمون غیرمخرب',
        photo: 'عکس مراحل کار',
      }),
    ],
    branches: [machiningServices, foundryServices, surfaceServices, productionServices],
  },
  {
    code: 'product',
    categoryType: 'Product',
    name: 'تجهیزات و کالای صنعتی',
    scientificName: 'Equipment and industrial goods',
    icon: 'gear',
    properties: [numeric('weight', 'وزن', 'ابعاد', 'kg', { min: 0, max: 500000, decimals: 3 })],
    branches: [
      valves,
      pumps,
      pipes,
      metals,
      drives,
      fasteners,
      electricalGoods,
      instruments,
      fluidPower,
      processEquipment,
      workshop,
      handling,
      materials,
      safety,
    ],
  },
  {
    code: 'consulting',
    categoryType: 'ConsultingService',
    name: 'طراحی و مشاوره',
    scientificName: 'Design and consulting',
    icon: 'consulting',
    properties: [
      numeric('duration', 'مدت کار', 'سفارش', 'wk', { min: 0, max: 200, key: true }),
      flag('onSite', 'حضور در محل', 'سفارش'),
      numeric('experience', 'سابقهٔ گروه (سال)', 'توان گروه', null, { min: 0, max: 80 }),
      flag('confidentiality', 'قرارداد محرمانگی', 'سفارش'),
    ],
    branches: [designConsulting, inspectionConsulting, managementConsulting],
  },
  {
    code: 'document',
    categoryType: 'ElectronicDocument',
    name: 'استانداردها و مدارک',
    scientificName: 'Standards and documents',
    icon: 'document',
    properties: [
      numeric('editionYear', 'سال ویرایش (میلادی)', 'شناسنامه', null, { min: 1950, max: 2030, key: true }),
      numeric('pages', 'تعداد صفحه', 'شناسنامه', null, { min: 1, max: 5000, key: true }),
      choice('language', 'زبان', 'شناسنامه', { persian: 'فارسی', english: 'انگلیسی', bilingual: 'دوزبانه' }),
      choices('fileFormat', 'قالب فایل', 'شناسنامه', {
        pdf: 'PDF',
        epub: 'EPUB',
        docx: 'Word',
        xlsx: 'Excel',
        dwg: 'DWG',
      }),
      choice('licence', 'مجوز', 'شناسنامه', { single: 'تک‌کاربره', site: 'سازمانی' }),
    ],
    branches: documentBranches,
  },
];
