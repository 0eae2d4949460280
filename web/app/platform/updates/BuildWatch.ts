const checkEveryMs = 3_600_000;

/** Time and network as the watch needs them. */
export interface WatchSurroundings {
  every(ms: number, run: () => void): void;
  /** Id of the build that the server runs now; rejects when it cannot be told. */
  latestBuildId(): Promise<string>;
}

/** Asks once an hour (specification, section 9) whether the site was built anew. */
export class BuildWatch {
  #outdated = false;
  readonly #ownBuildId: string;
  readonly #around: WatchSurroundings;

  constructor(ownBuildId: string, around: WatchSurroundings) {
    this.#ownBuildId = ownBuildId;
    this.#around = around;
  }

  /** True since a newer build was seen; the next navigation then loads the page afresh. */
  get outdated(): boolean {
    return this.#outdated;
  }

  start(): void {
    this.#around.every(checkEveryMs, () => void this.check());
  }

  /** Looks now. An unreachable server says nothing about builds. */
  async check(): Promise<void> {
    const latest = await this.#around.latestBuildId().catch(() => this.#ownBuildId);
    if (latest !== this.#ownBuildId) this.#outdated = true;
  }
}
