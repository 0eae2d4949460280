import type { Act, Scene } from './scene.ts';

type Agreed = { id: string; agreedQuantity: string; shippableQuantity: string };
type Sent = { lineId: string; quantity: string };

const shipmentIn = (scene: Scene, status: string) =>
  scene.one<{ id: string; place: number }>(
    'select id, place from shipments where request_id = $1 and status = $2 order by place limit 1',
    [status],
  );

/** Sends a share of what was agreed to, in percent, or all that is left. */
export const ships =
  (percent: number, more: { carrier?: string; trackingNumber?: string; note?: string } = {}): Act =>
  async (scene, who) => {
    const path = `/traderequests/${scene.id}`;
    const { lines } = await scene.stage.ask<{ lines: Agreed[] }>(who, 'GET', path);
    const sent = lines.flatMap(({ id: lineId, agreedQuantity, shippableQuantity }) => {
      const quantity = Math.min(Number(shippableQuantity), Math.ceil((Number(agreedQuantity) * percent) / 100));
      return quantity > 0 ? [{ lineId, quantity: String(quantity) }] : [];
    });
    await scene.step(who, 'shipments', { lines: sent, expectedOn: scene.day(2), ...more });
  };

/** Hands the first shipment over that is on its way, with its waybill. */
export const delivers: Act = async (scene, who) => {
  const { id, place } = await shipmentIn(scene, 'ON_THE_WAY');
  const name = `barname-${place}.pdf`;
  const fileId = await scene.stage.upload(who, {
    name,
    lines: ['WAYBILL', `Shipment ${place}`, scene.day(0), scene.id],
  });
  await scene.step(who, 'documents', { type: 'WAYBILL', fileId, shipmentId: id });
  await scene.step(who, `shipments/${id}/deliver`);
};

/** Hands documents over: what is sent is the file itself. */
export const handsFilesOver =
  (...names: string[]): Act =>
  async (scene, who) => {
    const { id } = await shipmentIn(scene, 'ON_THE_WAY');
    const fileIds: string[] = [];
    for (const name of names)
      fileIds.push(await scene.stage.upload(who, { name, lines: ['DOCUMENT', name, scene.day(0), scene.id] }));
    await scene.step(who, `shipments/${id}/deliver`, { fileIds });
  };

/** Takes what came, but for so much of its first line. */
export const confirms =
  (refused = 0, reason?: string): Act =>
  async (scene, who) => {
    const { id: shipmentId } = await shipmentIn(scene, 'DELIVERED');
    const sent = await scene.stage.db.query<Sent>(
      `select s.line_id as "lineId", trim_scale(s.quantity)::text as quantity from shipment_lines s join trade_lines l on l.id = s.line_id
       where s.shipment_id = $1 order by l.place`,
      [shipmentId],
    );
    const lines = sent.map(({ lineId, quantity }, index) =>
      index === 0 && refused > 0
        ? { lineId, accepted: String(Number(quantity) - refused), refused: String(refused), reason }
        : { lineId, accepted: quantity, refused: '0' },
    );
    await scene.step(who, 'confirm-delivery', { shipmentId, lines });
  };

/** A paper of the request. */
export const adds =
  (type: string, name: string): Act =>
  async (scene, who) => {
    const fileId = await scene.stage.upload(who, { name, lines: [type, scene.day(0), scene.id] });
    await scene.step(who, 'documents', { type, fileId });
  };
