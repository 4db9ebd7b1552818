import type { Loadable } from '@chippage/api/loadable';
import type { Address, AddressForm } from '@chippage/api/types';
import { late } from '@chippage/ui/late';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { AddressText, AddressTitle } from '../address-form/AddressWords.tsx';
import { chosenPaper } from '../paper-cards/chosenPaper.ts';
import { PaperPicker } from '../paper-cards/PaperPicker.tsx';
import { addressPickerMessages } from './messages.ts';

const AddressDialog = late(async () => (await import('../address-form/AddressDialog.tsx')).AddressDialog);

export interface AddressPickerProps {
  addresses: Loadable<readonly Address[]>;
  /** The chosen one; `null` for the default one, see `chosenPaper`. */
  value: number | null;
  onChange: (id: number) => void;
  /** @throws ApiError whose words are shown in the form */
  onAdd: (input: AddressForm) => Promise<Address>;
  /** @throws ApiError whose words are shown in the form */
  onEdit: (id: number, input: AddressForm) => Promise<void>;
  /** What is wrong with the choice, e.g. that there is none. */
  error?: string;
}

/** How many are in sight before one asks for all of them. */
const FEW = 4;

/** The choice of an address while an order is made; a new one is chosen as soon as it is kept. */
export function AddressPicker({ addresses, value, onChange, onAdd, onEdit, error }: AddressPickerProps) {
  const t = useMessages(addressPickerMessages);
  return (
    <Loaded value={addresses} lines={4}>
      {(list) => (
        <PaperPicker
          list={list}
          words={{
            title: t('title'),
            add: t('add'),
            edit: t('edit'),
            editNamed: ({ receiver, detail }) => t('editNamed', { receiver, detail }),
            more: (count) => t('more', { count }),
            fewer: t('fewer'),
          }}
          few={FEW}
          chosenId={chosenPaper({ status: 'ready', data: list }, value)?.id ?? null}
          onChoose={(id) => id !== null && onChange(id)}
          error={error}
          empty={{ title: t('empty'), hint: t('emptyHint') }}
          renderHead={(address) => <AddressTitle address={address} />}
          renderText={(address) => <AddressText address={address} />}
          onAdd={onAdd}
          onEdit={onEdit}
          renderDialog={(dialog) => <AddressDialog {...dialog} />}
          onIntent={AddressDialog.preload}
        />
      )}
    </Loaded>
  );
}
