import { type Receiver, type TypedAddress, typedAddress } from '../forms/addressForm.ts';

/** Texts of the form; `addressId` is empty for a new address. */
export type TypedPlainAddress = Record<keyof TypedAddress | 'addressId' | 'version', string>;

export const plainTexts = (
  { isDefault, ...texts }: TypedAddress,
  addressId: string,
  version: string,
): TypedPlainAddress => ({
  ...texts,
  isDefault: isDefault ? '1' : '',
  addressId,
  version,
});

/** What the form of a new address begins with. */
export const blankAddress = (kind: string, receiver: Receiver): TypedPlainAddress =>
  plainTexts(typedAddress(undefined, kind as TypedAddress['kind'], receiver), '', '');
