import type { MainMenuQueryVariables } from './MainMenu.generated.ts';
import { MainMenuDocument } from './MainMenu.generated.ts';

// The four roots of the main menu in the order of the specification, section 1.
const variables: MainMenuQueryVariables = {
  categoryTypes: ['Product', 'IndustrialService', 'ConsultingService', 'ElectronicDocument'],
};

/** The one question behind header and footer: all four roots at once. */
export const menuQuestion = [MainMenuDocument, variables] as const;
