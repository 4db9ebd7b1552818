import type { Address, AddressForm as AddressWire } from '@chippage/api/types';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { PaperDialog, type PaperDialogProps } from '../paper-form/PaperDialog.tsx';
import { AddressForm } from './AddressForm.tsx';
import { addressFormMessages } from './messages.ts';

/** The form of an address over the page. */
export function AddressDialog(props: PaperDialogProps<Address, AddressWire>) {
  const t = useMessages(addressFormMessages);
  return <PaperDialog {...props} size="lg" words={{ add: t('add'), edit: t('edit') }} Form={AddressForm} />;
}
