import type { ReactNode } from 'react';
import { type MetaFunction, useLoaderData } from 'react-router-dom';
import { Chip } from '../../../design/Chip.tsx';
import { LinkButton } from '../../../design/LinkButton.tsx';
import { sellPath } from '../../../paths.ts';
import { found, load, type ScreenArgs } from '../../../platform/graph/load.ts';
import { useGraph } from '../../../platform/graph/useGraph.ts';
import { head } from '../../../platform/head/head.ts';
import { StructuredData } from '../../../platform/head/StructuredData.tsx';
import { itemList, siteOrganization, webSite } from '../../../platform/head/structuredData.ts';
import { BelowTheFold } from '../../../platform/site/BelowTheFold.tsx';
import { CategoryTiles } from '../home/CategoryTiles.tsx';
import { measureExample } from '../home/measureExample.ts';
import { MeasureExplained } from '../home/MeasureExplained.tsx';
import { frameQuestionFor, useFrame } from '../components/frameQuestion.ts';
import { AdvertisementSlot } from '../../advertisements/index.ts';
import { SupplierStrip } from '../../catalog/index.ts';
import { contentTypePath, operatorContact, PageLinks } from '../../content/index.ts';
import { exampleBranch, featuredBranches, standardShelves } from '../home/homeChoices.ts';
import { homeMessages as words } from '../home/messages.ts';
import { HomeScreenDocument } from './HomeScreen.generated.ts';

const suppliersCount = 8;

/** The categories come with the menu, which every page has; only the rest is asked. */
async function open(args: ScreenArgs) {
  const { categoryMenu } = await load(args, ...frameQuestionFor(args), { shared: true });
  const example = found(args, exampleBranch(found(args, categoryMenu)));
  const variables = { suppliersCount, exampleCategoryId: example.id };
  await load(args, HomeScreenDocument, variables);
  return variables;
}

export const loader = open;
export const clientLoader = open;

export const meta: MetaFunction = (args) => head(args, { title: words.title, description: words.lead });

export default function HomeScreen() {
  const frame = useFrame();
  const roots = frame?.categoryMenu ?? [];
  const { suppliers, category, supplierProducts, advertisements, articles, articleTypes } = useGraph(
    HomeScreenDocument,
    useLoaderData<typeof loader>(),
  ).data;
  const example = measureExample(category?.properties ?? [], supplierProducts?.facets ?? []);
  return (
    <div className="flex flex-col gap-12">
      <StructuredData
        things={
          import.meta.env.SSR &&
          ((origin) => [
            siteOrganization(origin, operatorContact(frame?.siteOperator)),
            webSite(origin),
            rootList(origin, roots),
          ])
        }
      />
      <div>
        <h1>{words.title}</h1>
        <p className="mt-3 max-w-[68ch] text-[1.125rem] leading-[1.875rem] text-muted">{words.lead}</p>
      </div>
      <AdvertisementSlot shown={advertisements} />
      <Section title={words.doors}>
        <CategoryTiles categories={roots} as="doors" />
      </Section>
      {category && (
        <Section title={words.measure}>
          <MeasureExplained category={category} example={example} />
        </Section>
      )}
      <BelowTheFold>
        <Section title={words.featured}>
          <CategoryTiles categories={featuredBranches(roots)} as="shelves" />
        </Section>
        <Section title={words.suppliers}>
          <SupplierStrip suppliers={suppliers?.nodes ?? []} />
        </Section>
        {articles && articles.nodes.length > 0 && (
          <Section title={words.articles}>
            <PageLinks pages={articles.nodes} />
            {articleTypes?.[0] && (
              <LinkButton className="mt-4" href={contentTypePath(articleTypes[0].id)}>
                {words.allArticles}
              </LinkButton>
            )}
          </Section>
        )}
        <Section title={words.sell}>
          <p className="max-w-[68ch]">
            {words.sellText}{' '}
            <a className="link inline-flex items-center pointer-coarse:min-h-11" href={sellPath}>
              {words.toSell}
            </a>
          </p>
        </Section>
        <Section title={words.standards}>
          <ul className="flex flex-wrap gap-2">
            {standardShelves(roots).map(({ id, slug, name }) => (
              <li key={id}>
                <Chip href={`/category/${id}/${slug}`}>{name}</Chip>
              </li>
            ))}
          </ul>
        </Section>
      </BelowTheFold>
    </div>
  );
}

const rootList = (origin: string, roots: readonly { id: string; slug: string; name: string }[]) =>
  itemList(
    origin,
    roots.map(({ id, slug, name }) => ({ name, path: `/category/${id}/${slug}` })),
  );

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-4 text-[1.5rem] leading-[2.25rem]">{title}</h2>
      {children}
    </section>
  );
}
