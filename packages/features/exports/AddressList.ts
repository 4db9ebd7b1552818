/** Where a member has things sent to. */
export { AddressList, type AddressListProps } from '../src/mall/address-list/AddressList.tsx';
export { addressListMessages } from '../src/mall/address-list/messages.ts';
export { paperCardsMessages } from '../src/mall/paper-cards/messages.ts';
export { useAddresses } from '../src/mall/address-list/useAddresses.ts';
