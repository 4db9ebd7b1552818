/** Where a member has things sent to. */
export { AddressList, type AddressListProps } from '../src/mall/papers/address-list/AddressList.tsx';
export { addressListMessages } from '../src/mall/papers/address-list/messages.ts';
export { paperCardsMessages } from '../src/mall/papers/paper-cards/messages.ts';
export { useAddresses } from '../src/mall/papers/address-list/useAddresses.ts';
