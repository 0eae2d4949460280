import { brands } from '../figures.ts';
import { choice, choices, flag, numeric, text } from '../properties.ts';
import type { Random } from '../random.ts';
import { documents } from '../sale.ts';
import type { BranchSeed, Draft, LeafSeed } from '../shape.ts';
import { fa } from '../text.ts';

/** Code, what it is about, year of the edition, pages. */
type Standard = readonly [code: string, subject: string, year: number, pages: number];

const issuers = {
  iso: 'ISO',
  iec: 'IEC',
  en: 'EN',
  api: 'API',
  asme: 'ASME',
  astm: 'ASTM',
  aws: 'AWS',
};
const editions = { original: 'متن اصلی', translation: 'ترجمهٔ فارسی', commentary: 'شرح و راهنما' };

function standardLeaf(
  leaf: Pick<LeafSeed, 'code' | 'name' | 'scientificName' | 'properties'>,
  list: readonly Standard[],
  extra: (random: Random) => Draft['values'],
): LeafSeed {
  return {
    ...leaf,
    icon: 'standard',
    share: 1,
    sale: documents,
    standards: [],
    summaries: ['فایل پس از پرداخت با نام خریدار فرستاده می‌شود.', 'فهرست و سه صفحهٔ نخست پیش از خرید دیده می‌شود.'],
    draft: (random) => {
      const [code, subject, year, pages] = random.turn(list);
      const edition = random.turn(['original', 'translation', 'commentary'] as const);
      const site = random.chance(0.3);
      return {
        head: `${code}، ${subject}`,
        tail: site ? `${editions[edition]}، مجوز سازمانی` : editions[edition],
        model: code.replace(/[^A-Z0-9]+/g, '-'),
        values: {
          issuer: (code.split(/[ /]/)[0] ?? '').toLowerCase(),
          documentCode: code,
          edition,
          editionYear: year,
          pages: edition === 'commentary' ? pages + random.int(10, 60) : pages,
          language: edition === 'original' ? 'english' : random.turn(['persian', 'bilingual']),
          fileFormat: random.some(['pdf', 'epub', 'docx'], random.int(1, 2)),
          licence: site ? 'site' : 'single',
          ...extra(random),
        },
        priceRial: (18_000_000 + pages * 260_000) * (edition === 'original' ? 2 : 1) * (site ? 3 : 1),
      };
    },
  };
}

const piping = standardLeaf(
  {
    code: 'piping-standards',
    name: 'استاندارد شیرآلات و لوله‌کشی',
    scientificName: 'Valve and piping standards',
    properties: [
      choices('covers', 'در بارهٔ', 'محتوا', {
        design: 'طراحی',
        dimensions: 'ابعاد',
        testing: 'آزمون',
        materials: 'مواد',
      }),
    ],
  },
  [
    ['ISO 5208', 'آزمون فشار شیرهای فلزی', 2015, 20],
    ['API 598', 'بازرسی و آزمون شیر', 2023, 28],
    ['ASME B16.34', 'شیرهای فلنجی، رزوه‌ای و جوشی', 2020, 250],
    ['ISO 17292', 'شیرهای توپی فلزی صنایع نفت', 2015, 56],
    ['ASME B16.5', 'فلنج و اتصال فلنجی لوله', 2020, 262],
    ['EN 1092-1', 'فلنج‌های فولادی با رده PN', 2018, 140],
    ['ASME B31.3', 'لوله‌کشی فرایندی', 2022, 560],
  ],
  (random) => ({ covers: random.some(['design', 'dimensions', 'testing', 'materials'], random.int(1, 3)) }),
);

const metalStandards = standardLeaf(
  {
    code: 'material-standards',
    name: 'استاندارد مواد و اتصالات',
    scientificName: 'Material and fastener standards',
    properties: [
      choice('materialGroup', 'گروه ماده', 'محتوا', {
        steel: 'فولاد',
        fasteners: 'پیچ و مهره',
        certificates: 'گواهی مواد',
      }),
    ],
  },
  [
    ['ISO 4032', 'مهرهٔ شش‌گوش معمولی', 2023, 16],
    ['ISO 898-1', 'خواص مکانیکی پیچ', 2013, 57],
    ['ASTM A106', 'لولهٔ فولادی بدون درز دمابالا', 2019, 9],
    ['EN 10204', 'انواع گواهی بازرسی فراورده‌های فلزی', 2004, 14],
    ['EN 10025-2', 'فولادهای ساختمانی غیرآلیاژی', 2019, 42],
    ['ISO 261', 'رزوهٔ متریک کاربرد همگانی', 1998, 8],
  ],
  (random) => ({ materialGroup: random.turn(['steel', 'fasteners', 'certificates']) }),
);

const weldingStandards = standardLeaf(
  {
    code: 'welding-standards',
    name: 'استاندارد جوش و بازرسی',
    scientificName: 'Welding and inspection standards',
    properties: [flag('examples', 'نمونهٔ حل‌شده', 'محتوا')],
  },
  [
    ['ISO 15614-1', 'آزمون دستورالعمل جوشکاری قوسی', 2017, 38],
    ['ISO 9606-1', 'آزمون صلاحیت جوشکار', 2012, 31],
    ['ISO 5817', 'سطح کیفیت عیب‌های جوش', 2023, 33],
    ['AWS D1.1', 'آیین‌نامهٔ جوش سازه‌های فولادی', 2020, 700],
    ['ISO 9712', 'صلاحیت کارکنان آزمون غیرمخرب', 2021, 37],
    ['ISO 3834-2', 'الزامات کیفی جامع جوشکاری', 2021, 12],
  ],
  (random) => ({ examples: random.chance(0.4) }),
);

