/**
 * One selected property of the category filter (specification, section 3). The address holds it; these
 * functions only compute the next one. Whether the filter has changed is seen from the address too.
 */
export interface SelectedProperty {
  propertyId: string;
  /** As typed, in any digits. Alone: at least; on a range property: the point to cover. */
  value?: string;
  /** As typed. Alone: at most. */
  maxValue?: string;
  /** Unit of both numbers; the property's default when absent. */
  measurementUnitId?: string;
  /** Name of that unit. */
  defaultMeasurementUnitDisplayText?: string;
  /** Any of these values of an ENUM or MULTI_ENUM. */
  enumValueIds?: readonly string[];
  /** Value wanted of a BOOLEAN. */
  booleanValue?: boolean | undefined;
}

type Selected = readonly SelectedProperty[];

/** What an edit brings; only the first present of the three applies. An empty text is present: it clears. */
export interface PropertyEdit {
  value?: string;
  maxValue?: string;
  measurementUnit?: { id: string; displayText: string };
}

/** With one more selected property; one that is selected already stays as it is. */
export function add(selected: Selected, item: SelectedProperty): Selected {
  return selectedOf(selected, item.propertyId) ? selected : [...selected, item];
}

/** Without the property. */
export function remove(selected: Selected, propertyId: string): Selected {
  return selected.filter((each) => each.propertyId !== propertyId);
}

/** With another selection of the same property in its place; nothing happens when it is not selected. */
export function replace(selected: Selected, item: SelectedProperty): Selected {
  return selected.map((each) => (each.propertyId === item.propertyId ? item : each));
}

/**
 * Applies the first present of value, maxValue, measurement unit; a unit change also sets the default display
 * text (specification, section 4). Numbers stay as they are: converting them is an edit of its own.
 */
export function edit(selected: Selected, propertyId: string, change: PropertyEdit): Selected {
  return selected.map((each) => (each.propertyId === propertyId ? { ...each, ...applied(change) } : each));
}

function applied({ value, maxValue, measurementUnit }: PropertyEdit): Partial<SelectedProperty> {
  if (value !== undefined) return { value };
  if (maxValue !== undefined) return { maxValue };
  if (!measurementUnit) return {};
  return { measurementUnitId: measurementUnit.id, defaultMeasurementUnitDisplayText: measurementUnit.displayText };
}

/** The selection of one property, if there is one. */
export function selectedOf(selected: Selected, propertyId: string): SelectedProperty | undefined {
  return selected.find((each) => each.propertyId === propertyId);
}
