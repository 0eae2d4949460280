/** What codegen knows a fragment by. */
interface Named {
  ' $fragmentName'?: string;
}

/** What a parent holds of a child's fragment: opaque, to be opened by the child alone. */
export interface Masked<Fragment extends Named> {
  readonly ' $fragmentRefs'?: { [Name in NonNullable<Fragment[' $fragmentName']>]: Fragment };
}

/**
 * Opens a component's own fragment, of one thing, of none or of a list: `readFragment<SupplierCard_SupplierFragment>(supplier)`.
 * The mask is one of types, so nobody else can read the fields, nothing is looked up for each component of a long list,
 * and no document is shipped twice.
 */
export function readFragment<Fragment extends Named>(ref: Masked<Fragment>): Fragment;
export function readFragment<Fragment extends Named>(ref: Masked<Fragment> | null | undefined): Fragment | undefined;
export function readFragment<Fragment extends Named>(refs: readonly Masked<Fragment>[]): readonly Fragment[];
export function readFragment(ref: unknown): unknown {
  return ref ?? undefined;
}
