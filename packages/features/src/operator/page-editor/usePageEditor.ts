import { useApi } from '@chippage/api/ApiProvider';
import { mapLoadable, toLoadable } from '@chippage/api/loadable';
import { pageSourcesQuery, previewPage, savePage } from '@chippage/api/operator';
import { useInvalidate } from '@chippage/api/query';
import { staticPageQuery } from '@chippage/api/site';
import { useCallback } from 'react';
import type { PageEditorProps } from './PageEditor.tsx';

/** Binds the pages to their calls; what visitors see is read again after a save. */
export function usePageEditor(): Pick<PageEditorProps, 'pages' | 'onSave' | 'onReadAgain' | 'onPreview'> {
  const client = useApi();
  const invalidate = useInvalidate();
  return {
    pages: mapLoadable(toLoadable(pageSourcesQuery.use({})), ({ data }) => data),
    onSave: async (change) => {
      const kept = await savePage(change, { client });
      void Promise.all([invalidate(pageSourcesQuery), invalidate(staticPageQuery)]);
      return kept;
    },
    onReadAgain: async (key) => (await pageSourcesQuery.fetch({}, { client })).data.find((page) => page.key === key),
    onPreview: useCallback(async (markdown: string) => (await previewPage({ markdown }, { client })).blocks, [client]),
  };
}
