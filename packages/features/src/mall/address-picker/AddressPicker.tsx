import type { Loadable } from '@chippage/api/loadable';
import type { Address, AddressForm } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { EmptyState } from '@chippage/ui/EmptyState';
import { PlusIcon } from '@chippage/ui/Icon';
import { RadioCard, RadioGroup } from '@chippage/ui/RadioGroup';
import { lazy, Suspense, useState } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { Loaded } from '../../member-pages/Loaded.tsx';
import { AddressText, AddressTitle } from '../address-form/AddressWords.tsx';
import { chosenPaper } from '../paper-cards/chosenPaper.ts';
import * as styles from '../paper-cards/PaperCards.css.ts';
import { addressPickerMessages } from './messages.ts';

const load = () => import('../address-form/AddressDialog.tsx');
const AddressDialog = lazy(async () => ({ default: (await load()).AddressDialog }));

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
export function AddressPicker({ addresses, ...props }: AddressPickerProps) {
  return (
    <Loaded value={addresses} lines={4}>
      {(list) => <Choice list={list} {...props} />}
    </Loaded>
  );
}

function Choice({ list, value, onChange, onAdd, onEdit, error }: Omit<AddressPickerProps, 'addresses'> & { list: readonly Address[] }) {
  const t = useMessages(addressPickerMessages);
  const [editing, setEditing] = useState<Address | 'new' | null>(null);
  const [isWhole, setWhole] = useState(false);
  const chosen = chosenPaper({ status: 'ready', data: list }, value);
  // The chosen one never hides.
  const few = list.filter((address, at) => at < FEW || address.id === chosen?.id);
  const shown = isWhole ? list : few;
  const add = (
    <Button variant="outline" icon={<PlusIcon size={16} />} onPress={() => setEditing('new')} onHoverStart={() => void load()}>
      {t('add')}
    </Button>
  );
  return (
    <div className={styles.picker}>
      {list.length === 0 ? (
        <EmptyState title={t('empty')} action={add}>
          {error ?? t('emptyHint')}
        </EmptyState>
      ) : (
        <>
          <RadioGroup
            label={t('title')}
            isLabelHidden
            look="cards"
            value={chosen === null ? null : String(chosen.id)}
            onChange={(id) => onChange(Number(id))}
            error={error}
          >
            {shown.map((address) => (
              <RadioCard
                key={address.id}
                value={String(address.id)}
                description={<AddressText address={address} />}
                action={
                  <Button
                    variant="plain"
                    size="sm"
                    onPress={() => setEditing(address)}
                    aria-label={t('editNamed', { receiver: address.receiver, detail: address.detail })}
                  >
                    {t('edit')}
                  </Button>
                }
              >
                <AddressTitle address={address} />
              </RadioCard>
            ))}
          </RadioGroup>
          <div className={styles.row}>
            {(isWhole || shown.length < list.length) && (
              <Button variant="plain" onPress={() => setWhole((was) => !was)} aria-expanded={isWhole}>
                {isWhole ? t('fewer') : t('more', { count: list.length })}
              </Button>
            )}
            {add}
          </div>
        </>
      )}
      {editing !== null && (
        <Suspense fallback={null}>
          <AddressDialog
            editing={editing}
            isFirst={list.length === 0}
            onClose={() => setEditing(null)}
            onSave={async (input) => {
              if (editing === 'new') onChange((await onAdd(input)).id);
              else await onEdit(editing.id, input);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
