import type { Outdated } from '../../platform/graph/write.ts';
import { CustomerAgentsDocument } from './components/Agents.generated.ts';

/** What lists the viewer's customers, and tells how much is filled of their data. */
export const customerLists: Outdated = ['viewer.customers'];

/** What tells the viewer's own phone among members, too. */
export const memberLists: Outdated = [...customerLists, CustomerAgentsDocument];
