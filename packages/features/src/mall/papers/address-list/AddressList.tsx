import type { Loadable } from '@chippage/api/loadable';
import type { Address, AddressForm } from '@chippage/api/types';
import { EmptyState } from '@chippage/ui/EmptyState';
import { late } from '@chippage/ui/late';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { PageHead } from '../../../parts/page-column/PageHead.tsx';
import { AddressText, AddressTitle } from '../address-form/AddressWords.tsx';
import { type PaperActions, PaperCards } from '../paper-cards/PaperCards.tsx';
import { addressListMessages } from './messages.ts';

const AddressDialog = late(async () => (await import('../address-form/AddressDialog.tsx')).AddressDialog);

export interface AddressListProps extends PaperActions<Address> {
  addresses: Loadable<readonly Address[]>;
  /** @throws ApiError whose words are shown in the form */
  onAdd: (input: AddressForm) => Promise<Address>;
  /** @throws ApiError whose words are shown in the form */
  onEdit: (id: number, input: AddressForm) => Promise<void>;
}

/** Where a member has things sent to. */
export function AddressList({ addresses, onAdd, onEdit, ...actions }: AddressListProps) {
  const t = useMessages(addressListMessages);
  return (
    <PageColumn>
      <PageHead title={t('title')} />
      <Loaded value={addresses} lines={6}>
        {(list) => (
          <PaperCards
            {...actions}
            papers={list}
            label={t('defaultAddress')}
            addLabel={t('add')}
            nameOf={({ receiver, detail }) => t('name', { receiver, detail })}
            renderHead={(address) => <AddressTitle address={address} />}
            renderText={(address) => <AddressText address={address} />}
            onIntent={AddressDialog.preload}
            empty={(add) => (
              <EmptyState title={t('empty')} action={add}>
                {t('emptyHint')}
              </EmptyState>
            )}
            renderDialog={(editing, close) => (
              <AddressDialog
                editing={editing}
                isFirst={list.length === 0}
                onClose={close}
                onSave={async (input) => {
                  await (editing === 'new' ? onAdd(input) : onEdit(editing.id, input));
                }}
              />
            )}
          />
        )}
      </Loaded>
    </PageColumn>
  );
}
