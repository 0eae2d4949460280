import { brands, inUnit, interval, round, scale } from '../figures.ts';
import { choice, choices, flag, numeric, range } from '../properties.ts';
import { machines, pieceGoods } from '../sale.ts';
import type { BranchSeed, LeafSeed } from '../shape.ts';
import { fa } from '../text.ts';
import { inchesOf, pipeSizes } from './nominal-sizes.ts';

const gauge: LeafSeed = {
  code: 'pressure-gauge', name: 'گیج فشار', scientificName: 'Pressure gauge', icon: 'gauge', share: 2,
  properties: [
    range('pressureRange', 'بازهٔ فشار', 'اندازه‌گیری', 'bar', { min: -1, max: 2500, decimals: 1, key: true, required: true }),
    numeric('dialSize', 'قطر صفحه', 'ابعاد', 'mm', { min: 25, max: 300, key: true }),
    choice('gaugeFilling', 'پرشدگی', 'ساختار', { dry: 'خشک', glycerine: 'گلیسیرینی', silicone: 'روغن سیلیکون' }),
    choice('gaugeEntry', 'محل اتصال', 'ساختار', { bottom: 'از زیر', back: 'از پشت', panel: 'پشت‌فلنج' }),
  ],
  sale: pieceGoods, standards: ['EN 837-1', 'ASME B40.100'],
  summaries: ['فشار خط را بی‌نیاز از برق نشان می‌دهد.', 'درجه‌بندی آن با دستگاه وزنهٔ مرده تنظیم شده است.'],
  draft: (random) => {
    const top = random.turn([10, 16, 6, 25, 40, 100, 4, 250, 400]);
    const dial = random.turn([100, 63, 160, 50, 80]);
    const filling = random.turn([['glycerine', 'گلیسیرینی '], ['dry', ''], ['silicone', 'سیلیکونی ']] as const);
    const compound = top <= 10 && random.chance(0.2);
    return {
      head: `گیج ${compound ? 'فشار و خلأ' : 'فشار'} ${filling[1]}صفحهٔ ${fa(dial)}`, tail: `صفر تا ${fa(top)} بار`, model: `PG${dial}-${top}`,
      values: { accuracy: random.turn([1, 1.6, 0.6, 2.5]), output: ['local'], wetted: random.turn(['brass', 'stainless316', 'monel']), processConnection: random.turn(['g12', 'npt12', 'g14']), ambient: interval(-40, filling[0] === 'glycerine' ? 60 : 120), pressureRange: interval(compound ? -1 : 0, top), dialSize: dial, gaugeFilling: filling[0], gaugeEntry: random.turn(['bottom', 'back', 'panel']), weight: round(scale(0.6, dial, 100, 1.6), 2) },
      priceRial: scale(9e6, dial, 100, 1) * (filling[0] === 'dry' ? 0.7 : 1) * (top > 60 ? 1.3 : 1),
    };
  },
};

const transmitter: LeafSeed = {
  code: 'pressure-transmitter', name: 'ترانسمیتر فشار', scientificName: 'Pressure transmitter', icon: 'sensor', share: 1,
  properties: [
    range('pressureRange', 'بازهٔ فشار', 'اندازه‌گیری', 'bar', { min: -1, max: 2500, decimals: 1, key: true, required: true }),
    numeric('overPressure', 'اضافه‌فشار مجاز', 'اندازه‌گیری', 'bar', { min: 0.1, max: 4000, decimals: 1 }),
    numeric('supplyVoltage', 'ولتاژ تغذیه', 'برق', 'V', { min: 5, max: 250 }),
    flag('display', 'نمایشگر', 'ساختار'),
  ],
  sale: pieceGoods, standards: ['IEC 60770-1', 'IEC 61298-2'],
  summaries: ['فشار را به سیگنال برقی برای پی‌ال‌سی و ثبات تبدیل می‌کند.', 'حسگر سرامیکی یا سیلیکونی آن در سه دما تنظیم شده است.'],
  draft: (random) => {
    const top = random.turn([10, 16, 25, 6, 100, 40, 1, 400]);
    const display = random.chance(0.4);
    const psi = random.chance(0.15);
    return {
      head: `ترانسمیتر فشار${display ? ' نمایشگردار' : ''}`, tail: psi ? `صفر تا ${fa(round(top * 14.5))} پی‌اس‌آی` : `صفر تا ${fa(top)} بار`, model: `PT${top}`,
      values: { accuracy: random.turn([0.5, 0.25, 0.1, 1]), output: random.turn([['ma420'], ['ma420', 'hart'], ['v010'], ['ma420', 'modbus']]), wetted: random.turn(['stainless316', 'ceramic', 'monel']), processConnection: random.turn(['g14', 'g12', 'npt12']), ambient: interval(-25, random.turn([85, 100])), pressureRange: interval(0, top), overPressure: top * 2, supplyVoltage: 24, display },
      priceRial: scale(62e6, top, 10, 0.12) * (display ? 1.35 : 1),
    };
  },
};

