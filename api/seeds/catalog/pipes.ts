import { brands } from '../figures.ts';
import { choice, choices, numeric, range } from '../properties.ts';
import type { BranchSeed } from '../shape.ts';
import { pipeSizes } from './nominal-sizes.ts';
import { pipeJoints } from './pipes-joints.ts';
import { straightPipes } from './pipes-straight.ts';

/** What carries a fluid from one place to another. */
export const pipes: BranchSeed = {
  code: 'pipes',
  name: 'لوله و اتصالات',
  scientificName: 'Pipes and fittings',
  icon: 'pipe',
  brands: brands('لولاوند LLV', 'درزابند DRZ', 'نایاژ NYZ', 'پیوندار PVD', 'کاریزه KRZ', 'ستاوه STV'),
  properties: [
    numeric('outsideDiameter', 'قطر بیرونی', 'ابعاد', 'mm', {
      min: 5,
      max: 2500,
      decimals: 1,
      key: true,
      required: true,
    }),
    choice(
      'nominalSize',
      'اندازهٔ نامی',
      'ابعاد',
      pipeSizes.filter((each) => !['dn8', 'dn10', 'dn32', 'dn125', 'dn250', 'dn400'].includes(each.code)),
    ),
    range('temperature', 'دمای کاری', 'فشار و دما', 'Cel', { min: -200, max: 800 }),
    choices('fluids', 'سیال‌های سازگار', 'کارکرد', {
      water: 'آب',
      steam: 'بخار',
      gas: 'گاز',
      oil: 'روغن و سوخت',
      wastewater: 'فاضلاب',
    }),
  ],
  leaves: [...straightPipes, ...pipeJoints],
};
