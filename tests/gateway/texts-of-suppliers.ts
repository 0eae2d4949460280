import { upload } from '../kit/uploads.ts';
import { giverCompany } from '../api/ownership/delegations.ts';
import { type People, UNKNOWN } from '../api/ownership/kinds.ts';

/** Who asks, with a city; staff that decides; and a version that nothing has. */
type Given = { people: People; admin: string; version: number; token: string; cityId: string };
type Made = { id: string; version: number; status: string };
const names = { brandName: 'شیرسازی نو', legalName: 'صنایع شیرسازی نو' };
const reason = 'مدارک دیده شد';

/** Writes of suppliers, claims and evidence that take free text, right but for it. */
export function textsOfSuppliers(given: () => Given) {
  let company: ReturnType<typeof giverCompany> | undefined;
  /** Who runs a supplier of the seeds. */
  async function own() {
    const { giver, ...ids } = await (company ??= giverCompany(given().people));
    return { ...ids, accessToken: giver.accessToken };
  }
  /** No limit is met on the way: what was made before goes. */
  async function deleteDrafts(token: string) {
    const { people } = given();
    const { body } = await people.as(token, 'GET', '/suppliers/own');
    for (const { id, version, status } of body as unknown as Made[])
      if (status === 'DRAFT') await people.as(token, 'DELETE', `/suppliers/${id}?version=${version}`);
  }
  let paper: Promise<string> | undefined;
  async function makePaper() {
    const headers = { authorization: `Bearer ${(await own()).accessToken}` };
    return (await upload(given().people.filesUrl, { bytes: '%PDF-1.7', name: 'parvaneh.pdf', headers })).body.id;
  }
  /** Something of the supplier that is run, by who runs it. */
  const ofOwn = async (body: object) => {
    const { supplierId, accessToken } = await own();
    return { id: supplierId, by: accessToken, body };
  };
  const decided = (decision: string, more: object = {}) => ({
    id: UNKNOWN,
    by: given().admin,
    body: { version: 1, decision, reason, ...more },
  });
  return {
    async createSupplier() {
      const { accessToken, customerId } = await own();
      await deleteDrafts(accessToken);
      return {
        by: accessToken,
        body: { customerId, ...names, nationalLegalId: '10380284790', cityId: given().cityId },
        shows: 'ownSupplier { brandName legalName }',
      };
    },
    updateSupplier: (part: unknown) => {
      const { version, cityId } = given();
      const picture = { fileId: UNKNOWN, altText: 'نشان شرکت' };
      const place = { title: 'کارخانه', cityId, addressLine: 'شهرک صنعتی جی، خیابان دوم' };
      return ofOwn({
        version,
        cityId,
        supplierTypes: ['Product'],
        phones: [],
        ...((part === 'logo' || part === 'cover') && { [part]: picture }),
        ...(part === 'addresses' && { addresses: [place] }),
      });
    },
    updateSupplierNames: () => ofOwn({ version: given().version, ...names }),
    async claimSupplier() {
      const { supplierId, customerId, accessToken } = await own();
      return {
        by: accessToken,
        body: { customerId, supplierId, statement: 'این شرکت از سال ۱۳۸۲ با همین نام کار می‌کند.' },
      };
    },
    answerSupplierClaim: () => ({ id: UNKNOWN, by: given().token, body: { version: 1, isAgreed: false } }),
    // Its days are over, which is said beside what is wrong with the text: the paper stays free for the next one.
    async createSupplierEvidence() {
      const evidence = { level: 'BUSINESS', claim: 'پروانهٔ بهره‌برداری', issuedBy: 'وزارت صنعت' };
      const fileId = await (paper ??= makePaper());
      return ofOwn({ ...evidence, validFrom: '2019-01-01', validTo: '2020-01-01', fileId });
    },
    decideSupplier: () => decided('REJECT'),
    decideSupplierClaim: () => decided('ASK'),
    decideSupplierEvidence: () => decided('ACCEPT', { visitedOn: '2026-11-20' }),
  };
}
