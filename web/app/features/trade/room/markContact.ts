import { write } from '../../../platform/graph/write.ts';
import { MarkContactDocument } from './markContact.generated.ts';

/** Counts that the phone or mail of a seller was opened. */
export const markContact = (merchantId: string) =>
  write(MarkContactDocument, { input: { merchantId } }, { outdates: [] });
