import { type MetaFunction, useLoaderData } from 'react-router-dom';
import { Card } from '../../../design/Card.tsx';
import { Code } from '../../../design/Code.tsx';
import { Drawing, type DrawingName } from '../../../design/Drawing.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { FactList, type Fact } from '../../../design/FactList.tsx';
import { LinkButton } from '../../../design/LinkButton.tsx';
import { Section } from '../../../design/Section.tsx';
import { found, load, type ScreenArgs } from '../../../platform/graph/load.ts';
import { useGraph } from '../../../platform/graph/useGraph.ts';
import { head } from '../../../platform/head/head.ts';
import { StructuredData } from '../../../platform/head/StructuredData.tsx';
import { itemList } from '../../../platform/head/structuredData.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { keepAddress } from '../../../platform/site/keepAddress.ts';
import { VisitMark } from '../../activity/index.ts';
import { SaveButton } from '../../favorites/index.ts';
import { NoteButton } from '../../notes/index.ts';
import { AskButtons } from '../../sourcing/index.ts';
import { CategoryTrail } from '../components/CategoryTrail.tsx';
import { OfferComparison } from '../components/OfferComparison.tsx';
import { PropertyFacts } from '../components/PropertyFacts.tsx';
import { Standards } from '../components/Standards.tsx';
import { baseProductMessages as words, productMessages } from '../product/messages.ts';
import { baseProductPath, productListPath, productPath } from '../../../paths.ts';
import { BaseProductScreenDocument, type BaseProductScreenQuery } from './BaseProductScreen.generated.ts';

async function open(args: ScreenArgs) {
  const variables = { id: args.params.baseProductId ?? '' };
  const product = found(args, (await load(args, BaseProductScreenDocument, variables)).baseProduct);
  keepAddress(args, baseProductPath(product));
  return { variables, title: product.name, description: product.description };
}

export const loader = open;
export const clientLoader = open;

export const meta: MetaFunction<typeof loader> = (args) => {
  const { title = '', description } = args.loaderData ?? {};
  return head(args, { title, description, kind: 'product' });
};

export default function BaseProductScreen() {
  const { variables } = useLoaderData<typeof loader>();
  const { data } = useGraph(BaseProductScreenDocument, variables);
  const product = data.baseProduct;
  if (!product) return null; // `found` has answered 404 before
  const offers = product.offers?.nodes ?? [];
  return (
    <div className="flex flex-col gap-8">
      <Heading product={product} />
      <VisitMark type="BASE_PRODUCT" id={product.id} />
      <Section title={words.offers(formatInteger(product.offersCount))}>
        {offers.length > 0 ? (
          <>
            <StructuredData
              things={
                import.meta.env.SSR &&
                ((origin) => [
                  itemList(
                    origin,
                    offers.map((offer) => ({ name: offer.title, path: productPath(offer) })),
                  ),
                ])
              }
            />
            <OfferComparison offers={offers} labels={data} />
          </>
        ) : (
          <EmptyState
            headingLevel={3}
            title={words.noOffers}
            text={words.noOffersText}
            action={
              product.category && (
                <LinkButton href={productListPath(product.category)}>
                  {productMessages.inCategory(product.category.name)}
                </LinkButton>
              )
            }
          />
        )}
      </Section>
      <Sheet product={product} />
    </div>
  );
}

type Product = NonNullable<BaseProductScreenQuery['baseProduct']>;

function Heading({ product }: { product: Product }) {
  const { name, scientificName, icon, description, category } = product;
  return (
    <header className="flex flex-col gap-4">
      <CategoryTrail categories={category?.breadcrumb ?? null} page={name} />
      <div className="flex items-start gap-4">
        <span className="shrink-0 rounded-card border border-border bg-surface p-3">
          <Drawing name={icon as DrawingName} size={72} />
        </span>
        <div className="min-w-0">
          <h1 className="text-[1.5rem] leading-9 sm:text-[1.875rem] sm:leading-[2.75rem]">{name}</h1>
          {scientificName && (
            <p className="text-muted">
              <Code tone="plain">{scientificName}</Code>
            </p>
          )}
          <div className="mt-2">
            <FactList facts={codesOf(product)} layout="inline" />
          </div>
          <div className="flex flex-wrap items-center gap-3">
            <SaveButton type="BASE_PRODUCT" id={product.id} name={name} />
            <NoteButton type="BASE_PRODUCT" id={product.id} name={name} />
            <AskButtons kind="product" id={product.id} name={name} />
          </div>
        </div>
      </div>
      <p className="max-w-[68ch]">{description}</p>
    </header>
  );
}

const codesOf = ({ brandName, mpn, gtin }: Product): Fact[] => [
  ...(brandName ? [{ label: productMessages.brand, value: brandName }] : []),
  ...(mpn ? [{ label: productMessages.mpn, value: <Code>{mpn}</Code> }] : []),
  ...(gtin ? [{ label: words.gtin, value: <Code>{gtin}</Code> }] : []),
];

/** What is stated of the product, whoever sells it. */
function Sheet({ product: { properties, standards, category } }: { product: Product }) {
  const groups = [...new Set(properties.map(({ groupName }) => groupName))];
  return (
    <>
      <Section title={productMessages.sheet}>
        <div className="grid items-start gap-4 lg:grid-cols-2">
          {groups.map((group) => (
            <Card key={group} as="section" aria-label={group}>
              <h3 className="mb-2 text-[1rem] leading-7">{group}</h3>
              <PropertyFacts
                values={properties.filter(({ groupName }) => groupName === group)}
                properties={category?.properties ?? []}
              />
            </Card>
          ))}
        </div>
      </Section>
      <Standards standards={standards} />
    </>
  );
}