const temperatureSensor: LeafSeed = {
  code: 'temperature-sensor', name: 'حسگر و ترانسمیتر دما', scientificName: 'Temperature sensor', icon: 'sensor', share: 1,
  properties: [
    choice('sensingElement', 'المان', 'ساختار', { pt100: 'PT100', pt1000: 'PT1000', typeK: 'ترموکوپل K', typeJ: 'ترموکوپل J', typeS: 'ترموکوپل S' }, { key: true, required: true }),
    range('temperatureRange', 'بازهٔ دما', 'اندازه‌گیری', 'Cel', { min: -270, max: 1800, key: true, required: true }),
    numeric('probeLength', 'طول غلاف', 'ابعاد', 'mm', { min: 10, max: 3000 }),
    numeric('probeDiameter', 'قطر غلاف', 'ابعاد', 'mm', { min: 1, max: 30, decimals: 1 }),
    numeric('responseTime', 'زمان پاسخ', 'اندازه‌گیری', 's', { min: 0.1, max: 300, decimals: 1 }),
  ],
  sale: pieceGoods, standards: ['IEC 60751', 'IEC 60584-1'],
  summaries: ['دمای کوره، مخزن یا یاتاقان را به سیگنال تبدیل می‌کند.', 'غلاف آن پس از جوش، آزمون نشتی و عایق را گذرانده است.'],
  draft: (random) => {
    const element = random.turn([['pt100', 'PT100', -50, 400], ['typeK', 'ترموکوپل K', 0, 1100], ['pt1000', 'PT1000', -50, 200], ['typeJ', 'ترموکوپل J', 0, 700], ['typeS', 'ترموکوپل S', 0, 1500]] as const);
    const length = random.turn([100, 200, 50, 300, 500, 1000]);
    return {
      head: `حسگر دمای ${element[1]}`, tail: `غلاف ${fa(length)} میلی‌متر، تا ${fa(element[3])} درجه`, model: `TS${element[0].replace('type', '').toUpperCase()}-${length}`,
      values: { accuracy: random.turn([0.5, 0.3, 0.75, 1]), output: random.turn([['passive'], ['ma420'], ['ma420', 'hart']]), wetted: element[3] > 1000 ? 'ceramic' : random.turn(['stainless316', 'stainless310']), processConnection: random.turn(['g12', 'npt12', 'flange', 'clampon']), ambient: interval(-20, 85), sensingElement: element[0], temperatureRange: random.chance(0.15) ? interval(element[2], element[3] - 100) : interval(element[2], element[3]), probeLength: length, probeDiameter: random.turn([6, 8, 4.5, 3, 10]), responseTime: random.turn([8, 12, 5.5, 20]) },
      priceRial: scale(11e6, length, 100, 0.4) * (element[0] === 'typeS' ? 9 : 1),
    };
  },
};

const flowMeter: LeafSeed = {
  code: 'flow-meter', name: 'فلومتر', scientificName: 'Flow meter', icon: 'gauge', share: 1,
  properties: [
    choice('flowPrinciple', 'روش سنجش', 'ساختار', { magnetic: 'الکترومغناطیسی', vortex: 'ورتکس', ultrasonic: 'فراصوتی', turbine: 'توربینی', rotameter: 'روتامتر' }, { key: true }),
    range('flowRange', 'بازهٔ دبی', 'اندازه‌گیری', 'm3/h', { min: 0, max: 100000, decimals: 2, key: true, required: true }),
    choice('nominalSize', 'اندازهٔ نامی', 'ابعاد', pipeSizes.filter((each) => ['dn15', 'dn25', 'dn50', 'dn80', 'dn100', 'dn150', 'dn200'].includes(each.code))),
    numeric('maxPressure', 'بیشینهٔ فشار', 'اندازه‌گیری', 'bar', { min: 1, max: 420, decimals: 1 }),
  ],
  sale: machines, standards: ['ISO 20456', 'ISO 12764', 'ISO 12242'],
  summaries: ['دبی لحظه‌ای و حجم گذشته از لوله را می‌شمارد.', 'ضریب آن در آزمایشگاه جریان روی چهار نقطه تعیین شده است.'],
  draft: (random) => {
    const dn = random.turn([50, 100, 25, 80, 15, 150, 200]);
    const kind = random.turn([['magnetic', 'الکترومغناطیسی', 1], ['turbine', 'توربینی', 0.5], ['ultrasonic', 'فراصوتی', 1.2], ['vortex', 'ورتکس', 1.3], ['rotameter', 'شیشه‌ای (روتامتر)', 0.2]] as const);
    const top = round(scale(70, dn, 50, 2), 1);
    return {
      head: `فلومتر ${kind[1]}`, tail: `${inchesOf(dn)} اینچ، تا ${fa(top)} متر مکعب بر ساعت`, model: `FM${dn}`,
      values: { accuracy: random.turn([0.5, 1, 1.5, 0.2]), output: kind[0] === 'rotameter' ? ['local'] : random.turn([['ma420', 'pulse'], ['ma420', 'hart', 'pulse'], ['ma420', 'modbus']]), wetted: random.turn(['stainless316', 'teflon', 'ceramic']), processConnection: kind[0] === 'ultrasonic' ? 'clampon' : 'flange', ambient: interval(-20, 60), flowPrinciple: kind[0], flowRange: interval(round(top / 30, 2), top), nominalSize: `dn${dn}`, maxPressure: random.chance(0.2) ? inUnit(232, '[psi]') : random.turn([16, 40, 10]) },
      priceRial: scale(320e6, dn, 50, 0.6) * kind[2],
    };
  },
};

