// Names of the editor's forms for who has no script.
export const plainIdentityName = 'entryIdentity';
export const plainTermsName = 'entryTerms';
export const plainCitiesName = 'entryCities';
export const plainProductName = 'entryProduct';
export const plainProductProposalName = 'entryProposal';
export const plainImageName = 'entryImage';
export const plainNewImageName = 'entryNewImage';
export const plainPriceName = 'entryPrice';
export const plainDocumentName = 'entryDocument';
export const plainNewDocumentName = 'entryNewDocument';
export const plainStepName = 'entryStep';
export const plainChangeName = 'entryChange';
export const plainNewEntryName = 'newEntry';
export const plainProposalName = 'proposal';
