import { type Static, Type } from 'typebox';

/** How much of a line an event is about, as its payload keeps it. */
const ToldLine = Type.Object(
  {
    lineId: Type.String(),
    title: Type.String(),
    quantity: Type.String(),
    /** The quantity's unit; events from before it was kept have none. */
    unitId: Type.Optional(Type.String()),
    reason: Type.Optional(Type.String()),
  },
  { additionalProperties: false },
);
export type ToldLine = Static<typeof ToldLine>;
export const toldLines = Type.Array(ToldLine);

type Line = { lineId: string; title: string; unitId: string };

export const toldLine = ({ lineId, title, unitId }: Line, quantity: string): ToldLine => ({
  lineId,
  title,
  quantity,
  unitId,
});
