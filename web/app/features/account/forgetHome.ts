import { pageGraph } from '../../platform/graph/browser/pageGraph.ts';
import { ProfileScreenDocument } from './screens/ProfileScreen.generated.ts';

/** The home tells of things that other pages change: it is asked again when it is next shown. */
export const forgetHome = () => pageGraph().update(ProfileScreenDocument, () => undefined);
