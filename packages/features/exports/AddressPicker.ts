/** The choice of an address while an order is made. */
export { AddressPicker, type AddressPickerProps } from '../src/mall/address-picker/AddressPicker.tsx';
export { addressPickerMessages } from '../src/mall/address-picker/messages.ts';
export { addressFormMessages } from '../src/mall/address-form/messages.ts';
export { addressLine, mobileLine } from '../src/mall/address-form/addressLine.ts';
export { chosenPaper } from '../src/mall/paper-cards/chosenPaper.ts';
