import { reasonOf } from '@chippage/api/errors';
import type { SavedSearch, SearchAlertKind } from '@chippage/api/types';
import { CheckboxField, CheckboxGroup } from '@chippage/ui/CheckboxField';
import { Dialog } from '@chippage/ui/Dialog';
import { TextField } from '@chippage/ui/TextField';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { DialogEnd } from '../../../parts/dialog-end/DialogEnd.tsx';
import { FormColumn } from '../../../parts/form/FormLayout.tsx';
import { useForm } from '../../../parts/form/useForm.ts';
import { saveSearchMessages } from './messages.ts';

/** What a saved search is called, and what it tells of. */
export type SavedSearchWishes = Pick<SavedSearch, 'name' | 'kinds' | 'priceBelow'>;

/** Props of `SaveSearchDialog`. */
export interface SaveSearchDialogProps {
  /** What it begins with. */
  initial: SavedSearchWishes;
  /** Whether it is kept already. @default false */
  isEdit?: boolean;
  /** How many a member may keep. */
  most: number;
  /** Closes when it is done. @throws ApiError whose words are shown */
  onSave: (wishes: SavedSearchWishes) => Promise<void>;
  onClose: () => void;
}

const kinds: readonly SearchAlertKind[] = ['newPart', 'newSheet', 'price', 'stock', 'lifecycle'];
const isPrice = (text: string) => /^\d{1,9}(\.\d{1,6})?$/.test(text) && Number(text) > 0;

/** Keeps a search: its name, and what it tells of. */
export function SaveSearchDialog({ initial, isEdit = false, most, onSave, onClose }: SaveSearchDialogProps) {
  const t = useMessages(saveSearchMessages);
  const form = useForm({
    initial: { name: initial.name, kinds: initial.kinds, priceBelow: initial.priceBelow ?? '' },
    check: (input) => ({
      ...(input.name.trim() === '' && { name: t('noName') }),
      ...(input.kinds.includes('price') && !isPrice(input.priceBelow.trim()) && { priceBelow: t('noPrice') }),
    }),
    onSubmit: async (input) => {
      const priceBelow = input.kinds.includes('price') ? input.priceBelow.trim() : null;
      await onSave({ name: input.name.trim(), kinds: input.kinds, priceBelow });
      onClose();
    },
    fieldOf: (error) => (reasonOf<'saveSearch'>(error) === 'saved_search.no_price' ? 'priceBelow' : undefined),
    failed: t('failed'),
  });
  return (
    <Dialog title={t(isEdit ? 'edit' : 'add')} closeLabel={t('close')} isOpen onOpenChange={onClose}>
      <FormColumn onSubmit={form.submit} message={form.message}>
        <TextField {...form.field('name')} label={t('name')} maxLength={60} autoFocus />
        <CheckboxGroup
          label={t('kinds')}
          description={t('kindsHint', { most })}
          value={form.input.kinds}
          onChange={(chosen) => form.change({ kinds: kinds.filter((kind) => chosen.includes(kind)) })}
        >
          {kinds.map((kind) => (
            <CheckboxField key={kind} value={kind}>
              {t(kind)}
            </CheckboxField>
          ))}
        </CheckboxGroup>
        {form.input.kinds.includes('price') && (
          <TextField {...form.field('priceBelow')} label={t('priceBelow')} description={t('priceHint')} inputMode="decimal" maxLength={16} />
        )}
        <DialogEnd cancelLabel={t('cancel')} submitLabel={t('save')} pendingLabel={t('saving')} isPending={form.isPending} onCancel={onClose} />
      </FormColumn>
    </Dialog>
  );
}
