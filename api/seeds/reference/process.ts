import { quantity, unit } from './unit.ts';

/** Pressure, temperature, flow and what else a process is described by. */
export const process = [
  // Gauge: above the air around; 0 bar is open to the air. Not convertible to absolute pressure.
  quantity('PRESSURE', 'فشار نسبی', 'Pa', [
    unit('bar', 'bar', 'بار', '100000'),
    unit('[psi]', 'psi', 'پی‌اس‌آی', '6894.7572931683613367'),
    unit('kPa', 'kPa', 'کیلوپاسکال', '1000'),
    unit('MPa', 'MPa', 'مگاپاسکال', '1000000'),
    unit('Pa', 'Pa', 'پاسکال'),
    unit('mbar', 'mbar', 'میلی‌بار', '100'),
    unit('kgf/cm2', 'kgf/cm²', 'کیلوگرم‌نیرو بر سانتی‌متر مربع', '98066.5'),
    unit('m[H2O]', 'mH₂O', 'متر ستون آب', '9806.65'),
  ]),
  quantity('ABSOLUTE_PRESSURE', 'فشار مطلق', 'Pa{abs}', [
    unit('mbar{abs}', 'mbar(a)', 'میلی‌بار مطلق', '100'),
    unit('Pa{abs}', 'Pa(a)', 'پاسکال مطلق'),
    unit('kPa{abs}', 'kPa(a)', 'کیلوپاسکال مطلق', '1000'),
    unit('bar{abs}', 'bar(a)', 'بار مطلق', '100000'),
    unit('[psi]{abs}', 'psia', 'پی‌اس‌آی مطلق', '6894.7572931683613367'),
  ]),
  // Based on the Rankine degree: with it, and not with the kelvin, Celsius and Fahrenheit are both exact decimals.
  quantity('TEMPERATURE', 'دما', '[degR]', [
    unit('Cel', '°C', 'درجهٔ سلسیوس', '1.8', '491.67'),
    unit('[degF]', '°F', 'درجهٔ فارنهایت', '1', '459.67'),
    unit('K', 'K', 'کلوین', '1.8'),
    unit('[degR]', '°R', 'درجهٔ رانکین'),
  ]),
  quantity('VOLUME_FLOW', 'دبی حجمی', 'm3/h', [
    unit('m3/h', 'm³/h', 'متر مکعب بر ساعت'),
    unit('L/min', 'L/min', 'لیتر بر دقیقه', '0.06'),
    unit('L/s', 'L/s', 'لیتر بر ثانیه', '3.6'),
    unit('L/h', 'L/h', 'لیتر بر ساعت', '0.001'),
    unit('m3/min', 'm³/min', 'متر مکعب بر دقیقه', '60'),
    unit('[gal_us]/min', 'gpm', 'گالن بر دقیقه', '0.22712470704'),
    unit('[cft_i]/min', 'cfm', 'فوت مکعب بر دقیقه', '1.69901079552'),
  ]),
  quantity('MASS_FLOW', 'دبی جرمی', 'kg/h', [
    unit('kg/h', 'kg/h', 'کیلوگرم بر ساعت'),
    unit('t/h', 't/h', 'تن بر ساعت', '1000'),
    unit('kg/min', 'kg/min', 'کیلوگرم بر دقیقه', '60'),
    unit('kg/s', 'kg/s', 'کیلوگرم بر ثانیه', '3600'),
    unit('[lb_av]/h', 'lb/h', 'پوند بر ساعت', '0.45359237'),
  ]),
  quantity('KINEMATIC_VISCOSITY', 'گران‌روی سینماتیک', 'mm2/s', [
    unit('cSt', 'cSt', 'سانتی‌استوکس'),
    unit('mm2/s', 'mm²/s', 'میلی‌متر مربع بر ثانیه'),
    unit('m2/s', 'm²/s', 'متر مربع بر ثانیه', '1000000'),
  ]),
  quantity('DYNAMIC_VISCOSITY', 'گران‌روی دینامیک', 'mPa.s', [
    unit('cP', 'cP', 'سانتی‌پواز'),
    unit('mPa.s', 'mPa·s', 'میلی‌پاسکال ثانیه'),
    unit('Pa.s', 'Pa·s', 'پاسکال ثانیه', '1000'),
  ]),
  quantity('RATIO', 'نسبت', '%', [
    unit('%', '٪', 'درصد'),
    unit('[ppth]', '‰', 'در هزار', '0.1'),
    unit('[ppm]', 'ppm', 'قسمت در میلیون', '0.0001'),
  ]),
];