const systemStandards = standardLeaf(
  {
    code: 'management-standards',
    name: 'استاندارد سیستم‌ها و برق',
    scientificName: 'Management and electrical standards',
    properties: [flag('auditChecklist', 'چک‌لیست ممیزی', 'محتوا')],
  },
  [
    ['ISO 9001', 'الزامات سیستم مدیریت کیفیت', 2015, 29],
    ['IEC 60529', 'درجهٔ حفاظت پوشش دستگاه‌ها', 2013, 100],
    ['ISO 45001', 'سیستم ایمنی و بهداشت شغلی', 2018, 41],
    ['ISO 50001', 'سیستم مدیریت انرژی', 2018, 30],
    ['IEC 60204-1', 'تجهیزات برقی ماشین‌ها', 2016, 260],
    ['ISO 14001', 'سیستم مدیریت زیست‌محیطی', 2015, 35],
  ],
  (random) => ({ auditChecklist: random.chance(0.5) }),
);

function technicalLeaf(
  leaf: Pick<LeafSeed, 'code' | 'name' | 'scientificName' | 'properties' | 'icon'>,
  subjects: readonly string[],
  kind: string,
  extra: (random: Random) => Draft['values'],
): LeafSeed {
  return {
    ...leaf,
    share: 1,
    sale: documents,
    standards: [],
    summaries: [
      'به دست کارشناسان همان رشته نوشته و در کارگاه آزموده شده است.',
      'ویرایش‌پذیر است و نام و نشان شرکت خریدار در آن جا می‌گیرد.',
    ],
    draft: (random) => {
      const pages = random.turn([24, 48, 12, 96, 60]);
      const year = random.turn([2024, 2025, 2023, 2026]);
      return {
        head: `${kind} ${random.turn(subjects)}`,
        tail: `${fa(pages)} صفحه`,
        model: 'DOC',
        values: {
          editionYear: year,
          pages,
          language: random.turn(['persian', 'bilingual', 'persian']),
          fileFormat: random.some(['pdf', 'docx', 'xlsx', 'dwg'], random.int(1, 3)),
          licence: random.turn(['single', 'site']),
          editable: random.chance(0.7),
          ...extra(random),
        },
        priceRial: 6_000_000 + pages * 220_000,
      };
    },
  };
}

const manuals = technicalLeaf(
  {
    code: 'maintenance-manuals',
    name: 'دستورالعمل نگهداری و تعمیر',
    scientificName: 'Maintenance manuals',
    icon: 'document',
    properties: [
      numeric('checkInterval', 'دورهٔ بازدید', 'محتوا', 'wk', { min: 1, max: 104 }),
      text('audience', 'مخاطب', 'محتوا'),
    ],
  },
  ['پمپ گریز از مرکز', 'کمپرسور اسکرو', 'دیگ بخار', 'شیرآلات خط', 'گیربکس صنعتی', 'تابلو برق', 'جرثقیل سقفی'],
  'دستورالعمل نگهداری',
  (random) => ({
    checkInterval: random.turn([4, 12, 26, 2]),
    audience: random.turn(['تکنسین تعمیرات', 'سرپرست نت', 'بهره‌بردار']),
  }),
);

const forms = technicalLeaf(
  {
    code: 'quality-forms',
    name: 'الگو و فرم کنترل کیفیت',
    scientificName: 'Quality control templates',
    icon: 'document',
    properties: [numeric('formsCount', 'تعداد فرم', 'محتوا', null, { min: 1, max: 500 })],
  },
  ['بازرسی ورودی', 'دستورالعمل جوش', 'کنترل ابعادی', 'ارزیابی تأمین‌کننده', 'اقدام اصلاحی', 'کالیبراسیون'],
  'بستهٔ فرم',
  (random) => ({ formsCount: random.turn([6, 12, 20, 35]) }),
);

const drawings = technicalLeaf(
  {
    code: 'technical-drawings',
    name: 'نقشه و مدل آماده',
    scientificName: 'Technical drawings and models',
    icon: 'drawing',
    properties: [
      numeric('sheetsCount', 'تعداد نقشه', 'محتوا', null, { min: 1, max: 1000 }),
      flag('solidModel', 'مدل سه‌بعدی', 'محتوا'),
    ],
  },
  ['نوار نقالهٔ رولیکی', 'مخزن ایستادهٔ پنج مترمکعبی', 'فلنج و واشر', 'جرثقیل بازویی', 'میکسر صنعتی', 'قالب دوحفره‌ای'],
  'بستهٔ نقشهٔ ساخت',
  (random) => ({ sheetsCount: random.turn([8, 18, 40, 75]), solidModel: random.chance(0.5) }),
);

/** Standards and documents, delivered as files. */
export const documentBranches: readonly BranchSeed[] = [
  {
    code: 'standards',
    name: 'استانداردها',
    scientificName: 'Standards',
    icon: 'standard',
    brands: [],
    properties: [
      choice('issuer', 'صادرکننده', 'شناسنامه', issuers, { key: true, required: true }),
      text('documentCode', 'شمارهٔ مدرک', 'شناسنامه', { required: true }),
      choice('edition', 'گونه', 'شناسنامه', editions),
    ],
    leaves: [piping, metalStandards, weldingStandards, systemStandards],
  },
  {
    code: 'technical-documents',
    name: 'مدارک و الگوهای فنی',
    scientificName: 'Technical documents',
    icon: 'document',
    brands: brands('دفترفن DFN', 'نگاره‌کار NGR', 'سنداژ SNJ'),
    properties: [flag('editable', 'ویرایش‌پذیر', 'محتوا')],
    leaves: [manuals, forms, drawings],
  },
];
