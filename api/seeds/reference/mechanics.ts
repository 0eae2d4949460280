import { quantity, unit } from './unit.ts';

/** Mass, force, torque, motion, power. One pound is 0.45359237 kg, one kilogram-force 9.80665 N, both exactly. */
export const mechanics = [
  quantity('MASS', 'جرم', 'kg', [
    unit('kg', 'kg', 'کیلوگرم'),
    unit('g', 'g', 'گرم', '0.001'),
    unit('t', 't', 'تن', '1000'),
    unit('[lb_av]', 'lb', 'پوند', '0.45359237'),
    unit('[oz_av]', 'oz', 'اونس', '0.028349523125'),
  ]),
  quantity('FORCE', 'نیرو', 'N', [
    unit('kN', 'kN', 'کیلونیوتن', '1000'),
    unit('N', 'N', 'نیوتن'),
    unit('kgf', 'kgf', 'کیلوگرم‌نیرو', '9.80665'),
    unit('Mgf', 'tf', 'تن‌نیرو', '9806.65'),
    unit('[lbf_av]', 'lbf', 'پوندنیرو', '4.4482216152605'),
  ]),
  quantity('STRESS', 'تنش', 'N/mm2', [
    unit('N/mm2', 'N/mm²', 'نیوتن بر میلی‌متر مربع'),
    unit('kgf/mm2', 'kgf/mm²', 'کیلوگرم‌نیرو بر میلی‌متر مربع', '9.80665'),
    unit('GPa', 'GPa', 'گیگاپاسکال', '1000'),
    unit('[lbf_av]/[in_i]2', 'lbf/in²', 'پوندنیرو بر اینچ مربع', '0.0068947572931683613367'),
  ]),
  quantity('TORQUE', 'گشتاور', 'N.m', [
    unit('N.m', 'N·m', 'نیوتن‌متر'),
    unit('kN.m', 'kN·m', 'کیلونیوتن‌متر', '1000'),
    unit('kgf.m', 'kgf·m', 'کیلوگرم‌نیرو متر', '9.80665'),
    unit('[lbf_av].[ft_i]', 'lbf·ft', 'پوندنیرو فوت', '1.3558179483314004'),
  ]),
  quantity('ROTATION', 'سرعت دورانی', '/min', [
    unit('/min', 'rpm', 'دور بر دقیقه'),
    unit('/s', 'r/s', 'دور بر ثانیه', '60'),
    unit('rad/s', 'rad/s', 'رادیان بر ثانیه', '9.5492965855137201461'),
  ]),
  quantity('SPEED', 'سرعت خطی', 'm/min', [
    unit('m/min', 'm/min', 'متر بر دقیقه'),
    unit('m/s', 'm/s', 'متر بر ثانیه', '60'),
    unit('mm/s', 'mm/s', 'میلی‌متر بر ثانیه', '0.06'),
    unit('[ft_i]/min', 'ft/min', 'فوت بر دقیقه', '0.3048'),
  ]),
  quantity('POWER', 'توان', 'W', [
    unit('kW', 'kW', 'کیلووات', '1000'),
    unit('W', 'W', 'وات'),
    unit('MW', 'MW', 'مگاوات', '1000000'),
    unit('[HP]', 'hp', 'اسب بخار', '745.69987158227022'),
  ]),
  quantity('HEAT_FLOW', 'ظرفیت حرارتی', 'kW{heat}', [
    unit('kW{heat}', 'kW', 'کیلووات حرارتی'),
    unit('kcal_IT/h', 'kcal/h', 'کیلوکالری بر ساعت', '0.001163'),
    unit('[Btu_IT]/h', 'BTU/h', 'بی‌تی‌یو بر ساعت', '0.00029307107017222222222'),
  ]),
  quantity('SOUND_LEVEL', 'تراز صدا', 'dB[SPL]', [unit('dB[SPL]', 'dB', 'دسی‌بل')]),
  quantity('COUNT', 'تعداد', '{piece}', [
    unit('{piece}', 'pcs', 'عدد'),
    unit('{dozen}', 'doz', 'دوجین', '12'),
    unit('10*3.{piece}', 'k pcs', 'هزار عدد', '1000'),
  ]),
];
