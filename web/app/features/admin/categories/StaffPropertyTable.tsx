import { useState } from 'react';
import { Badge } from '../../../design/Badge.tsx';
import { Button } from '../../../design/Button.tsx';
import { Code } from '../../../design/Code.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { LinkButton } from '../../../design/LinkButton.tsx';
import { Section } from '../../../design/Section.tsx';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { adminHref, Rows } from '../../staff/index.ts';
import { categoryMessages } from './messages.ts';
import { NewPropertyDialog, PropertyDialog, type StaffProperty, type StaffQuantity } from './PropertyDialogs.tsx';
import { NewValueDialog, type PropertyValue, ValueDialog } from './ValueDialogs.tsx';

const words = categoryMessages.property;
type Open = { kind: 'add' } | { kind: 'edit' | 'values' | 'addValue'; id: string } | undefined;

interface StaffPropertyTableProps {
  category: { id: string; name: string };
  properties: readonly (Masked<StaffProperty> & { id: string })[];
  quantities: readonly (Masked<StaffQuantity> & { id: string })[];
}

/** What is measured and stated in one category. */
export function StaffPropertyTable({ category, properties, quantities }: StaffPropertyTableProps) {
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const all = readFragment<StaffProperty>(properties);
  const known = readFragment<StaffQuantity>(quantities);
  const opened = open && open.kind !== 'add' ? all.find(({ id }) => id === open.id) : undefined;
  const choices = opened && open?.kind === 'values' ? opened : undefined;
  const add = (
    <Button variant="primary" icon="plus" onClick={() => setOpen({ kind: 'add' })}>
      {words.add}
    </Button>
  );
  return (
    <Section title={categoryMessages.propertiesOf(category.name)}>
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap gap-3">
          <LinkButton href={adminHref({ tab: 'categories' })} data-full-load="">
            {words.back}
          </LinkButton>
          {all.length > 0 && add}
        </div>
        <p className="max-w-[68ch] text-muted">{words.lead}</p>
        {all.length === 0 ? (
          <EmptyState title={words.none} text={words.noneText} action={add} headingLevel={3} />
        ) : (
          <PropertyRows properties={all} quantities={known} open={setOpen} caption={category.name} />
        )}
      </div>
      {choices && <Choices property={choices} add={() => setOpen({ kind: 'addValue', id: choices.id })} />}
      {open?.kind === 'add' && <NewPropertyDialog category={category} quantities={known} close={close} />}
      {opened && open?.kind === 'edit' && <PropertyDialog property={opened} close={close} />}
      {opened && open?.kind === 'addValue' && (
        <NewValueDialog property={opened} close={() => setOpen({ kind: 'values', id: opened.id })} />
      )}
    </Section>
  );
}

interface PropertyRowsProps {
  caption: string;
  properties: readonly StaffProperty[];
  quantities: readonly StaffQuantity[];
  open(what: Open): void;
}

const PropertyRows = ({ caption, properties, quantities, open }: PropertyRowsProps) => (
  <Rows
    caption={words.listOf(caption)}
    rows={properties}
    rowKey={({ id }) => id}
    columns={[
      {
        key: 'name',
        header: words.name,
        cell: ({ name, code, isInherited, categoryName }) => (
          <span className="flex flex-col items-start gap-1">
            <bdi>{name}</bdi>
            <Code>{code}</Code>
            {isInherited && <span className="text-muted">{words.inheritedFrom(categoryName)}</span>}
          </span>
        ),
      },
      { key: 'group', header: words.group, cell: ({ groupName }) => groupName },
      { key: 'type', header: words.type, cell: (property) => typeText(property, quantities) },
      { key: 'use', header: words.use, cell: useText },
      {
        key: 'state',
        header: words.state,
        cell: ({ isActive }) => (
          <Badge kind={isActive ? 'success' : 'info'}>{isActive ? words.active : words.retired}</Badge>
        ),
      },
      {
        key: 'actions',
        header: categoryMessages.actions,
        cell: ({ id, name, values, dataType }) => (
          <div className="flex flex-wrap gap-2">
            <Button size="small" onClick={() => open({ kind: 'edit', id })} aria-label={words.editTitle(name)}>
              {words.edit}
            </Button>
            {(dataType === 'ENUM' || dataType === 'MULTI_ENUM') && (
              <Button
                size="small"
                onClick={() => open({ kind: 'values', id })}
                aria-label={words.countedValuesOf(name, formatInteger(values.length))}
              >
                {words.values(formatInteger(values.length))}
              </Button>
            )}
          </div>
        ),
      },
    ]}
  />
);

function typeText(
  { dataType, measurementQuantityId, defaultMeasurementUnitId }: StaffProperty,
  all: readonly StaffQuantity[],
) {
  const quantity = all.find(({ id }) => id === measurementQuantityId);
  const unit = quantity?.units.find(({ id }) => id === defaultMeasurementUnitId);
  const type = words.types[dataType];
  return quantity ? words.measured(type, unit?.displayText ?? quantity.name) : type;
}

const useText = (property: StaffProperty) =>
  words.list(
    (['isRequired', 'isFilterable', 'isComparable', 'isKey'] as const)
      .filter((name) => property[name])
      .map((name) => words.labels[name]),
  );

/** The values of a property, below the table. */
function Choices({ property, add }: { property: StaffProperty; add(): void }) {
  const [open, setOpen] = useState<PropertyValue>();
  const value = categoryMessages.value;
  return (
    <Section title={words.valuesOf(property.name)}>
      <div className="mb-3">
        <Button icon="plus" onClick={add}>
          {words.addValue}
        </Button>
      </div>
      {property.values.length === 0 ? (
        <EmptyState title={value.none} text={value.noneText} headingLevel={3} />
      ) : (
        <Rows
          caption={words.valueListOf(property.name)}
          rows={property.values}
          rowKey={({ id }) => id}
          columns={[
            { key: 'label', header: value.label, cell: ({ label }) => <bdi>{label}</bdi> },
            { key: 'code', header: value.code, cell: ({ code }) => <Code>{code}</Code> },
            {
              key: 'state',
              header: value.state,
              cell: ({ isActive }) => (
                <Badge kind={isActive ? 'success' : 'info'}>{isActive ? words.active : words.retired}</Badge>
              ),
            },
            {
              key: 'actions',
              header: categoryMessages.actions,
              cell: (row) => (
                <Button size="small" onClick={() => setOpen(row)} aria-label={words.editTitle(row.label)}>
                  {words.edit}
                </Button>
              ),
            },
          ]}
        />
      )}
      {open && <ValueDialog property={property} value={open} close={() => setOpen(undefined)} />}
    </Section>
  );
}
