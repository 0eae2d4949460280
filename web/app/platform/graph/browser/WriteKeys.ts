import { GraphError } from '../GraphError.ts';

/** Whether nobody knows if the write was done: its answer did not come, or somebody on the way gave up. */
const isUnknown = (error: unknown) => !(error instanceof GraphError) || error.status === 0 || error.status >= 500;

/**
 * Idempotency keys of writes. A write whose answer was lost has the same key when the person presses the button again: whatever
 * became of the first one, it has one effect. Once any write was answered the next one is another act: whoever saved, took it
 * back and saves again means it.
 */
export class WriteKeys {
  readonly #unsettled = new Map<string, string>();

  /** The key of a write, told with its variables as `answerKey` does, and what hears how it ended. */
  actOf(write: string) {
    const key = this.#unsettled.get(write) ?? crypto.randomUUID();
    this.#unsettled.set(write, key);
    const settle = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
      try {
        const told = await answer;
        this.#unsettled.clear();
        return told;
      } catch (error) {
        if (!isUnknown(error)) this.#unsettled.clear();
        throw error;
      }
    };
    return { key, settle };
  }
}