const levelSensor: LeafSeed = {
  code: 'level-sensor', name: 'سطح‌سنج', scientificName: 'Level sensor', icon: 'sensor', share: 1,
  properties: [
    choice('levelPrinciple', 'روش سنجش', 'ساختار', { radar: 'رادار', ultrasonic: 'فراصوت', float: 'شناور', capacitive: 'خازنی' }, { key: true }),
    numeric('measuringSpan', 'بازهٔ سنجش', 'اندازه‌گیری', 'm', { min: 0.1, max: 120, decimals: 1, key: true }),
    numeric('beamAngle', 'زاویهٔ پرتو', 'اندازه‌گیری', 'deg', { min: 1, max: 60 }),
    numeric('workingFrequency', 'بسامد کاری', 'اندازه‌گیری', 'kHz', { min: 1, max: 120000000 }),
  ],
  sale: pieceGoods, standards: ['IEC 60529', 'EN 302 729'],
  summaries: ['تراز مایع یا دانه‌های درون مخزن و سیلو را پیوسته می‌سنجد.', 'از بالای مخزن نصب می‌شود و با ماده تماس ندارد یا تماسش اندک است.'],
  draft: (random) => {
    const kind = random.turn([['radar', 'راداری', 3], ['ultrasonic', 'فراصوتی', 1], ['float', 'شناوری', 0.4], ['capacitive', 'خازنی', 0.7]] as const);
    const span = random.turn(kind[0] === 'radar' ? [10, 20, 30, 15] : kind[0] === 'ultrasonic' ? [5, 8, 10] : [1, 2, 0.5, 3]);
    return {
      head: `سطح‌سنج ${kind[1]}`, tail: `بازهٔ ${fa(span)} متر`, model: `LV${String(span).replace('.', '')}`,
      values: { accuracy: random.turn([0.2, 0.5, 1]), output: random.turn([['ma420'], ['ma420', 'hart'], ['relay'], ['ma420', 'modbus', 'relay']]), wetted: random.turn(['teflon', 'stainless316']), processConnection: random.turn(['flange', 'g12', 'npt12']), ambient: interval(-20, random.turn([60, 70, 80])), levelPrinciple: kind[0], measuringSpan: span, ...(kind[0] === 'radar' ? { beamAngle: random.turn([4, 8, 12]), workingFrequency: inUnit(random.turn([26000, 80000]), 'MHz') } : kind[0] === 'ultrasonic' ? { beamAngle: random.turn([7, 10]), workingFrequency: random.turn([40, 55, 75]) } : {}) },
      priceRial: scale(145e6 * kind[2], span, 5, 0.3),
    };
  },
};

/** What measures a process and reports it. */
export const instruments: BranchSeed = {
  code: 'instruments', name: 'ابزار دقیق', scientificName: 'Instrumentation', icon: 'gauge',
  brands: brands('سنجاوند SNV', 'نشان‌یار NSY', 'دقاوه DQV', 'پایشگان PYG', 'ترازیژ TRZ'),
  properties: [
    numeric('accuracy', 'خطای مجاز', 'اندازه‌گیری', '%', { min: 0.01, max: 10, decimals: 2, key: true }),
    choices('output', 'خروجی', 'برق', { local: 'عقربه‌ای', passive: 'بی‌مبدل', ma420: '۴ تا ۲۰ میلی‌آمپر', v010: 'صفر تا ۱۰ ولت', pulse: 'پالس', relay: 'رله', hart: 'HART', modbus: 'Modbus' }),
    choice('wetted', 'جنس بخش در تماس', 'ساختار', { brass: 'برنج', stainless316: 'فولاد زنگ‌نزن ۳۱۶', stainless310: 'فولاد زنگ‌نزن ۳۱۰', ceramic: 'سرامیک', teflon: 'تفلون', monel: 'مونل' }),
    choice('processConnection', 'اتصال', 'ساختار', { g14: 'G 1/4', g12: 'G 1/2', npt12: 'NPT 1/2', flange: 'فلنجی', clampon: 'کلمپی' }),
    range('ambient', 'دمای محیط کار', 'کارایی', 'Cel', { min: -60, max: 200 }),
  ],
  leaves: [gauge, transmitter, temperatureSensor, flowMeter, levelSensor],
};
