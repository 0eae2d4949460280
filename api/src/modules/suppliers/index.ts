export {
  CompletenessPart,
  ConfirmStatus,
  PriceMode,
  SupplierDocumentKind,
  VerificationLevel,
} from './suppliers.enums.ts';
export { PriceTier, soldBy, SupplierAddress, SupplierProduct } from './suppliers.schemas.ts';
export { PICTURE_PLACES, type PictureName, readSupplierPictures, SUPPLIER } from './supplier-pictures.ts';
export { renameCityOfSuppliers } from './supplier.repository.ts';
export { isSeller } from './claims/seller.repository.ts';
export { isShownSupplier } from './shown-suppliers.ts';
