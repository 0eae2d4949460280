import { quantity, unit } from './unit.ts';

/** Lengths, areas, volumes, angles and time. The inch is 25.4 mm exactly (1959 agreement). */
export const geometry = [
  quantity('LENGTH', 'طول', 'm', [
    unit('mm', 'mm', 'میلی‌متر', '0.001'),
    unit('cm', 'cm', 'سانتی‌متر', '0.01'),
    unit('m', 'm', 'متر'),
    unit('um', 'µm', 'میکرون', '0.000001'),
    unit('[in_i]', 'in', 'اینچ', '0.0254'),
    unit('[ft_i]', 'ft', 'فوت', '0.3048'),
    unit('[mil_i]', 'mil', 'میل (هزارم اینچ)', '0.0000254'),
  ]),
  quantity('AREA', 'مساحت', 'm2', [
    unit('m2', 'm²', 'متر مربع'),
    unit('cm2', 'cm²', 'سانتی‌متر مربع', '0.0001'),
    unit('mm2', 'mm²', 'میلی‌متر مربع', '0.000001'),
    unit('[ft_i]2', 'ft²', 'فوت مربع', '0.09290304'),
    unit('[in_i]2', 'in²', 'اینچ مربع', '0.00064516'),
  ]),
  quantity('VOLUME', 'حجم', 'm3', [
    unit('L', 'L', 'لیتر', '0.001'),
    unit('m3', 'm³', 'متر مکعب'),
    unit('cm3', 'cm³', 'سانتی‌متر مکعب', '0.000001'),
    unit('mL', 'mL', 'میلی‌لیتر', '0.000001'),
    unit('[gal_us]', 'gal', 'گالن آمریکایی', '0.003785411784'),
    unit('[cft_i]', 'ft³', 'فوت مکعب', '0.028316846592'),
    unit('[bbl_us]', 'bbl', 'بشکه', '0.158987294928'),
  ]),
  quantity('ANGLE', 'زاویه', 'deg', [
    unit('deg', '°', 'درجه'),
    unit('gon', 'gon', 'گراد', '0.9'),
    unit('rad', 'rad', 'رادیان', '57.295779513082320877'),
  ]),
  quantity('TIME', 'زمان', 's', [
    unit('h', 'h', 'ساعت', '3600'),
    unit('d', 'd', 'روز', '86400'),
    unit('wk', 'wk', 'هفته', '604800'),
    unit('min', 'min', 'دقیقه', '60'),
    unit('s', 's', 'ثانیه'),
    unit('ms', 'ms', 'میلی‌ثانیه', '0.001'),
  ]),
];
