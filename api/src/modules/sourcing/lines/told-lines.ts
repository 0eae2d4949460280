/** How much of a line an event is about, as its payload keeps it. */
export type ToldLine = {
  lineId: string;
  title: string;
  quantity: string;
  /** The quantity's unit; events from before it was kept have none. */
  unitId?: string;
  reason?: string;
};

type Line = { lineId: string; title: string; unitId: string };

export const toldLine = ({ lineId, title, unitId }: Line, quantity: string): ToldLine => ({
  lineId,
  title,
  quantity,
  unitId,
});
