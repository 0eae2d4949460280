import { delegationOf } from '../api/ownership/delegations.ts';
import { type People, UNKNOWN } from '../api/ownership/kinds.ts';

/** Who asks, for a merchant that nobody has confirmed yet; and a version that nothing has. */
type Given = { people: People; admin: string; version: number; token: string; merchantId: string };

const instantIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const terms = {
  kind: 'SERVICE_ONLY',
  permissions: ['AFTER_SALES'],
  scopeKind: 'ALL',
  categoryIds: [],
  supplierProductIds: [],
  isNationwide: true,
  stateIds: [],
  cityIds: [],
  validFrom: instantIn(3),
  validTo: instantIn(368),
};
const withReason = () => ({ id: UNKNOWN, body: { version: 1, reason: 'دلیل آزمون' } });

/** Writes of delegations that take free text, right but for it. */
export function textsOfDelegations(given: () => Given) {
  let draft: Promise<{ id: string; by: string }> | undefined;
  /** A draft, with who may change it. */
  async function ask({ people }: Given) {
    const asks = await people.login();
    return { id: (await delegationOf(people, asks, [])).made.id, by: asks.accessToken };
  }
  return {
    async createDelegation() {
      const { people, token, merchantId } = given();
      const { body } = await people.read('/suppliers?pageSize=1');
      const [supplier] = body.items as { id: string }[];
      return { by: token, body: { merchantId, supplierId: supplier!.id, ...terms } };
    },
    async updateDelegation() {
      const { id, by } = await (draft ??= ask(given()));
      return { id, by, body: { ...terms, version: given().version } };
    },
    rejectDelegation: withReason,
    suspendDelegation: withReason,
    revokeDelegation: withReason,
    decideDelegation: () => ({
      id: UNKNOWN,
      by: given().admin,
      body: { version: 1, decision: 'REJECT', reason: 'دلیل آزمون' },
    }),
  };
}
