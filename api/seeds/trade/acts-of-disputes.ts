import type { Act, Scene } from './scene.ts';
import type { Body } from './stage.ts';

type Opening = { wish: string; reasonCode: string; text: string };

/** Disputes the first line. */
export const disputes =
  (opening: Opening): Act =>
  async (scene, who) => {
    const [line] = await scene.lines();
    await scene.step(who, 'dispute', { lineIds: [line!.id], ...opening });
  };
const stepping =
  (path: string, body: object = {}): Act =>
  async (scene, who) =>
    void (await scene.step(who, `dispute/${path}`, body));
export const answersDispute = (text: string) => stepping('answer', { text });
export const addsEvidence = (text: string) => stepping('evidence', { text });
export const endsEvidence = stepping('done');
export const asksSettlement = (body: { outcome: string; buyerPercent?: string; reason: string }) =>
  stepping('settlement', body);
export const answersSettlement = (answer: 'AGREE' | 'REFUSE') => stepping('settlement/answer', { answer });

/** A step of staff with the dispute of the request. */
const deciding =
  (path: string, body: object = {}): Act =>
  async (scene: Scene, who) => {
    const { id } = await scene.one<Body>(
      'select id from disputes where request_id = $1 order by opened_at desc limit 1',
    );
    const { version } = await scene.ask(who, 'GET', `/admin/disputes/${id}`);
    await scene.ask(who, 'POST', `/admin/disputes/${id}/${path}`, { version, ...body });
  };
export const proposes = (body: { outcome: string; buyerPercent?: string; reason: string }) =>
  deciding('proposal', body);
