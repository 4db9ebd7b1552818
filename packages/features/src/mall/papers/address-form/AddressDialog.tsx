import type { Address, AddressForm as AddressWire } from '@chippage/api/types';
import { Dialog } from '@chippage/ui/Dialog';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { AddressForm } from './AddressForm.tsx';
import { addressFormMessages } from './messages.ts';

export interface AddressDialogProps {
  /** The address to change, or `new`; closed without. */
  editing: Address | 'new';
  isFirst: boolean;
  onSave: (input: AddressWire) => Promise<void>;
  onClose: () => void;
}

/** The form of an address over the page. It closes once the address is kept. */
export function AddressDialog({ editing, isFirst, onSave, onClose }: AddressDialogProps) {
  const t = useMessages(addressFormMessages);
  return (
    <Dialog size="lg" title={t(editing === 'new' ? 'add' : 'edit')} closeLabel={t('close')} isOpen onOpenChange={onClose}>
      <AddressForm
        address={editing === 'new' ? undefined : editing}
        isFirst={isFirst}
        onCancel={onClose}
        onSave={async (input) => {
          await onSave(input);
          onClose();
        }}
      />
    </Dialog>
  );
}
