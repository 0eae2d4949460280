import { inUnit, interval, round, scale } from '../figures.ts';
import { choice, numeric, range } from '../properties.ts';
import { machines, pieceGoods } from '../sale.ts';
import type { LeafSeed } from '../shape.ts';
import { fa } from '../text.ts';
import { inchesOf, pipeSizes } from './nominal-sizes.ts';

const temperatureSensor: LeafSeed = {
  code: 'temperature-sensor',
  name: 'حسگر و ترانسمیتر دما',
  scientificName: 'Temperature sensor',
  icon: 'sensor',
  share: 1,
  properties: [
    choice(
      'sensingElement',
      'المان',
      'ساختار',
      { pt100: 'PT100', pt1000: 'PT1000', typeK: 'ترموکوپل K', typeJ: 'ترموکوپل J', typeS: 'ترموکوپل S' },
      { key: true, required: true },
    ),
    range('temperatureRange', 'بازهٔ دما', 'اندازه‌گیری', 'Cel', {
      min: -270,
      max: 1800,
      key: true,
      required: true,
    }),
    numeric('probeLength', 'طول غلاف', 'ابعاد', 'mm', { min: 10, max: 3000 }),
    numeric('probeDiameter', 'قطر غلاف', 'ابعاد', 'mm', { min: 1, max: 30, decimals: 1 }),
    numeric('responseTime', 'زمان پاسخ', 'اندازه‌گیری', 's', { min: 0.1, max: 300, decimals: 1 }),
  ],
  sale: pieceGoods,
  standards: ['IEC 60751', 'IEC 60584-1'],
  summaries: [
    'دمای کوره، مخزن یا یاتاقان را به سیگنال تبدیل می‌کند.',
    'غلاف آن پس از جوش، آزمون نشتی و عایق را گذرانده است.',
  ],
  draft: (random) => {
    const element = random.turn([
      ['pt100', 'PT100', -50, 400],
      ['typeK', 'ترموکوپل K', 0, 1100],
      ['pt1000', 'PT1000', -50, 200],
      ['typeJ', 'ترموکوپل J', 0, 700],
      ['typeS', 'ترموکوپل S', 0, 1500],
    ] as const);
    const length = random.turn([100, 200, 50, 300, 500, 1000]);
    return {
      head: `حسگر دمای ${element[1]}`,
      tail: `غلاف ${fa(length)} میلی‌متر، تا ${fa(element[3])} درجه`,
      model: `TS${element[0].replace('type', '').toUpperCase()}-${length}`,
      values: {
        accuracy: random.turn([0.5, 0.3, 0.75, 1]),
        output: random.turn([['passive'], ['ma420'], ['ma420', 'hart']]),
        wetted: element[3] > 1000 ? 'ceramic' : random.turn(['stainless316', 'stainless310']),
        processConnection: random.turn(['g12', 'npt12', 'flange', 'clampon']),
        ambient: interval(-20, 85),
        sensingElement: element[0],
        temperatureRange: random.chance(0.15)
          ? interval(element[2], element[3] - 100)
          : interval(element[2], element[3]),
        probeLength: length,
        probeDiameter: random.turn([6, 8, 4.5, 3, 10]),
        responseTime: random.turn([8, 12, 5.5, 20]),
      },
      priceRial: scale(11e6, length, 100, 0.4) * (element[0] === 'typeS' ? 9 : 1),
    };
  },
};

