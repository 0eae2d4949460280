import { brands } from '../figures.ts';
import { choices, numeric, range } from '../properties.ts';
import type { BranchSeed } from '../shape.ts';
import { fluidMaterials } from './materials-fluid.ts';
import { solidMaterials } from './materials-solid.ts';

/** What goes into products and onto surfaces. */
export const materials: BranchSeed = {
  code: 'materials',
  name: 'مواد شیمیایی، پلیمر و عایق',
  scientificName: 'Chemicals, polymers and insulation',
  icon: 'chemical',
  brands: brands('شیماوند SMV', 'بسپاژ BSJ', 'گرمابند GRB', 'رنگاوه RNV', 'روان‌تاب RVT'),
  properties: [
    numeric('density', 'چگالی', 'کیفیت', 'kg/m3', { min: 5, max: 5000 }),
    range('storage', 'دمای نگهداری', 'ایمنی', 'Cel', { min: -40, max: 80 }),
    choices('hazards', 'خطرها', 'ایمنی', {
      none: 'ندارد',
      flammable: 'آتش‌گیر',
      corrosive: 'خورنده',
      oxidizing: 'اکسنده',
      irritant: 'محرک',
    }),
  ],
  leaves: [...fluidMaterials, ...solidMaterials],
};
