/** The choice of an address while an order is made. */
export { AddressPicker, type AddressPickerProps } from '../src/mall/papers/address-picker/AddressPicker.tsx';
export { addressPickerMessages } from '../src/mall/papers/address-picker/messages.ts';
export { addressFormMessages } from '../src/mall/papers/address-form/messages.ts';
export { addressLine, mobileLine } from '../src/mall/papers/address-form/addressLine.ts';
export { chosenPaper } from '../src/mall/papers/paper-cards/chosenPaper.ts';
