import { homeDocument } from '../account/index.ts';
import { CustomerAgentsDocument } from './components/Agents.generated.ts';
import { PersonalInfoScreenDocument } from './screens/PersonalInfoScreen.generated.ts';

/** What lists the viewer's customers, and tells how much is filled of their data. */
export const customerLists = [PersonalInfoScreenDocument, homeDocument] as const;

/** What tells the viewer's own phone among members, too. */
export const memberLists = [...customerLists, CustomerAgentsDocument] as const;
