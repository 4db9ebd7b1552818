import { Dialog, type DialogProps } from '@chippage/ui/Dialog';
import type { ComponentType } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import type { Paper } from '../paper-cards/paper.ts';
import { paperFormMessages } from './messages.ts';
import type { PaperFormProps } from './PaperForm.tsx';

/** What the dialog of every kind of paper is given. */
export interface PaperDialogProps<Saved extends Paper, Input> {
  /** The paper to change, or `new`. */
  editing: Saved | 'new';
  isFirst: boolean;
  onSave: (input: Input) => Promise<void>;
  onClose: () => void;
}

interface PaperDialogFrameProps<Saved extends Paper, Input> extends PaperDialogProps<Saved, Input> {
  words: { add: string; edit: string };
  Form: ComponentType<PaperFormProps<Saved, Input>>;
  size?: DialogProps['size'];
}

/** The form of a paper over the page. It closes once the paper is saved. */
export function PaperDialog<Saved extends Paper, Input>({ editing, isFirst, onSave, onClose, words, Form, size }: PaperDialogFrameProps<Saved, Input>) {
  const t = useMessages(paperFormMessages);
  return (
    <Dialog size={size} title={editing === 'new' ? words.add : words.edit} closeLabel={t('close')} isOpen onOpenChange={onClose}>
      <Form
        paper={editing === 'new' ? undefined : editing}
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
