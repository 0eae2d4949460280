import type { TextPaths } from '../kit/texts.ts';

/** Every screen that a visitor can open, with an address on the seeded market. */
export type Screen = { name: string; path: string; status: number };

async function ask<T>(query: string): Promise<T> {
  const response = await fetch(`${process.env.GATEWAY_URL_UNDER_TEST}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const { data, errors } = (await response.json()) as { data: T; errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

type Named = { id: string; slug: string; name: string };
type Supplier = { id: string; slug: string; brandName: string };
type Offer = {
  id: string;
  slug: string;
  title: string;
  priceMode: string;
  supplier: Supplier;
  baseProduct: Named;
};

/** The branch the story is told in, and the longest title of its offers: what is most likely to break a layout. */
export async function findMarket() {
  const { categories } = await ask<{ categories: { nodes: Named[] } }>(
    '{ categories(searchKey: "شیرآلات") { nodes { id slug name } } }',
  );
  const valves = categories.nodes[0]!;
  const { supplierProducts } = await ask<{
    supplierProducts: { nodes: Offer[] };
  }>(
    `{ supplierProducts(categoryId: "${valves.id}", first: 100) {
      nodes { id slug title priceMode supplier { id slug brandName } baseProduct { id slug name } } } }`,
  );
  const offers = [...supplierProducts.nodes].sort((a, b) => b.title.length - a.title.length);
  const leaf = await ask<{ category: { subcategories: Named[] } }>(
    `{ category(id: "${valves.id}") { subcategories { id slug name } } }`,
  );
  const { merchantDelegations } = await ask<{
    merchantDelegations: { nodes: { supplier: Supplier }[] };
  }>(
    `{ merchantDelegations(status: EXPIRED, first: 1) {
      nodes { supplier { id slug brandName } } } }`,
  );
  const [ended] = merchantDelegations.nodes;
  const { confirmedMerchants, selfSelling } = await ask<{
    confirmedMerchants: { nodes: { id: string; slug: string; products: { nodes: { id: string; slug: string }[] } }[] };
    selfSelling: { nodes: { id: string; slug: string }[] };
  }>(
    `{ confirmedMerchants(kind: DISTRIBUTOR, first: 10) { nodes { id slug products(first: 1) { nodes { id slug } } } }
      selfSelling: confirmedMerchants(kind: SUPPLIER_SELF, first: 1) { nodes { id slug } } }`,
  );
  const distributor = confirmedMerchants.nodes.find(({ products }) => products.nodes.length > 0)!;
  return {
    /** A supplier with a delegation that ended. */
    delegating: ended!.supplier,
    /** An offer that a merchant sells for a supplier. */
    delegated: distributor.products.nodes[0]!,
    distributor,
    /** A merchant that is the supplier itself. */
    selfSelling: selfSelling.nodes[0]!,
    valves,
    leaf: leaf.category.subcategories[0]!,
    offers,
    longest: offers[0]!,
    tiered: offers.find((offer) => offer.priceMode === 'TIERED')!,
    onRequest: offers.find((offer) => offer.priceMode === 'ON_REQUEST')!,
  };
}

type Pictured = {
  id: string;
  slug: string;
  title: string;
  category: Named;
  images: { url: string; altText: string }[];
};

/** An offer with three pictures. */
export async function findPictured(): Promise<Pictured> {
  const { supplierProducts } = await ask<{ supplierProducts: { nodes: Pictured[] } }>(
    `{ supplierProducts(searchKey: "شیر", first: 100) {
      nodes { id slug title category { id slug name } images { url altText } } } }`,
  );
  return supplierProducts.nodes.find(({ images }) => images.length === 3)!;
}

type Terms = { id: string; slug: string; moq: string; orderStep: string };

/** An offer that is ordered in steps of several, and one that is sold in one province only, with another province. */
export async function findLimitedOffers() {
  const { supplierProducts, more, states } = await ask<Record<'supplierProducts' | 'more' | 'states', { nodes: [] }>>(
    `{ supplierProducts(first: 100) { nodes { id slug moq orderStep } }
      more: supplierProducts(first: 100, page: 2) { nodes { id slug moq orderStep } }
      states(first: 100) { nodes { id } } }`,
  );
  const offers: Terms[] = [...supplierProducts.nodes, ...more.nodes];
  for (const local of offers) {
    const { saleCities } = await ask<{ saleCities: { isNationwide: boolean; cities: { stateId: string }[] } }>(
      `{ saleCities(supplierProductId: "${local.id}") { isNationwide cities { stateId } } }`,
    );
    const other = (states.nodes as { id: string }[]).find(({ id }) => id !== saleCities.cities[0]?.stateId);
    if (saleCities.isNationwide || !other) continue;
    return { stepped: offers.find(({ orderStep }) => orderStep !== '1')!, local, otherStateId: other.id };
  }
  throw new Error('every offer is sold everywhere');
}

type Sold = Terms & { title: string; lowestPriceRial: string | null };
type Orderable = Sold & {
  merchant: { id: string; name: string; stateId: string; cityId: string; products: { nodes: Sold[] } };
};

/** An offer of another seller than the one that takes orders, of which so many can be ordered. */
export async function findElsewhere(quantity: number, merchantId: string): Promise<Sold> {
  type Found = Sold & { merchantId: string | null };
  const { supplierProducts } = await ask<{ supplierProducts: { nodes: Found[] } }>(
    `{ supplierProducts(searchKey: "شیر", first: 100) { nodes { id slug title moq orderStep lowestPriceRial merchantId } } }`,
  );
  const isAlone = ({ title }: Found) => supplierProducts.nodes.filter((each) => each.title === title).length === 1;
  return supplierProducts.nodes.find(
    (each) =>
      each.merchantId !== null &&
      each.merchantId !== merchantId &&
      Number(each.moq) <= quantity &&
      (quantity - Number(each.moq)) % Number(each.orderStep) === 0 &&
      isAlone(each),
  )!;
}

/** An offer with a price of a merchant that takes orders. */
export async function findOrderable(): Promise<Orderable> {
  const { confirmedMerchants } = await ask<{
    confirmedMerchants: {
      nodes: {
        id: string;
        name: string;
        saleSetting: { acceptsDirectOrder: boolean } | null;
        stateId: string;
        cityId: string;
        products: { nodes: Sold[] };
      }[];
    };
  }>(
    `{ confirmedMerchants(searchKey: "بازرگانی فانوس", first: 5) {
      nodes { id name stateId cityId saleSetting { acceptsDirectOrder } products(first: 30) {
        nodes { id slug title moq orderStep lowestPriceRial } } } } }`,
  );
  const merchant = confirmedMerchants.nodes.find(({ saleSetting }) => saleSetting?.acceptsDirectOrder)!;
  return { ...merchant.products.nodes.find(({ lowestPriceRial }) => lowestPriceRial)!, merchant };
}

export async function findScreens(): Promise<Screen[]> {
  const { valves, leaf, longest, tiered, onRequest, offers, delegating, delegated, ...sellers } = await findMarket();
  const { supplier } = tiered;
  const { stepped, local, otherStateId } = await findLimitedOffers();
  const { mediaVideos } = await ask<{ mediaVideos: { nodes: { path: string }[] } }>(
    '{ mediaVideos(first: 1) { nodes { path } } }',
  );
  const video = mediaVideos.nodes[0]!;
  const texts = JSON.parse(process.env.TEXT_PATHS!) as TextPaths;
  const ok = (name: string, path: string) => ({ name, path, status: 200 });
  return [
    ok('home', '/'),
    ok('category with branches below', `/category/${valves.id}/${valves.slug}`),
    ok('category that is a leaf', `/category/${leaf.id}/${leaf.slug}`),
    ok('properties', `/category/properties/${valves.id}/${valves.slug}`),
    ok('empty basket', '/basket'),
    ok('basket with goods to add', `/basket?supplierProductId=${tiered.id}&baseProductId=${tiered.baseProduct.id}`),
    ok('product list', `/products/category/${valves.id}/${valves.slug}`),
    ok(
      'filtered product list',
      `/products/category/${valves.id}/${valves.slug}?diameter.value=10&diameter.maxValue=50&diameter.unit=mm`,
    ),
    ok(
      'product list that finds nothing',
      `/products/category/${valves.id}/${valves.slug}?diameter.value=999999&diameter.unit=mm`,
    ),
    ok('product with a long title', `/products/${longest.id}/${longest.slug}`),
    ok('product with price tiers', `/products/${tiered.id}/${tiered.slug}`),
    ok('price at the door where it is not sold', `/products/${local.id}/${local.slug}?stateId=${otherStateId}`),
    ok(
      'price at the door off the steps of the order',
      `/products/${stepped.id}/${stepped.slug}?quantity=${Number(stepped.moq) + 1}`,
    ),
    ok('product on request', `/products/${onRequest.id}/${onRequest.slug}`),
    ok('supplier', `/supplier/${supplier.id}/${supplier.slug}`),
    ok('delegations of a supplier', `/supplier/${delegating.id}/merchantDelegations/${delegating.slug}`),
    ok('supplier with delegations', `/supplier/${delegating.id}/${delegating.slug}`),
    ok('offer sold by a merchant', `/products/${delegated.id}/${delegated.slug}`),
    ok('merchant', `/merchant/${sellers.distributor.id}/${sellers.distributor.slug}`),
    ok('merchant that is a supplier', `/merchant/${sellers.selfSelling.id}/${sellers.selfSelling.slug}`),
    ok('suppliers of a root', '/suppliers/product'),
    ok('everything of one supplier', `/supplier/${supplier.id}/products/product`),
    ok('one category of one supplier', `/products/category/${valves.id}/supplier/${supplier.id}`),
    ok('suppliers of a category', `/supplier/category/${valves.id}/${valves.slug}`),
    ok(
      'suppliers of a category, only confirmed ones',
      `/supplier/category/${valves.id}/${valves.slug}?onlyConfirmed=true`,
    ),
    ok(
      'suppliers of a category that nobody meets',
      `/supplier/category/${valves.id}/${valves.slug}?diameter.value=999999&diameter.unit=mm`,
    ),
    ok('base product', `/products/base-product/${tiered.baseProduct.id}/${tiered.baseProduct.slug}`),
    ok(
      'comparison of four',
      `/products/compare?ids=${offers
        .slice(0, 4)
        .map((offer) => offer.id)
        .join(',')}`,
    ),
    ok('comparison of nothing', '/products/compare'),
    ok('root by type', '/category/categoryType/product'),
    ok('root by type with little in it', '/category/categoryType/electronic-document'),
    ok('suppliers that nobody is', '/suppliers/product?searchKey=هیچ‌کس'),
    ok('questions', '/faq'),
    ok('questions that have a word', '/faq?q=قیمت'),
    ok('questions that nobody asked', '/faq?q=طلایی'),
    ok('help for the screens', '/help'),
    ok('help for one screen', '/help/home'),
    ok('videos', '/videos'),
    ok('a video', video.path),
    ok('videos that nobody has', '/videos?q=طلایی'),
    ok('feedback', '/feedback'),
    ok('feedback about a page', '/feedback?from=/products/compare'),
    ok('texts of a type and of those below', texts.type),
    ok('texts of a type with a label, most liked first', `${texts.type}?sort=most-liked`),
    ok('texts with a label', texts.label),
    ok('text with every kind of block', texts.article),
    ok('text of a supplier', texts.ofSupplier),
    ok('texts of a supplier', texts.supplier),
    ok('texts of a supplier that wrote none', `/supplier/${delegating.id}/content-list`),
    ok('texts of a category that has none', `/category/contents/product/${valves.id}/${valves.slug}`),
    ok('page of the site', '/page/about'),
    ok('page that presents the site', '/how-it-works'),
    { name: 'texts with a label that is not there', path: '/contents/label/نیست', status: 404 },
    { name: 'page of the site that is not there', path: '/page/nothing', status: 404 },
    ok('login', '/users/login'),
    ok('search', '/search/شیر توپی ۲ اینچ'),
    ok('search for several things', '/search?key=شیر توپی ۲ اینچ؛بلبرینگ 6205؛چراغ خواب؛ش'),
    ok('search for suppliers', '/search/شیر?tab=suppliers'),
    ok('search for categories', '/search/شیر?tab=categories'),
    ok('search for pages', '/search/شیر?tab=pages'),
    ok('search for answers', '/search/قیمت چند کالا?tab=guidance'),
    ok('search for videos that are not there', '/search/شیر?tab=videos'),
    ok('search with filters of its words', '/search/شیر توپی DN50 16 بار اصفهان'),
    ok('search that asks', '/search/شیر اطمینان 10 بار'),
    ok('search that finds most', '/search/شیر توپی طلایی'),
    ok('search that finds nothing', '/search/شیر توبی'),
    ok('suppliers by name', '/suppliers/search/شیر'),
    ok('suppliers by a name that nobody has', '/suppliers/search/هیچ‌کس'),
    ok('search within a root', '/products/search/product?key=پمپ'),
    { name: 'search for one letter', path: '/search/ش', status: 400 },
    { name: 'not found', path: '/no/such/page', status: 404 },
    { name: 'failure', path: '/error', status: 500 },
    { name: 'failure with its own address', path: '/error/500', status: 500 },
    { name: 'bad request, without the frame', path: '/error/400', status: 400 },
    { name: 'forbidden, without the frame', path: '/error/403', status: 403 },
  ];
}
