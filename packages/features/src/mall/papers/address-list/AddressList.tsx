import type { Loadable } from '@chippage/api/loadable';
import type { Address, AddressForm } from '@chippage/api/types';
import { TruckIcon } from '@chippage/ui/Icon';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { PageHead } from '../../../parts/page-column/PageHead.tsx';
import { addressPaper } from '../address-form/addressPaper.tsx';
import { addressFormMessages } from '../address-form/messages.ts';
import type { PaperActions, PaperEdits } from '../paper-cards/paper.ts';
import { PaperCards } from '../paper-cards/PaperCards.tsx';
import { addressListMessages } from './messages.ts';

export interface AddressListProps extends PaperActions<Address>, PaperEdits<Address, AddressForm> {
  addresses: Loadable<readonly Address[]>;
}

/** Where a member has things sent to. */
export function AddressList({ addresses, ...actions }: AddressListProps) {
  const t = useMessages(addressListMessages);
  const address = useMessages(addressFormMessages);
  return (
    <PageColumn>
      <PageHead title={t('title')} />
      <PaperCards
        {...actions}
        papers={addresses}
        kind={addressPaper}
        words={{ label: t('defaultAddress'), add: t('add'), empty: t('empty'), emptyHint: t('emptyHint') }}
        icon={<TruckIcon size={32} />}
        nameOf={({ receiver, detail }) => address('name', { receiver, detail })}
      />
    </PageColumn>
  );
}
