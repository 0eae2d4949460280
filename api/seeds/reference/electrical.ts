import { quantity, unit } from './unit.ts';

/** What nameplates of electrical goods carry. */
export const electrical = [
  quantity('VOLTAGE', 'ولتاژ', 'V', [
    unit('V', 'V', 'ولت'),
    unit('kV', 'kV', 'کیلوولت', '1000'),
    unit('mV', 'mV', 'میلی‌ولت', '0.001'),
  ]),
  quantity('CURRENT', 'جریان', 'A', [
    unit('A', 'A', 'آمپر'),
    unit('kA', 'kA', 'کیلوآمپر', '1000'),
    unit('mA', 'mA', 'میلی‌آمپر', '0.001'),
  ]),
  quantity('FREQUENCY', 'بسامد', 'Hz', [
    unit('Hz', 'Hz', 'هرتز'),
    unit('kHz', 'kHz', 'کیلوهرتز', '1000'),
    unit('MHz', 'MHz', 'مگاهرتز', '1000000'),
  ]),
  quantity('RESISTANCE', 'مقاومت الکتریکی', 'Ohm', [
    unit('Ohm', 'Ω', 'اهم'),
    unit('kOhm', 'kΩ', 'کیلواهم', '1000'),
    unit('MOhm', 'MΩ', 'مگااهم', '1000000'),
  ]),
  quantity('APPARENT_POWER', 'توان ظاهری', 'V.A', [
    unit('kV.A', 'kVA', 'کیلوولت‌آمپر', '1000'),
    unit('V.A', 'VA', 'ولت‌آمپر'),
    unit('MV.A', 'MVA', 'مگاولت‌آمپر', '1000000'),
  ]),
];
