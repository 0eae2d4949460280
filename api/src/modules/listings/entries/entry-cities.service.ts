import type { Actor } from '../../../platform/actor.ts';
import type { FieldError } from '../../../platform/field-error.ts';
import type { Once } from '../../../platform/idempotency/idempotency.ts';
import { type LateRule, requireAll } from '../../../platform/late-rules.ts';
import type { Geography } from '../../geography/index.ts';
import type { OwnSupplierProduct } from './entries.schemas.ts';
import type { EntrySaleCities } from './entry-parts.schemas.ts';
import type { EntrySteps } from './entry-steps.ts';

type Parts = { geography: Pick<Geography, 'allPlaces' | 'writeSaleCities'>; steps: EntrySteps };
export type EntryCities = ReturnType<typeof makeEntryCities>;

/** Where entries are sold, when that is elsewhere than their merchant sells. */
export function makeEntryCities({ geography, steps }: Parts) {
  async function rules(actor: Actor, id: string): Promise<LateRule<EntrySaleCities>[]> {
    await steps.requireWriter(actor, id);
    const known = new Set((await geography.allPlaces()).cities.map((city) => city.id));
    return [
      {
        reads: ['cityIds'],
        judge: ({ cityIds }) =>
          cityIds.flatMap((cityId, index): FieldError[] =>
            known.has(cityId) ? [] : [{ field: `cityIds[${index}]`, code: 'UNKNOWN_PLACE' }],
          ),
      },
    ];
  }

  return {
    rules,

    /** At once, of what is published too. @throws Problem 400 naming each city, 403, 404, 409 (version, state) */
    async change(actor: Actor, id: string, change: EntrySaleCities, once?: Once): Promise<OwnSupplierProduct> {
      await requireAll(await rules(actor, id), change);
      const { version, cityIds } = change;
      return steps.step(actor, id, { action: 'EDIT', version, once }, async (tx) => {
        await geography.writeSaleCities(tx, id, cityIds);
        return { payload: { part: 'SALE_CITIES', cities: cityIds.length } };
      });
    },
  };
}
