import { useApi } from '@chippage/api/ApiProvider';
import { hotWordsQuery } from '@chippage/api/datasheets';
import { mapLoadable, toLoadable } from '@chippage/api/loadable';
import { chosenHotWordsQuery, saveHotWords } from '@chippage/api/operator';
import { useInvalidate } from '@chippage/api/query';
import type { HotWordsEditorProps } from './HotWordsEditor.tsx';

/** Binds the hot words to their calls; what visitors see is read again as well. */
export function useHotWordsEditor(): Pick<HotWordsEditorProps, 'words' | 'onSave'> {
  const client = useApi();
  const invalidate = useInvalidate();
  return {
    words: mapLoadable(toLoadable(chosenHotWordsQuery.use({})), ({ words }) => words),
    onSave: async (words) => {
      await saveHotWords({ words }, { client });
      await Promise.all([invalidate(chosenHotWordsQuery), invalidate(hotWordsQuery)]);
    },
  };
}
