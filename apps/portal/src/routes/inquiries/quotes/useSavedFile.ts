import { saveFile } from '../../../page/saveFile.ts';
import { useNotify } from '../../../toasts/useNotify.ts';
import { t } from './quotes.words.ts';

/** Gives a photograph or certificate to the visitor, and says its name. */
export function useSavedFile(): (file: Blob, name: string) => void {
  const notify = useNotify();
  return (file, name) => {
    saveFile(file, name);
    notify({ tone: 'success', text: t('saved', { name }) });
  };
}
