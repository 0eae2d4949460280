import { quantity, unit } from './unit.ts';

/** What a data sheet says about a material. */
export const material = [
  quantity('DENSITY', 'چگالی', 'kg/m3', [
    unit('kg/m3', 'kg/m³', 'کیلوگرم بر متر مکعب'),
    unit('g/cm3', 'g/cm³', 'گرم بر سانتی‌متر مکعب', '1000'),
    unit('[lb_av]/[cft_i]', 'lb/ft³', 'پوند بر فوت مکعب', '16.018463373960139580'),
  ]),
  quantity('COATING_MASS', 'وزن پوشش', 'g/m2', [
    unit('g/m2', 'g/m²', 'گرم بر متر مربع'),
    unit('kg/m2', 'kg/m²', 'کیلوگرم بر متر مربع', '1000'),
    unit('[oz_av]/[ft_i]2', 'oz/ft²', 'اونس بر فوت مربع', '305.15172727394065899'),
  ]),
  quantity('THERMAL_CONDUCTIVITY', 'ضریب هدایت حرارتی', 'W/(m.K)', [
    unit('W/(m.K)', 'W/(m·K)', 'وات بر متر کلوین'),
    unit('mW/(m.K)', 'mW/(m·K)', 'میلی‌وات بر متر کلوین', '0.001'),
    unit('kcal_IT/(h.m.K)', 'kcal/(h·m·K)', 'کیلوکالری بر ساعت متر کلوین', '1.163'),
  ]),
  quantity('MELT_FLOW', 'شاخص جریان مذاب', 'g/(10.min)', [
    unit('g/(10.min)', 'g/10 min', 'گرم بر ده دقیقه'),
    unit('g/min', 'g/min', 'گرم بر دقیقه', '10'),
  ]),
  // Rockwell hardness is a reading, not a multiple of anything: one unit, nothing to convert.
  quantity('HARDNESS', 'سختی راکول', '{HRC}', [unit('{HRC}', 'HRC', 'راکول سی')]),
];
