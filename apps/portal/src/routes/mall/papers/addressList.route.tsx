import { AddressList, useAddresses } from '@chippage/features/AddressList';

/** Where the member has things sent to. */
export default function AddressListRoute() {
  return <AddressList {...useAddresses()} />;
}