const flowMeter: LeafSeed = {
  code: 'flow-meter',
  name: 'فلومتر',
  scientificName: 'Flow meter',
  icon: 'gauge',
  share: 1,
  properties: [
    choice(
      'flowPrinciple',
      'روش سنجش',
      'ساختار',
      {
        magnetic: 'الکترومغناطیسی',
        vortex: 'ورتکس',
        ultrasonic: 'فراصوتی',
        turbine: 'توربینی',
        rotameter: 'روتامتر',
      },
      { key: true },
    ),
    range('flowRange', 'بازهٔ دبی', 'اندازه‌گیری', 'm3/h', {
      min: 0,
      max: 100000,
      decimals: 2,
      key: true,
      required: true,
    }),
    choice(
      'nominalSize',
      'اندازهٔ نامی',
      'ابعاد',
      pipeSizes.filter((each) => ['dn15', 'dn25', 'dn50', 'dn80', 'dn100', 'dn150', 'dn200'].includes(each.code)),
    ),
    numeric('maxPressure', 'حداکثر فشار', 'اندازه‌گیری', 'bar', { min: 1, max: 420, decimals: 1 }),
  ],
  sale: machines,
  standards: ['ISO 20456', 'ISO 12764', 'ISO 12242'],
  summaries: [
    'دبی لحظه‌ای و حجم گذشته از لوله را می‌شمارد.',
    'ضریب آن در آزمایشگاه جریان روی چهار نقطه تعیین شده است.',
  ],
  draft: (random) => {
    const dn = random.turn([50, 100, 25, 80, 15, 150, 200]);
    const kind = random.turn([
      ['magnetic', 'الکترومغناطیسی', 1],
      ['turbine', 'توربینی', 0.5],
      ['ultrasonic', 'فراصوتی', 1.2],
      ['vortex', 'ورتکس', 1.3],
      ['rotameter', 'شیشه‌ای (روتامتر)', 0.2],
    ] as const);
    const top = round(scale(70, dn, 50, 2), 1);
    return {
      head: `فلومتر ${kind[1]}`,
      tail: `${inchesOf(dn)} اینچ، تا ${fa(top)} متر مکعب بر ساعت`,
      model: `FM${dn}`,
      values: {
        accuracy: random.turn([0.5, 1, 1.5, 0.2]),
        output:
          kind[0] === 'rotameter'
            ? ['local']
            : random.turn([
                ['ma420', 'pulse'],
                ['ma420', 'hart', 'pulse'],
                ['ma420', 'modbus'],
              ]),
        wetted: random.turn(['stainless316', 'teflon', 'ceramic']),
        processConnection: kind[0] === 'ultrasonic' ? 'clampon' : 'flange',
        ambient: interval(-20, 60),
        flowPrinciple: kind[0],
        flowRange: interval(round(top / 30, 2), top),
        nominalSize: `dn${dn}`,
        maxPressure: random.chance(0.2) ? inUnit(232, '[psi]') : random.turn([16, 40, 10]),
      },
      priceRial: scale(320e6, dn, 50, 0.6) * kind[2],
    };
  },
};

const levelSensor: LeafSeed = {
  code: 'level-sensor',
  name: 'سطح‌سنج',
  scientificName: 'Level sensor',
  icon: 'sensor',
  share: 1,
  properties: [
    choice(
      'levelPrinciple',
      'روش سنجش',
      'ساختار',
      { radar: 'رادار', ultrasonic: 'فراصوت', float: 'شناور', capacitive: 'خازنی' },
      { key: true },
    ),
    numeric('measuringSpan', 'بازهٔ سنجش', 'اندازه‌گیری', 'm', { min: 0.1, max: 120, decimals: 1, key: true }),
    numeric('beamAngle', 'زاویهٔ پرتو', 'اندازه‌گیری', 'deg', { min: 1, max: 60 }),
    numeric('workingFrequency', 'بسامد کاری', 'اندازه‌گیری', 'kHz', { min: 1, max: 120000000 }),
  ],
  sale: pieceGoods,
  standards: ['IEC 60529', 'EN 302 729'],
  summaries: [
    'تراز مایع یا دانه‌های درون مخزن و سیلو را پیوسته می‌سنجد.',
    'از بالای مخزن نصب می‌شود و با ماده تماس ندارد یا تماسش اندک است.',
  ],
  draft: (random) => {
    const kind = random.turn([
      ['radar', 'راداری', 3],
      ['ultrasonic', 'فراصوتی', 1],
      ['float', 'شناوری', 0.4],
      ['capacitive', 'خازنی', 0.7],
    ] as const);
    const span = random.turn(
      kind[0] === 'radar' ? [10, 20, 30, 15] : kind[0] === 'ultrasonic' ? [5, 8, 10] : [1, 2, 0.5, 3],
    );
    return {
      head: `سطح‌سنج ${kind[1]}`,
      tail: `بازهٔ ${fa(span)} متر`,
      model: `LV${String(span).replace('.', '')}`,
      values: {
        accuracy: random.turn([0.2, 0.5, 1]),
        output: random.turn([['ma420'], ['ma420', 'hart'], ['relay'], ['ma420', 'modbus', 'relay']]),
        wetted: random.turn(['teflon', 'stainless316']),
        processConnection: random.turn(['flange', 'g12', 'npt12']),
        ambient: interval(-20, random.turn([60, 70, 80])),
        levelPrinciple: kind[0],
        measuringSpan: span,
        ...(kind[0] === 'radar'
          ? {
              beamAngle: random.turn([4, 8, 12]),
              workingFrequency: inUnit(random.turn([26000, 80000]), 'MHz'),
            }
          : kind[0] === 'ultrasonic'
            ? { beamAngle: random.turn([7, 10]), workingFrequency: random.turn([40, 55, 75]) }
            : {}),
      },
      priceRial: scale(145e6 * kind[2], span, 5, 0.3),
    };
  },
};

/** What senses temperature, flow and level. */
export const sensingInstruments: readonly LeafSeed[] = [temperatureSensor, flowMeter, levelSensor];
