import type { Act, Scene } from './scene.ts';

const partIn = (scene: Scene, states: readonly string[]) =>
  scene.one<{ id: string; place: number; status: string }>(
    'select id, place, status from milestones where request_id = $1 and status = any($2::text[]) order by place limit 1',
    [states],
  );

/** Hands the next part of a service over, with a file of what was made. */
export const submitsPart =
  (note: string): Act =>
  async (scene, who) => {
    const { id, place, status } = await partIn(scene, ['PLANNED', 'REJECTED']);
    const name = status === 'REJECTED' ? `marhale-${place}-eslahi.pdf` : `marhale-${place}.pdf`;
    const fileId = await scene.stage.upload(who, { name, lines: ['REPORT', `Part ${place}`, scene.day(0), scene.id] });
    await scene.step(who, `milestones/${id}/submit`, { note, fileIds: [fileId] });
  };

export const acceptsPart: Act = async (scene, who) => {
  const { id } = await partIn(scene, ['SUBMITTED']);
  await scene.step(who, `milestones/${id}/accept`);
};

export const rejectsPart =
  (reason: string): Act =>
  async (scene, who) => {
    const { id } = await partIn(scene, ['SUBMITTED']);
    await scene.step(who, `milestones/${id}/reject`, { reason });
  };
