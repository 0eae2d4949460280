import { type ReactNode, useState } from 'react';
import { write } from '../../../platform/graph/write.ts';
import {
  contentInput,
  emptyDraft,
  isWhole,
  type Leaf,
  noProblems,
  problemsOf,
  type ProductDraft,
  ProductForm,
  productFormMessages,
  type ProductProblems,
} from '../../products/index.ts';
import type { Match } from './findProducts.ts';
import { FindProduct } from './FindProduct.tsx';
import { entryMessages } from './messages.ts';
import { ProposeBaseProductDocument } from './NewEntryDialog.generated.ts';

/** A base product that is found, or proposed where the catalogue lacks it. */
export interface ProductChoice {
  /** What is typed of a proposal; none while somebody looks for a product. */
  draft: ProductDraft | undefined;
  backToFound(): void;
  /** Why it cannot be taken yet. */
  missing: string | undefined;
  /** Proposes it where that was wanted. @returns its id. Rejects with a GraphError */
  take(): Promise<string>;
  /** Puts what was refused of a proposal to its fields. */
  refuse(error: unknown): void;
  fields: ReactNode;
}

/**
 * @param customerId the company that may propose; none where nobody may
 * @param leads say what is looked for, and what becomes of a proposal
 * @param toldOf what is to be known of the product that is chosen; stands below it
 */
export function useProductChoice(
  customerId: string | null | undefined,
  leads: { search: string; proposal: string },
  toldOf?: (baseProductId: string) => ReactNode,
): ProductChoice {
  const [chosen, setChosen] = useState<Match>();
  const [near, setNear] = useState<readonly Leaf[]>([]);
  const [draft, setDraft] = useState<ProductDraft>();
  /** A proposal that was made, though nothing stands on it yet. */
  const [proposedId, setProposedId] = useState<string>();
  const [problems, setProblems] = useState<ProductProblems>(noProblems);

  async function propose(proposal: ProductDraft): Promise<string> {
    const input = { customerId: customerId!, ...contentInput(proposal) };
    const made = await write(ProposeBaseProductDocument, { input }, { outdates: ['viewer.baseProducts'] });
    setProposedId(made.ownBaseProduct!.id);
    return made.ownBaseProduct!.id;
  }
  return {
    draft,
    backToFound: () => setDraft(undefined),
    missing: draft
      ? isWhole(draft)
        ? undefined
        : productFormMessages.notReady
      : chosen
        ? undefined
        : entryMessages.create.chooseFirst,
    take: () => {
      setProblems(noProblems);
      return draft
        ? proposedId
          ? Promise.resolve(proposedId)
          : propose(draft)
        : Promise.resolve(chosen!.baseProductId);
    },
    refuse: (error) => draft && setProblems(problemsOf(error, draft)),
    fields: draft ? (
      <>
        <p className="max-w-[68ch] text-muted">{leads.proposal}</p>
        <ProductForm
          draft={draft}
          problems={problems}
          near={near}
          change={(next) => setDraft((typed) => typed && next(typed))}
        />
      </>
    ) : (
      <FindProduct
        lead={leads.search}
        chosen={chosen}
        choose={setChosen}
        toldOf={toldOf}
        propose={
          customerId
            ? (name, { begun: { categoryId, sheet, leaves } }) => {
                setNear(leaves);
                setDraft({ ...emptyDraft, name, categoryId, sheet });
              }
            : undefined
        }
      />
    ),
  };
}
