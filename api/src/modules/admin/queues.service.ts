import type { Actor } from '../../platform/actor.ts';
import { addBusinessDays, type IsClosed } from '../../platform/calendar.ts';
import type { Clock } from '../../platform/clock.ts';
import type { StaffQueue as Declared } from '../../platform/modules/staff-queue.ts';
import { valuesOf } from '../../platform/schema.ts';
import { actionsOf, can } from '../identity/index.ts';
import type { Settings } from '../settings/index.ts';
import { StaffQueueName } from './admin.enums.ts';
import type { StaffQueue } from './admin.schemas.ts';

const names = valuesOf(StaffQueueName);

type Parts = {
  clock: Clock;
  settings: Settings;
  isHoliday: () => Promise<IsClosed>;
  /** Of all modules, by their names; known when they are. */
  staffQueues: () => Readonly<Record<string, Declared>>;
};
export type Queues = ReturnType<typeof makeQueues>;

/** Everything that waits for staff. */
export const makeQueues = ({ clock, settings, isHoliday, staffQueues }: Parts) => ({
  /** The queues that the viewer's roles allow, in the order of their names. */
  async list({ roles }: Actor): Promise<StaffQueue[]> {
    const now = clock.now();
    const isClosed = await isHoliday();
    const actions = actionsOf(roles);
    const declared = staffQueues();
    const open = names.filter((name) => actions.some((action) => action === declared[name]!.action));
    return Promise.all(
      open.map(async (name) => {
        const { targetDays, read } = declared[name]!;
        const { count, oldest } = await read(now, (action) => can(roles, action));
        if (!oldest) return { name, count, isPastTarget: false };
        const days = targetDays && (await settings.targetDays(name, targetDays, now));
        const target = addBusinessDays(oldest, days, isClosed);
        return {
          name,
          count,
          oldestAt: oldest.toISOString(),
          targetAt: target.toISOString(),
          isPastTarget: target.getTime() < now.getTime(),
        };
      }),
    );
  },

  /** @throws Error when a queue has no name, or a name no queue */
  async check(): Promise<void> {
    const said = Object.keys(staffQueues()).sort();
    const known = [...names].sort();
    if (said.join() !== known.join())
      throw new Error(`queues of staff: ${said.join()} are declared, not ${known.join()}`);
  },
});
