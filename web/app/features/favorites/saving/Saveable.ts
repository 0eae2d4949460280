import type { ThingType } from '../../../platform/graph/types.generated.ts';

/** What is meant by a press before the login. */
export const saveIntent = ({ type, id }: Pick<Saveable, 'type' | 'id'>) => `save ${type} ${id}`;

/** What a button saves. */
export interface Saveable {
  type: ThingType;
  id: string;
  /** What the thing is called, for who does not see what the button stands beside. */
  name: string;
  /** The saving where it is known already: nobody has to be asked. */
  savedAs?: string;
}
