import { found, type ScreenArgs } from '../../../platform/graph/load.ts';

/** An unknown route: 404 under its own address (specification, section 8). */
const open = (args: ScreenArgs) => found(args, null);

export const loader = open;
export const clientLoader = open;

export default function UnknownScreen() {
  return null;
}
