import { isDocumentHref } from '@chippage/api/articleDocument';
import { Button } from '@chippage/ui/Button';
import { Dialog, DialogFoot } from '@chippage/ui/Dialog';
import { TextField } from '@chippage/ui/TextField';
import type { Editor } from '@tiptap/core';
import { type FormEvent, useRef, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { FieldStack } from '../../../parts/form/FormLayout.tsx';
import { richTextFieldMessages } from './messages.ts';

/** Props of a dialog of the field. */
export interface TextDialogProps {
  editor: Editor;
  onClose: () => void;
}

/** Puts a link on what is selected, or takes it off. */
export function LinkDialog({ editor, onClose }: TextDialogProps) {
  const t = useMessages(richTextFieldMessages);
  const [before] = useState(() => (editor.getAttributes('link')['href'] as string | undefined) ?? '');
  const [href, setHref] = useState(before);
  const [words, setWords] = useState('');
  const [isWrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const needsWords = editor.state.selection.empty && before === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The dialog's form stands within the page's form in React's tree.
    event.stopPropagation();
    const address = /^[\w-]+(?:\.[\w-]+)+(?:\/|$)/.test(href.trim()) ? `https://${href.trim()}` : href.trim();
    if (!isDocumentHref(address)) {
      setWrong(true);
      field.current?.focus();
      return;
    }
    onClose();
    const mark = { type: 'link', attrs: { href: address } };
    if (needsWords)
      editor
        .chain()
        .focus()
        .insertContent({ type: 'text', text: words.trim() || address, marks: [mark] })
        .run();
    else editor.chain().focus().extendMarkRange('link').setMark('link', { href: address }).run();
  };
  return (
    <Dialog title={t('linkTitle')} closeLabel={t('close')} size="sm" isOpen onOpenChange={onClose}>
      <form noValidate onSubmit={submit}>
        <FieldStack>
          <TextField
            label={t('linkAddress')}
            description={t('linkHint')}
            value={href}
            onChange={(next) => {
              setHref(next);
              setWrong(false);
            }}
            error={isWrong ? t('linkWrong') : undefined}
            inputRef={field}
            inputMode="url"
            autoFocus
          />
          {needsWords && <TextField label={t('linkWords')} description={t('linkWordsHint')} value={words} onChange={setWords} />}
        </FieldStack>
        <DialogFoot>
          {before !== '' && (
            <Button
              variant="plain"
              tone="danger"
              onPress={() => {
                onClose();
                editor.chain().focus().extendMarkRange('link').unsetMark('link').run();
              }}
            >
              {t('remove')}
            </Button>
          )}
          <Button variant="outline" onPress={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit">{t(before === '' ? 'insert' : 'change')}</Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}
