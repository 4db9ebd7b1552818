import { Dialog } from '@chippage/ui/Dialog';
import { DescriptionItem, DescriptionList } from '@chippage/ui/DescriptionList';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { richTextFieldMessages } from './messages.ts';

const keys = [
  ['keysHelp', 'Ctrl+/'],
  ['keysTools', 'Alt+F10'],
  ['keysLeave', 'Esc Tab'],
  ['undo', 'Ctrl+Z'],
  ['redo', 'Ctrl+Shift+Z'],
  ['bold', 'Ctrl+B'],
  ['italic', 'Ctrl+I'],
  ['strike', 'Ctrl+Shift+S'],
  ['code', 'Ctrl+E'],
  ['subscript', 'Ctrl+,'],
  ['superscript', 'Ctrl+.'],
  ['link', 'Ctrl+K'],
  ['paragraph', 'Ctrl+Alt+0'],
  ['heading2', 'Ctrl+Alt+2'],
  ['heading3', 'Ctrl+Alt+3'],
  ['heading4', 'Ctrl+Alt+4'],
  ['bulletList', 'Ctrl+Shift+8'],
  ['orderedList', 'Ctrl+Shift+7'],
  ['blockquote', 'Ctrl+Shift+B'],
  ['codeBlock', 'Ctrl+Alt+C'],
  ['hardBreak', 'Shift+Enter'],
  ['keysCell', 'Tab / Shift+Tab'],
  ['keysEdit', 'Enter'],
] as const;

/** What each key does in a text. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(richTextFieldMessages);
  return (
    <Dialog title={t('keysTitle')} description={t('keysHint')} closeLabel={t('close')} isOpen isDismissable onOpenChange={onClose}>
      <DescriptionList columns={2} unknownLabel="">
        {keys.map(([name, shown]) => (
          <DescriptionItem key={name} term={t(name)}>
            <kbd>{shown}</kbd>
          </DescriptionItem>
        ))}
      </DescriptionList>
    </Dialog>
  );
}
