import type { PlainAction } from '../../../../platform/forms/plain/answerPlainForm.ts';
import { plainPropertiesName, savePlainProperties } from './savePlainProperties.ts';
import {
  plainCitiesName,
  plainIdentityName,
  plainImageName,
  plainNewImageName,
  plainProductName,
  plainTermsName,
} from './names.ts';
import { savePlainCities } from './savePlainCities.ts';
import { savePlainImage, savePlainNewImage } from './savePlainImages.ts';
import { savePlainIdentity, savePlainTerms } from './savePlainPart.ts';
import { savePlainProduct } from './savePlainProduct.ts';

/** The forms of the editor for who has no script, and what answers each. */
export const plainEntryForms: Record<string, PlainAction<object>> = {
  [plainPropertiesName]: savePlainProperties,
  [plainIdentityName]: savePlainIdentity,
  [plainTermsName]: savePlainTerms,
  [plainCitiesName]: savePlainCities,
  [plainProductName]: savePlainProduct,
  [plainImageName]: savePlainImage,
  [plainNewImageName]: savePlainNewImage,
};
