import type { PlainAction } from '../../../../platform/forms/plain/answerPlainForm.ts';
import { beginPlainEntry } from './beginPlainEntry.ts';
import { proposePlainEntry, proposePlainProduct } from './proposePlainProduct.ts';
import { plainPropertiesName, savePlainProperties } from './savePlainProperties.ts';
import {
  plainChangeName,
  plainCitiesName,
  plainDocumentName,
  plainIdentityName,
  plainImageName,
  plainNewDocumentName,
  plainNewEntryName,
  plainNewImageName,
  plainPriceName,
  plainProductName,
  plainProductProposalName,
  plainProposalName,
  plainStepName,
  plainTermsName,
} from './names.ts';
import { savePlainCities } from './savePlainCities.ts';
import { savePlainDocument, savePlainNewDocument } from './savePlainDocuments.ts';
import { savePlainImage, savePlainNewImage } from './savePlainImages.ts';
import { savePlainIdentity, savePlainTerms } from './savePlainPart.ts';
import { savePlainPrice } from './savePlainPrice.ts';
import { savePlainProduct } from './savePlainProduct.ts';
import { takePlainStep, withdrawPlainChange } from './takePlainStep.ts';

/** The forms of the editor for who has no script, and what answers each. */
export const plainEntryForms: Record<string, PlainAction<object>> = {
  [plainPropertiesName]: savePlainProperties,
  [plainIdentityName]: savePlainIdentity,
  [plainTermsName]: savePlainTerms,
  [plainCitiesName]: savePlainCities,
  [plainProductName]: savePlainProduct,
  [plainProductProposalName]: proposePlainProduct,
  [plainImageName]: savePlainImage,
  [plainNewImageName]: savePlainNewImage,
  [plainPriceName]: savePlainPrice,
  [plainDocumentName]: savePlainDocument,
  [plainNewDocumentName]: savePlainNewDocument,
  [plainStepName]: takePlainStep,
  [plainChangeName]: withdrawPlainChange,
  [plainNewEntryName]: beginPlainEntry,
  [plainProposalName]: proposePlainEntry,
};
