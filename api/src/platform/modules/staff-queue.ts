/** What waits for staff to decide. Its module declares it in the manifest, under its name in `StaffQueueName`. */
export type StaffQueue = {
  /** Whose roles allow it sees it. */
  action: string;
  /** Business days in which it should be decided; 0: at once. */
  targetDays: number;
  /** How many wait, and since when the first of them does. @param may what else the viewer may do: some see a part of it */
  read: (now: Date, may: (action: string) => boolean) => Promise<Waiting>;
};
export type Waiting = { count: number; oldest: Date | null };
