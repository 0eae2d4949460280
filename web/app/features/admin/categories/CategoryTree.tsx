import { useState } from 'react';
import { Badge } from '../../../design/Badge.tsx';
import { Button } from '../../../design/Button.tsx';
import { LinkButton } from '../../../design/LinkButton.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { Section } from '../../../design/Section.tsx';
import { Tabs } from '../../../design/Tabs.tsx';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { adminHref, type AdminState, matcherOf, queueMessages, QueueSearch, Rows } from '../../staff/index.ts';
import { CategoryDialog, NewCategoryDialog, type StaffCategory } from './CategoryDialogs.tsx';
import { ReplaceDialog } from './ReplaceDialog.tsx';
import { categoryMessages as words } from './messages.ts';

type Open = { kind: 'add' | 'edit' | 'replace'; category: StaffCategory } | undefined;

/** A step of indentation for each level below the root. */
const indents = ['', '', 'ps-4', 'ps-8', 'ps-12', 'ps-16', 'ps-20'];

interface CategoryTreeProps {
  categories: readonly (Masked<StaffCategory> & { id: string })[];
  state: AdminState;
}

/** The tree with what is hidden: one root at a time, or the categories of the words that are searched. */
export function CategoryTree({ categories, state }: CategoryTreeProps) {
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const all = readFragment<StaffCategory>(categories);
  const roots = all.filter(({ level }) => level === 1);
  const found = foundIn(all, roots, state);
  return (
    <div className="flex flex-col gap-6">
      <p className="max-w-[68ch] text-muted">{words.lead}</p>
      <QueueSearch state={state} {...words.search} />
      {!state.searchKey && <RootNav roots={roots} current={found[0]?.root.id} />}
      {found.length === 0 && (
        <EmptyState title={queueMessages.search.nothing} text={queueMessages.search.nothingText} />
      )}
      {found.map(({ root, rows }) => (
        <Section key={root.id} title={root.name}>
          <Branch rows={rows} caption={words.listOf(root.name)} open={setOpen} />
        </Section>
      ))}
      {open?.kind === 'add' && <NewCategoryDialog parent={open.category} close={close} />}
      {open?.kind === 'edit' && (
        <CategoryDialog category={open.category} places={placesFor(all, open.category)} close={close} />
      )}
      {open?.kind === 'replace' && (
        <ReplaceDialog category={open.category} targets={targetsFor(all, open.category)} close={close} />
      )}
    </div>
  );
}

/** The page of the tree that the address says: the rows of one root, or of every root those that have the words. */
function foundIn(all: readonly StaffCategory[], roots: readonly StaffCategory[], state: AdminState) {
  if (!state.searchKey) {
    const root = roots.find(({ id }) => id === state.rootId) ?? roots[0];
    return root ? [{ root, rows: branchOf(all, root) }] : [];
  }
  const matches = matcherOf(state.searchKey);
  return roots
    .map((root) => ({ root, rows: branchOf(all, root).filter(({ name }) => matches(name)) }))
    .filter(({ rows }) => rows.length > 0);
}

const RootNav = ({ roots, current }: { roots: readonly StaffCategory[]; current: string | undefined }) => (
  <Tabs
    label={words.roots}
    items={roots.map(({ id, name }) => ({
      href: adminHref({ tab: 'categories', rootId: id }),
      label: name,
      current: id === current,
      fullLoad: true,
    }))}
  />
);

/** Leaves that could take the place of a category. */
const targetsFor = (all: readonly StaffCategory[], category: StaffCategory) =>
  placesFor(all, category).filter(({ isLeaf, isActive, level }) => isLeaf && isActive && level > 1);

/** A category and what is below it, as people read a tree. */
const branchOf = (all: readonly StaffCategory[], category: StaffCategory): StaffCategory[] => [
  category,
  ...all.filter(({ parentId }) => parentId === category.id).flatMap((child) => branchOf(all, child)),
];

/** Of its own root, but for itself and what is below it. */
function placesFor(all: readonly StaffCategory[], category: StaffCategory): StaffCategory[] {
  const own = new Set(branchOf(all, category).map(({ id }) => id));
  const roots = all.filter(({ level, categoryType }) => level === 1 && categoryType === category.categoryType);
  return roots.flatMap((root) => branchOf(all, root)).filter(({ id }) => !own.has(id));
}

interface BranchProps {
  caption: string;
  rows: readonly StaffCategory[];
  open(what: Open): void;
}

const Branch = ({ caption, rows, open }: BranchProps) => (
  <Rows
    caption={caption}
    rows={rows}
    rowKey={({ id }) => id}
    columns={[
      {
        key: 'name',
        header: words.name,
        cell: ({ name, level }) => <span className={`block ${indents[level]}`}>{name}</span>,
      },
      {
        key: 'contents',
        header: words.contents,
        cell: ({ productsCount, offersCount, propertiesCount }) => (
          <>
            {words.counts(formatInteger(productsCount), formatInteger(offersCount))}{' '}
            <span className="whitespace-nowrap text-muted">{words.own(formatInteger(propertiesCount))}</span>
          </>
        ),
      },
      { key: 'state', header: words.state, cell: (category) => <State of={category} /> },
      {
        key: 'actions',
        header: words.actions,
        cell: (category) => (
          <div className="flex flex-wrap gap-2">
            <LinkButton
              size="small"
              href={adminHref({ tab: 'categories', categoryId: category.id })}
              data-full-load=""
              aria-label={words.propertiesLink(category.name)}
            >
              {words.properties}
            </LinkButton>
            <Button
              size="small"
              onClick={() => open({ kind: 'edit', category })}
              aria-label={words.editTitle(category.name)}
            >
              {words.edit}
            </Button>
            {category.level > 1 && !category.replacedById && (
              <Button
                size="small"
                onClick={() => open({ kind: 'replace', category })}
                aria-label={words.replace.title(category.name)}
              >
                {words.replace.action}
              </Button>
            )}
            {(!category.isLeaf || category.productsCount === 0) && category.level < 6 && (
              <Button
                size="small"
                icon="plus"
                onClick={() => open({ kind: 'add', category })}
                aria-label={words.addBelow(category.name)}
              >
                {words.add}
              </Button>
            )}
          </div>
        ),
      },
    ]}
  />
);

function State({ of: { isActive, replacedById } }: { of: StaffCategory }) {
  if (replacedById) return <Badge>{words.replaced}</Badge>;
  return <Badge kind={isActive ? 'success' : 'info'}>{isActive ? words.active : words.inactive}</Badge>;
}
