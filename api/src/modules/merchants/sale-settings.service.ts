import { addWorkingHours, type WorkingSpan } from '../../platform/calendar.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { notFound } from '../../platform/problem.ts';
import type { Geography } from '../geography/index.ts';
import type { Reference } from '../reference/index.ts';
import { workingHoursText } from './messages.ts';
import type { MerchantSaleSetting } from './sale-settings.schemas.ts';
import { readSaleSettings, type SaleSettingRow } from './sale-settings.repository.ts';

type Parts = { db: Queryable; clock: Clock; geography: Geography; reference: Pick<Reference, 'isHoliday'> };
export type SaleSettings = ReturnType<typeof makeSaleSettings>;

/** How merchants sell. */
export function makeSaleSettings({ db, clock, geography, reference }: Parts) {
  /**
   * Reads settings, in a transaction too: what is in memory is read before. Merchants that have none are left out, and so are
   * those that are not confirmed, unless they are asked for in any state.
   */
  async function reader() {
    const readCities = await geography.saleCityReader();
    const isHoliday = await reference.isHoliday();
    return async (
      on: Queryable,
      merchantIds: string[],
      { inAnyState = false } = {},
    ): Promise<MerchantSaleSetting[]> => {
      const rows = await readSaleSettings(on, merchantIds, inAnyState);
      const cities = await readCities(on, merchantIds);
      return rows.map((row) => {
        const { minOrderAmountRial, vacation, workingHours, ...rest } = row;
        const saleCityIds = (cities.get(rest.merchantId) ?? []).map((city) => city.id);
        const spans = spansOf(workingHours);
        const answersBy = answerDeadline(row, clock.now(), isHoliday);
        return {
          ...rest,
          ...(minOrderAmountRial && { minOrderAmountRial }),
          isNationwide: saleCityIds.length === 0,
          saleCityIds,
          workingHours: spans,
          workingHoursText: workingHoursText(spans),
          ...(answersBy && { answersBy: answersBy.toISOString() }),
        };
      });
    };
  }

  const saleSettings = async (merchantIds: string[]) => (await reader())(db, merchantIds);

  return {
    reader,
    /** Tells, in a transaction too, when a merchant has had so many times the hours of work in which it says it answers. */
    async answerDue() {
      const isHoliday = await reference.isHoliday();
      return async (on: Queryable, merchantId: string, times: number): Promise<Date | undefined> => {
        const [row] = await readSaleSettings(on, [merchantId], true);
        if (!row) return undefined;
        return answerDeadline({ ...row, responseSlaHours: row.responseSlaHours * times }, clock.now(), isHoliday);
      };
    },
    /** The settings of several merchants; those that have none are left out. */
    saleSettings,
    /** @throws Problem 404 MERCHANT_SALE_SETTING_NOT_FOUND */
    saleSetting: async (merchantId: string): Promise<MerchantSaleSetting> =>
      (await saleSettings([merchantId]))[0] ?? notFound('MERCHANT_SALE_SETTING_NOT_FOUND'),
  };
}

/** domain rule: who names no hours of work has these */
const usualHours: WorkingSpan[] = [
  ...(['SATURDAY', 'SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY'] as const).map((day) => ({
    day,
    from: '08:00',
    to: '17:00',
  })),
  { day: 'THURSDAY', from: '08:00', to: '13:00' },
];

const spansOf = (workingHours: WorkingSpan[]) => (workingHours.length > 0 ? workingHours : usualHours);

type Answering = Pick<SaleSettingRow, 'responseSlaHours' | 'workingHours' | 'vacation'>;

/** Until when who sells answers what is asked at `now`. */
function answerDeadline(row: Answering, now: Date, isHoliday: (day: string) => boolean): Date | undefined {
  const { responseSlaHours, workingHours, vacation } = row;
  const isAway = (day: string) => vacation != null && vacation.from <= day && day <= vacation.to;
  return addWorkingHours(now, responseSlaHours, spansOf(workingHours), (day) => isHoliday(day) || isAway(day));
}
