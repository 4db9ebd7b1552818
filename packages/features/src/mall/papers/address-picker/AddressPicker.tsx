import type { Loadable } from '@chippage/api/loadable';
import type { Address, AddressForm } from '@chippage/api/types';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { addressPaper } from '../address-form/addressPaper.tsx';
import { addressFormMessages } from '../address-form/messages.ts';
import { chosenPaper } from '../paper-cards/chosenPaper.ts';
import type { PaperEdits } from '../paper-cards/paper.ts';
import { PaperPicker } from '../paper-cards/PaperPicker.tsx';
import { addressPickerMessages } from './messages.ts';

export interface AddressPickerProps extends PaperEdits<Address, AddressForm> {
  addresses: Loadable<readonly Address[]>;
  /** The chosen one; `null` for the default one, see `chosenPaper`. */
  value: number | null;
  onChange: (id: number) => void;
  /** What is wrong with the choice, e.g. that there is none. */
  error?: string;
}

/** How many are in sight before one asks for all of them. */
const FEW = 4;

/** The choice of an address while an order is made; a new one is chosen as soon as it is saved. */
export function AddressPicker({ addresses, value, onChange, ...props }: AddressPickerProps) {
  const t = useMessages(addressPickerMessages);
  const address = useMessages(addressFormMessages);
  return (
    <PaperPicker
      {...props}
      papers={addresses}
      kind={addressPaper}
      words={{ title: t('title'), add: t('add'), more: (count) => t('more', { count }) }}
      nameOf={({ receiver, detail }) => address('name', { receiver, detail })}
      few={FEW}
      chosenId={chosenPaper(addresses, value)?.id ?? null}
      onChoose={(id) => id !== null && onChange(id)}
      empty={{ title: t('empty'), hint: t('emptyHint') }}
    />
  );
}
