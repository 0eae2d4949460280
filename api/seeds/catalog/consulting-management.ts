import { interval } from '../figures.ts';
import { choice, choices, numeric, range } from '../properties.ts';
import { work } from '../sale.ts';
import type { BranchSeed, LeafSeed } from '../shape.ts';
import { fa } from '../text.ts';

const management: LeafSeed = {
  code: 'management-systems',
  name: 'استقرار سیستم مدیریت',
  scientificName: 'Management system consulting',
  icon: 'consulting',
  share: 1,
  properties: [
    choice(
      'system',
      'سیستم',
      'سفارش',
      {
        iso9001: 'ISO 9001',
        iso14001: 'ISO 14001',
        iso45001: 'ISO 45001',
        iatf: 'IATF 16949',
        iso22000: 'ISO 22000',
      },
      { key: true, required: true },
    ),
    numeric('trainingHours', 'آموزش', 'سفارش', 'h', { min: 0, max: 500 }),
    range('companySize', 'اندازهٔ شرکت (نفر)', 'سفارش', '{piece}', { min: 1, max: 100000 }),
  ],
  sale: work('{project}', [1]),
  standards: ['ISO 9001', 'ISO 14001', 'ISO 45001'],
  summaries: [
    'از شناخت وضع موجود تا آماده شدن برای ممیزی صدور گواهی.',
    'مدارک به زبان سادهٔ کارکنان نوشته و در کارگاه اجرا می‌شود.',
  ],
  draft: (random) => {
    const system = random.turn([
      ['iso9001', 'مدیریت کیفیت ISO 9001'],
      ['iso45001', 'ایمنی و بهداشت ISO 45001'],
      ['iatf', 'کیفیت خودرو IATF 16949'],
      ['iso14001', 'محیط زیست ISO 14001'],
      ['iso22000', 'ایمنی غذا ISO 22000'],
    ] as const);
    const top = random.turn([50, 200, 20, 500]);
    return {
      head: `استقرار ${system[1]}`,
      tail: `شرکت تا ${fa(top)} نفر`,
      model: 'MGT',
      values: {
        duration: random.turn([12, 16, 8, 24]),
        onSite: true,
        experience: random.turn([10, 15, 22]),
        confidentiality: random.chance(0.7),
        system: system[0],
        trainingHours: random.turn([24, 40, 16]),
        companySize: interval(1, top),
      },
      priceRial: 420_000_000 * (top / 50) ** 0.5,
    };
  },
};

const energy: LeafSeed = {
  code: 'energy-audit',
  name: 'ممیزی انرژی و بهینه‌سازی',
  scientificName: 'Energy audit',
  icon: 'consulting',
  share: 1,
  properties: [
    choices(
      'utilities',
      'زمینه‌ها',
      'سفارش',
      { electricity: 'برق', steam: 'بخار', air: 'هوای فشرده', water: 'آب' },
      { key: true, required: true },
    ),
    range('saving', 'صرفه‌جویی پیش‌بینی‌شده', 'کارایی', '%', { min: 1, max: 60, key: true }),
    numeric('auditedPower', 'توان زیر پوشش', 'سفارش', 'MW', { min: 0.01, max: 1000, decimals: 2 }),
  ],
  sale: work('{project}', [1]),
  standards: ['ISO 50001', 'ISO 50002', 'EN 16247-3'],
  summaries: [
    'مصرف هر بخش کارخانه اندازه گرفته و راه‌های کاستن آن با دورهٔ بازگشت سرمایه فهرست می‌شود.',
    'دستگاه‌های سنجش برای دو هفته در محل نصب می‌شود.',
  ],
  draft: (random) => {
    const place = random.turn(['کارخانهٔ غذایی', 'سالن تزریق', 'ریخته‌گری', 'کارخانهٔ کاشی', 'پمپ‌خانه']);
    const top = random.turn([15, 25, 35, 20]);
    return {
      head: `ممیزی انرژی ${place}`,
      tail: `صرفه‌جویی تا ${fa(top)} درصد`,
      model: 'ENG',
      values: {
        duration: random.turn([4, 6, 8]),
        onSite: true,
        experience: random.turn([8, 12, 17]),
        confidentiality: random.chance(0.7),
        utilities: random.some(['electricity', 'steam', 'air', 'water'], random.int(2, 3)),
        saving: interval(5, top),
        auditedPower: random.turn([0.5, 2, 5, 12]),
      },
      priceRial: 560_000_000 * random.turn([1, 1.5, 2.4]),
    };
  },
};

/** Management and productivity. */
export const managementConsulting: BranchSeed = {
  code: 'management-consulting',
  name: 'مدیریت و بهره‌وری',
  scientificName: 'Management and productivity',
  icon: 'consulting',
  brands: [],
  properties: [],
  leaves: [management, energy],
};
