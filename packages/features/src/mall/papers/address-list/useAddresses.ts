import { useApi } from '@chippage/api/ApiProvider';
import { mapLoadable, toLoadable } from '@chippage/api/loadable';
import { addAddress, addressesQuery, removeAddress, setDefaultAddress, updateAddress } from '@chippage/api/mall';
import type { Address } from '@chippage/api/types';
import { addressFormOf, addressInputOf } from '../address-form/addressInput.ts';
import { withDefault } from '../paper-cards/withDefault.ts';
import type { AddressListProps } from './AddressList.tsx';

/** Binds the list and the choice of addresses to the API. `null` waits, e.g. for a login. */
export function useAddresses({ isMember = true }: { isMember?: boolean } = {}): AddressListProps {
  const client = useApi();
  const read = addressesQuery.use(isMember ? {} : null);
  const refresh = async () => void (await read.mutate());
  return {
    // In the order in which they were kept: a list that reorders itself under the hand cannot be used by keyboard.
    addresses: mapLoadable(toLoadable(read), ({ data }) => data.toSorted((a, b) => a.id - b.id)),
    onAdd: async (input) => {
      const added: Address = await addAddress(input, { client });
      await refresh();
      return added;
    },
    onEdit: async (id, input) => {
      await updateAddress({ id, ...input }, { client });
      await refresh();
    },
    onRemove: async ({ id }) => {
      await removeAddress({ id }, { client });
      await refresh();
    },
    onRestore: async (address) => {
      await addAddress(addressFormOf(addressInputOf(address)), { client });
      await refresh();
    },
    onDefault: async ({ id }) => {
      await read.mutate(
        async (was) => {
          await setDefaultAddress({ id }, { client });
          return was && withDefault(was, id);
        },
        { optimisticData: (was) => withDefault(was ?? { data: [], totalRecord: 0 }, id), rollbackOnError: true, revalidate: false },
      );
    },
  };
}
