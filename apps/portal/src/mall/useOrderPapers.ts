import { useApi } from '@chippage/api/ApiProvider';
import { type Loadable, mapLoadable, toLoadable } from '@chippage/api/loadable';
import { addAddress, addInvoiceTitle, addressesQuery, invoiceTitlesQuery, updateAddress, updateInvoiceTitle } from '@chippage/api/mall';
import { useInvalidate } from '@chippage/api/query';
import type { Address, InvoiceTitle } from '@chippage/api/types';
import type { AddressPickerProps } from '@chippage/features/AddressPicker';
import type { InvoiceTitlePickerProps } from '@chippage/features/InvoiceTitlePicker';

/** The member's addresses and invoice titles with what keeps new ones, for choosing from. */
export function useOrderPapers(isMember: boolean): {
  addresses: Loadable<readonly Address[]>;
  titles: Loadable<readonly InvoiceTitle[]>;
  addressActions: Pick<AddressPickerProps, 'onAdd' | 'onEdit'>;
  titleActions: Pick<InvoiceTitlePickerProps, 'onAdd' | 'onEdit'>;
} {
  const client = useApi();
  const invalidate = useInvalidate();
  const options = { client };
  return {
    addresses: mapLoadable(toLoadable(addressesQuery.use(isMember ? {} : null)), ({ data }) => data),
    titles: mapLoadable(toLoadable(invoiceTitlesQuery.use(isMember ? {} : null)), ({ data }) => data),
    addressActions: {
      onAdd: async (input) => {
        const added = await addAddress(input, options);
        await invalidate(addressesQuery);
        return added;
      },
      onEdit: async (id, input) => {
        await updateAddress({ id, ...input }, options);
        await invalidate(addressesQuery);
      },
    },
    titleActions: {
      onAdd: async (input) => {
        const added = await addInvoiceTitle(input, options);
        await invalidate(invoiceTitlesQuery);
        return added;
      },
      onEdit: async (id, input) => {
        await updateInvoiceTitle({ id, ...input }, options);
        await invalidate(invoiceTitlesQuery);
      },
    },
  };
}
