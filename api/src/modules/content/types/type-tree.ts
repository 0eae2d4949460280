import type { ContentType } from './types.schemas.ts';
import type { ContentTypeRow } from './types.repository.ts';

/** domain rule */
export const MAX_LEVELS = 3;

/** Content types as they were read together, by what is asked of them. */
export class TypeTree {
  readonly #rows: ReadonlyMap<string, ContentTypeRow>;

  /** @param rows in the order in which siblings stand */
  constructor(private readonly rows: readonly ContentTypeRow[]) {
    this.#rows = new Map(rows.map((row) => [row.id, row]));
  }

  row(id: string): ContentTypeRow | undefined {
    return this.#rows.get(id);
  }

  /** From the root down to the one above. */
  ancestorIds(id: string): string[] {
    const parentId = this.#rows.get(id)?.parentId;
    return parentId ? [...this.ancestorIds(parentId), parentId] : [];
  }

  /** Whether it and all above it are active. */
  isShown(id: string): boolean {
    return [...this.ancestorIds(id), id].every((each) => this.#rows.get(each)?.isActive);
  }

  /** It and everything below. */
  family(id: string): string[] {
    return [id, ...this.rows.filter(({ parentId }) => parentId === id).flatMap((row) => this.family(row.id))];
  }

  /** How many levels it and what is below it take. */
  height(id: string): number {
    const below = this.rows.filter(({ parentId }) => parentId === id).map((row) => this.height(row.id));
    return 1 + Math.max(0, ...below);
  }

  below(parentId: string | null): readonly ContentTypeRow[] {
    return this.rows.filter((row) => row.parentId === parentId);
  }

  idsOf(pageTypes: readonly string[]): string[] {
    return this.rows.filter(({ pageType }) => pageTypes.includes(pageType)).map(({ id }) => id);
  }

  /** @param isOfStaff with inactive ones among the children */
  shown(row: ContentTypeRow, isOfStaff = false): ContentType {
    const { parentId, ...rest } = row;
    const ancestorIds = this.ancestorIds(row.id);
    const children = this.below(row.id).filter(({ isActive }) => isOfStaff || isActive);
    return {
      ...rest,
      ...(parentId && { parentId }),
      ancestorIds,
      level: ancestorIds.length + 1,
      children: children.map((each) => this.shown(each, isOfStaff)),
    };
  }
}
