import { delegationStory, runSupplier } from '../../kit/delegations.ts';
import { newLegalId, newPhone } from '../../kit/people.ts';
import { unitIds } from '../../kit/units.ts';
import { type App, type Person, supplyOf } from '../suppliers/claims/claims.kit.ts';
import { newMerchantName, saleSetting } from '../merchants/own-merchants.kit.ts';
import { statedAs } from '../products/products.kit.ts';
import type { Body, Updated } from './updated-thing.ts';
import { updatedContent } from './updating-content.kit.ts';
import { updatedAdvertisement } from './updating-advertisement.kit.ts';
import { updatedTrade } from './updating-trade.kit.ts';
import { aListing, aPlace } from '../../kit/seeded.ts';

export const UPDATED_AT = '2026-12-01T08:00:00Z';

/** One thing for each update of the graph, by the name of the mutation. */
export async function updatedThings(app: App): Promise<Record<string, Updated[]>> {
  const supply = supplyOf(app);
  const { done } = supply;
  const { customerId, owner } = await supply.company();
  const staff = await supply.person(['ADMIN']);
  const place = await aPlace(app);
  const reason = 'نیاز فروشندگان';
  const things: Record<string, Updated[]> = {};

  const address = {
    ...place,
    title: 'انبار مرکزی',
    receiverName: 'سارا کریمی',
    receiverPhone: '09121234567',
    addressLine: 'خیابان آزادی، کوچهٔ مهر، نبش سوم',
    plaque: '12',
    unit: '3',
    postalCode: '1458889696',
    latitude: 35.7,
    longitude: 51.4,
  };
  const refusedOfPlaces = { cityId: ['cityId', 'REQUIRED'] } as Updated['refused'];
  const delivery = await done<Body>(owner, 'POST', '/deliveryaddresses', address);
  things.updateDeliveryAddress = [
    { path: `/deliveryaddresses/${delivery.id}`, by: owner, whole: address, refused: refusedOfPlaces! },
  ];
  const { person } = await done<{ person: Body }>(owner, 'GET', '/customers/profile');
  const book = `/persons/${person.id}/addresses`;
  const office = await done<Body>(owner, 'POST', book, { kind: 'OFFICE', ...address });
  things.updatePersonAddress = [
    {
      path: book,
      by: owner,
      always: { addressId: office.id },
      refused: refusedOfPlaces!,
      whole: { kind: 'OFFICE', ...address },
    },
  ];
  const companyBook = `/customers/${customerId}/addresses`;
  const store = await done<Body>(owner, 'POST', companyBook, { kind: 'DELIVERY', ...address });
  things.updateCompanyAddress = [
    {
      path: `${companyBook}/${store.id}`,
      by: owner,
      refused: refusedOfPlaces!,
      whole: { kind: 'DELIVERY', ...address },
    },
  ];

  const names = {
    firstName: 'سارا',
    lastName: 'کریمی',
    nationalId: '0499370899',
    birthDate: '1990-05-21',
    gender: 'FEMALE',
    email: 'sara@example.ir',
    jobTitle: 'کارشناس خرید',
  };
  const company = {
    legalName: 'صنایع آزمون',
    brandName: 'آزمون',
    nationalLegalId: newLegalId(),
    economicCode: '411111111111',
    registrationNumber: '12345',
    companyType: 'PRIVATE_JOINT_STOCK',
    ceoName: 'مریم احمدی',
    phone: '02188776655',
    website: 'https://example.ir',
    sheba: 'IR820540102680020817909002',
  };
  const own = await supply.company({ isVerified: false });
  things.updateCustomerProfile = [
    {
      path: '/customers/profile',
      by: own.owner,
      part: 'person',
      whole: names,
      written: (body) => body.person as Body,
    },
    {
      path: '/customers/profile',
      by: own.owner,
      part: 'company',
      whole: company,
      always: { customerId: own.customerId },
      written: (body) => body.customer as Body,
    },
  ];
  const agents = '/customers/profile/merchant-agents';
  const terms = {
    displayName: 'رضا',
    jobTitle: 'کارشناس خرید',
    permissions: ['MESSAGE'],
    spendLimitPerRequestRial: '1000000',
    spendLimitPerMonthRial: '9000000',
    validFrom: '2026-11-01T00:00:00.000Z',
    validTo: '2027-11-01T00:00:00.000Z',
  };
  const agent = await done<Body>(owner, 'POST', agents, { customerId, phone: newPhone(), ...terms });
  things.updateCustomerAgent = [
    {
      path: agents,
      by: owner,
      always: { agentId: agent.id },
      whole: { isOwner: false, isSuspended: false, ...terms },
      written: ({ status, ...agent }) => ({ ...agent, isSuspended: status === 'SUSPENDED' }),
    },
  ];
  things.changeApprovalRules = [
    {
      path: `/customers/${customerId}/approval-rules`,
      by: owner,
      whole: { selfConfirm: true, publishNeeds: 'OWNER', acceptAboveRial: '1000000', twoAboveRial: '2000000' },
    },
  ];

  const offer = await aListing(app);
  const about = { objectType: 'SUPPLIER_PRODUCT', objectId: offer.id };
  const note = {
    title: 'پمپ خط دو',
    body: 'تا پایان ماه',
    color: 'GREEN',
    remindAt: '2027-01-01T08:00:00.000Z',
    tags: ['پمپ'],
    isShared: false,
  };
  const written = await done<Body>(owner, 'POST', '/notes', { ...about, ...note });
  things.updateNote = [{ path: `/notes/${written.id}`, by: owner, whole: note, empty: { tags: [], isShared: false } }];
  const favorite = { type: 'SUPPLIER_PRODUCT', objectId: offer!.id, listName: 'خط دو' };
  const saved = await done<Body>(owner, 'POST', '/userfavorites', favorite);
  things.moveFavorite = [
    { path: `/userfavorites/${saved.id}`, by: owner, whole: { listName: 'خط دو' }, hasNoVersion: true },
  ];

  await addSelling();
  things.updateAdvertisement = [await updatedAdvertisement(app, staff)];
  await addCatalog();
  await addProducts();
  return { ...things, ...(await updatedTrade(app)), ...(await updatedContent(app)) };

  async function addSelling() {
    const merchant = { name: newMerchantName(), cityId: place!.cityId, about: 'فروش شیر و اتصال صنعتی در اصفهان.' };
    const { id } = await done<Body>(owner, 'POST', '/merchants', { ...merchant, customerId, kind: 'RESELLER' });
    things.updateMerchant = [{ path: `/merchants/${id}`, by: owner, whole: merchant }];
    things.updateMerchantVacation = [
      {
        path: `/merchants/${id}/vacation`,
        by: owner,
        whole: { vacation: { from: '2026-12-10', to: '2026-12-20', note: 'سفر' } },
      },
    ];
    things.updateSaleSetting = [
      {
        path: `/merchants/${id}/sale-setting`,
        by: owner,
        whole: {
          ...saleSetting,
          workingHours: [{ day: 'SATURDAY', from: '08:00', to: '17:00' }],
          minOrderAmountRial: '5000000',
        },
        written: ({ saleSetting: setting }) => setting as Body,
      },
    ];
    const supplierNames = {
      brandName: 'شیرسازی آزمون',
      legalName: 'صنایع شیرسازی آزمون',
      nationalLegalId: newLegalId(),
      economicCode: '411111111111',
      registrationNumber: '12345',
    };
    const made = await done<Body>(owner, 'POST', '/suppliers', await supply.newSupplier(customerId));
    things.updateSupplierNames = [{ path: `/suppliers/${made.id}/names`, by: owner, whole: supplierNames }];
    things.updateSupplier = [
      {
        path: `/suppliers/${made.id}`,
        by: owner,
        whole: {
          cityId: place!.cityId,
          supplierTypes: ['Product'],
          about: 'سازندهٔ شیر صنعتی در اصفهان از سال ۱۳۸۲.',
          website: 'https://example.ir',
          foundedYear: 1382,
          employeesRange: '51-200',
          phones: ['03132345678'],
          addresses: [{ title: 'کارخانه', cityId: place!.cityId, addressLine: 'شهرک صنعتی، خیابان سوم' }],
        },
        written: ({ addresses, ...page }) => ({
          ...page,
          ...((addresses as object[]).length > 0 && {
            addresses: (addresses as Body[]).map(({ title, cityId, addressLine }) => ({ title, cityId, addressLine })),
          }),
        }),
      },
    ];
    const story = delegationStory(app, UPDATED_AT, await runSupplier(app));
    const seller = await story.nextSeller();
    const draft = await story.drafted(seller);
    things.updateDelegation = [
      {
        path: `/merchantdelegations/${draft.id}`,
        by: seller.owner as Person,
        whole: {
          kind: 'EXCLUSIVE',
          allowsBeside: true,
          permissions: ['LIST_PRODUCTS'],
          scopeKind: 'ALL',
          categoryIds: [],
          supplierProductIds: [],
          isNationwide: true,
          stateIds: [],
          cityIds: [],
          validFrom: '2026-12-05T00:00:00.000Z',
          validTo: '2027-06-01T00:00:00.000Z',
          documentFileId: await supply.paper(seller.owner as Person),
          note: 'برای پروژه‌های شهرداری',
        },
        written: ({ scope, territory, paper, ...rest }) => ({
          ...(scope as object),
          ...(territory as object),
          ...rest,
          scopeKind: (scope as { kind: string }).kind,
          ...(paper !== undefined && { documentFileId: (paper as Body).id }),
        }),
        empty: { allowsBeside: false },
        givenOnce: ['documentFileId'],
      },
    ];
  }

  async function addCatalog() {
    const categories = await done<(Body & { isLeaf: boolean; parentId?: string })[]>(staff, 'GET', '/admin/categories');
    const leaf = categories.find(({ isLeaf, parentId }) => isLeaf && parentId)!;
    const { name, icon, parentId, order, isActive } = leaf as unknown as Record<string, unknown>;
    things.updateCategory = [
      {
        path: `/admin/categories/${leaf.id}`,
        by: staff,
        always: { reason },
        whole: { name, scientificName: 'Valvula', icon, parentId, order, isActive },
        refused: { parentId: ['parentId', 'REQUIRED'] },
      },
    ];
    type Property = Body & { dataType: string; isInherited: boolean; values: Body[] };
    const properties = await done<Property[]>(staff, 'GET', `/admin/categoryproperties?categoryId=${leaf.id}`);
    const number = properties.find(({ dataType }) => dataType === 'NUMERIC')!;
    const { isFilterable, isRequired, isComparable, isKey, decimals, groupName, ...more } = number as Record<
      string,
      unknown
    >;
    things.updateCategoryProperty = [
      {
        path: `/admin/categoryproperties/${number.id}`,
        by: staff,
        always: { reason },
        whole: {
          name: more.name,
          groupName,
          decimals,
          isFilterable,
          isRequired,
          isComparable,
          isKey,
          order: more.order,
          isActive: more.isActive,
          minAllowed: '-1000000',
          maxAllowed: '1000000000',
        },
      },
    ];
    const choice = properties.find(({ values }) => values.length > 0)!;
    const value = choice.values[0]! as Body & { label: string };
    things.updatePropertyValue = [
      {
        path: `/admin/categoryproperties/${choice.id}/values/${value.id}`,
        by: staff,
        always: { reason },
        whole: {
          label: value.label,
          equivalents: [{ system: 'ANSI', value: '150' }],
          order: value.order,
          isActive: true,
        },
        written: ({ values }) => (values as Body[]).find(({ id }) => id === value.id)!,
        empty: { equivalents: [] },
      },
    ];
    const [quantity] = await done<{ units: Body[] }[]>(staff, 'GET', '/admin/measurementquantities');
    const unit = quantity!.units[0]!;
    const { symbol, displayText } = unit;
    things.updateUnit = [
      {
        path: `/admin/unitofmeasurements/${unit.id}`,
        by: staff,
        always: { reason },
        whole: { symbol, displayText, order: unit.order, isActive: true },
        written: ({ units }) => (units as Body[]).find(({ id }) => id === unit.id)!,
      },
    ];
  }

  async function addProducts() {
    const [user] = await app.db.query<{ id: string }>(`select id from users where phone = '+989000000005'`);
    const seller = { userId: user!.id, headers: await app.headersOf([], user!.id) };
    const [merchant] = await done<(Body & { customerId: string })[]>(seller, 'GET', '/merchants/own');
    const list = `/supplierproducts/own?merchantId=${merchant!.id}&status=PUBLISHED&pageSize=50`;
    type Entry = Body & { allowedActions: string[]; moq: string };
    const like = (await done<{ items: Entry[] }>(seller, 'GET', list)).items.find(({ allowedActions }) =>
      allowedActions.includes('PRICE'),
    )!;
    const { merchantId, supplierId, baseProductId } = like;
    const draft = await done<Body>(seller, 'POST', '/supplierproducts', { merchantId, supplierId, baseProductId });
    const price = {
      priceMode: 'FIXED',
      priceTiers: [{ minQty: '2', unitPriceRial: '1250000' }],
      stockState: 'IN_STOCK',
      leadTimeDays: 3,
    };
    things.updateSupplierProduct = [
      {
        path: `/supplierproducts/${draft.id}`,
        by: seller,
        whole: {
          ...price,
          title: 'شیر کروی آزمون',
          sku: 'TRV-1',
          saleUnitId: unitIds.box,
          moq: '2',
          orderStep: '1',
          conversions: [{ unitId: unitIds.piece, quantity: '12' }],
          warranty: '۱۲ ماه',
          originCountryName: 'ایران',
        },
        empty: { sku: draft.sku, conversions: [] },
      },
    ];
    things.updatePriceAndStock = [
      {
        path: `/supplierproducts/${like.id}/price-and-stock`,
        by: seller,
        always: { confirmsJump: true },
        whole: { ...price, priceTiers: [{ minQty: like.moq, unitPriceRial: '1250000' }] },
      },
    ];
    const product = await done<Parameters<typeof statedAs>[0] & { categoryId: string }>(
      seller,
      'GET',
      `/baseproducts/${String(baseProductId)}`,
    );
    const content = {
      categoryId: product.categoryId,
      name: 'شیر کروی پیشنهادی',
      scientificName: 'Ball valve',
      brandName: 'آزمون',
      mpn: `TRV-${Date.now()}`,
      gtin: '4006381333931',
      description: 'برای آب و بخار',
      standards: ['ISO 5211'],
      properties: statedAs(product),
    };
    const ownerId = merchant!.customerId;
    const proposed = await done<Body>(seller, 'POST', '/baseproducts', {
      customerId: ownerId,
      ...content,
      name: 'شیر کروی تازه',
    });
    const reject = async (version: number) => {
      const verdict = { version, decision: 'REJECT', reason };
      return (await done<Body>(staff, 'PUT', `/admin/baseproducts/${proposed.id}`, verdict)).version;
    };
    things.reproposeBaseProduct = [
      {
        path: `/baseproducts/${proposed.id}`,
        by: seller,
        whole: content,
        again: reject,
        refusesSame: true,
        version: await reject(proposed.version),
        written: (body) => ({ ...body, properties: statedAs(body as never) }),
        empty: { description: '', standards: [] },
      },
    ];
  }
}
