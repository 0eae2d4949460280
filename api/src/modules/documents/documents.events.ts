import { Type } from 'typebox';
import { defineEvents } from '../../platform/domain-events/define-events.ts';
import { ofTradeRequest } from './subject.events.ts';

const document = {
  documentId: Type.String(),
  documentType: Type.String(),
  sha256: Type.Union([Type.String(), Type.Null()]),
};

/** Documents of a trade request. */
export const documentEvents = defineEvents(ofTradeRequest, {
  DOCUMENT_ADDED: { about: 'A side added a document.', payload: document },
  DOCUMENT_RETRACTED: {
    about: 'A side retracted a document it had added.',
    payload: { ...document, text: Type.String() },
  },
});
