import type { Tx } from '../src/platform/database/database.ts';
import { nameKey } from '../src/modules/merchants/index.ts';
import { seededId } from './random.ts';

type Account = { id: string; name: string; phone: string };
type Member = {
  account: Account;
  firstName: string;
  lastName: string;
  jobTitle: string;
  /** Nothing of an owner, who may all. */
  permissions?: string;
};
type Company = {
  id: string;
  legalName: string;
  brandName: string;
  nationalLegalId: string;
  isVerified: boolean;
  members: readonly Member[];
  /** The merchant of the market that it runs. */
  merchant?: string;
};

/** Writes a company and the persons who own it and act for it, once: whoever was removed since stays removed. */
async function seedCompany(tx: Tx, company: Company): Promise<void> {
  const { id, legalName, brandName, nationalLegalId, isVerified, members, merchant } = company;
  for (const { account, firstName, lastName, jobTitle } of members)
    await tx.query(
      `insert into persons (id, user_id, first_name, last_name, job_title) values ($1, $2, $3, $4, $5) on conflict do nothing`,
      [seededId(`natural person ${account.name}`), account.id, firstName, lastName, jobTitle],
    );
  const made = await tx.query(
    `insert into customers (id, kind, legal_name, brand_name, national_legal_id, company_type, identity_verified_at)
     values ($1, 'COMPANY', $2, $3, $4, 'LIMITED', case when $5 then now() end) on conflict do nothing returning id`,
    [id, legalName, brandName, nationalLegalId, isVerified],
  );
  if (made.length === 0) return;
  for (const { account, firstName, lastName, permissions } of members)
    await tx.query(
      `insert into customer_members (id, customer_id, phone, user_id, is_owner, display_name, permissions, status)
       values ($1, $2, $3, $4, $5, $6, $7, 'ACTIVE')`,
      [
        seededId(`member ${account.name}`),
        id,
        account.phone,
        account.id,
        permissions === undefined,
        `${firstName} ${lastName}`,
        `{${permissions ?? ''}}`,
      ],
    );
  if (merchant) {
    await tx.query(
      'update merchants set owner_customer_id = $1, updated_at = now() where name_key = $2 and owner_customer_id is null',
      [id, nameKey(merchant)],
    );
    await tx.query(
      `update suppliers set owner_customer_id = $1 where owner_customer_id is null
       and id = (select supplier_id from merchants where owner_customer_id = $1 and name_key = $2)`,
      [id, nameKey(merchant)],
    );
  }
}

/** The company that the seeded owner owns and the seeded agent buys for. */
export const seedBuyingCompany = (tx: Tx, owner: Account, agent: Account) =>
  seedCompany(tx, {
    id: seededId('buying company'),
    legalName: 'مهندسی پمپ البرز',
    brandName: 'البرز پمپ',
    nationalLegalId: '10380284790',
    isVerified: false,
    members: [
      { account: owner, firstName: 'مریم', lastName: 'احمدی', jobTitle: 'مدیر خرید' },
      {
        account: agent,
        firstName: 'رضا',
        lastName: 'کریمی',
        jobTitle: 'کارشناس خرید',
        permissions: 'TRADE_CREATE,MESSAGE,ADDRESS_EDIT',
      },
    ],
  });

/** The companies of who makes and sells by itself, and of who sells for suppliers. */
export async function seedSellingCompanies(tx: Tx, supplier: Account, merchant: Account): Promise<void> {
  await seedCompany(tx, {
    id: seededId('company of a supplier'),
    legalName: 'صنایع نیکابان شیر',
    brandName: 'نیکابان',
    nationalLegalId: '10320894878',
    isVerified: true,
    members: [{ account: supplier, firstName: 'لیلا', lastName: 'رستمی', jobTitle: 'مدیر فروش' }],
    merchant: 'فروش نیکابان شیر',
  });
  await seedCompany(tx, {
    id: seededId('company of a merchant'),
    legalName: 'بازرگانی فانوس تهران',
    brandName: 'فانوس',
    nationalLegalId: '10861562737',
    isVerified: true,
    members: [{ account: merchant, firstName: 'بهرام', lastName: 'صادقی', jobTitle: 'مدیرعامل' }],
    merchant: 'بازرگانی فانوس',
  });
}

/** Another buying company, for what buyers must not see of each other. */
export const seedSecondBuyer = (tx: Tx, owner: Account) =>
  seedCompany(tx, {
    id: seededId('second buying company'),
    legalName: 'پالایش خلیج کاوه',
    brandName: 'پالایش کاوه',
    nationalLegalId: '10432187657',
    isVerified: true,
    members: [{ account: owner, firstName: 'کاوه', lastName: 'نوری', jobTitle: 'مدیر تدارکات' }],
  });

/** Another company that makes and sells by itself, for what sellers must not see of each other. */
export const seedSecondSeller = (tx: Tx, owner: Account) =>
  seedCompany(tx, {
    id: seededId('second selling company'),
    legalName: 'صنایع فولایدان',
    brandName: 'فولایدان',
    nationalLegalId: '10567890120',
    isVerified: true,
    members: [{ account: owner, firstName: 'شیرین', lastName: 'امینی', jobTitle: 'مدیرعامل' }],
    merchant: 'فروش فولایدان',
  });
