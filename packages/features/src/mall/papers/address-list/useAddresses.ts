import { addAddress, addressesQuery, removeAddress, setDefaultAddress, updateAddress } from '@chippage/api/mall';
import type { Address } from '@chippage/api/types';
import { addressFormOf, addressInputOf } from '../address-form/addressInput.ts';
import { usePapers } from '../paper-cards/usePapers.ts';
import type { AddressListProps } from './AddressList.tsx';

const calls = {
  add: addAddress,
  update: updateAddress,
  remove: removeAddress,
  setDefault: setDefaultAddress,
  inputOf: (address: Address) => addressFormOf(addressInputOf(address)),
};

/** Binds the list and the choice of addresses to the API; waits while nobody is logged in. */
export function useAddresses({ isMember = true }: { isMember?: boolean } = {}): AddressListProps {
  const { papers, ...actions } = usePapers(addressesQuery.use(isMember ? {} : null), calls);
  return { addresses: papers, ...actions };
}
