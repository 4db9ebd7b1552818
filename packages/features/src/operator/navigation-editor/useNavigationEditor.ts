import { useApi } from '@chippage/api/ApiProvider';
import { toLoadable } from '@chippage/api/loadable';
import { saveNavigation } from '@chippage/api/operator';
import { useInvalidate } from '@chippage/api/query';
import { navigationQuery } from '@chippage/api/site';
import type { NavigationEditorProps } from './NavigationEditor.tsx';

/** Binds the header's links to their calls; the header itself reads them again. */
export function useNavigationEditor(): Pick<NavigationEditorProps, 'navigation' | 'onSave'> {
  const client = useApi();
  const invalidate = useInvalidate();
  return {
    // The page was made with these links a while ago: an editor wants what is kept now.
    navigation: toLoadable(navigationQuery.use({}, { revalidateOnMount: true })),
    onSave: async (list, links) => {
      await saveNavigation({ list, links }, { client });
      await invalidate(navigationQuery);
    },
  };
}
