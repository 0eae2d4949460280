import type { AskedPropertyInput } from '../../../platform/graph/types.generated.ts';
import type { OpenRequest_RequestFragment as Request } from './OpenRequest.generated.ts';

type Needed = Request['lines']['nodes'][number]['properties'][number];

/** What a need must have, as if it were said anew: saving the rest of a line takes nothing of it away. */
export const askedAgain = ({ value, tolerancePercent }: Needed): AskedPropertyInput => {
  const { propertyId, measure, number, booleanValue, text, enumValues } = value;
  const told = measure ?? number;
  return {
    stated: {
      propertyId,
      ...(told && { value: told.value }),
      ...(told?.maxValue && { maxValue: told.maxValue }),
      ...(measure && { unitId: measure.unit.id }),
      ...(booleanValue !== null && { booleanValue }),
      ...(text !== null && { text }),
      ...(enumValues.length > 0 && { enumValueIds: enumValues.map(({ id }) => id) }),
    },
    ...(tolerancePercent && { tolerancePercent }),
  };
};
