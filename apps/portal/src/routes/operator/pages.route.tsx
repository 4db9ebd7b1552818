import { pageSourcesQuery } from '@chippage/api/operator';
import type { StaticPageKey } from '@chippage/api/types';
import { PageEditor, usePageEditor } from '@chippage/features/PageEditor';
import { Prose } from '@chippage/features/Prose';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { EditorGuard } from './EditorGuard.tsx';
import { wanted } from '../../page/needs.ts';
import { prefetch } from '../../page/prefetch.ts';
import { sitePaths } from '../site/site.paths.ts';
import { operatorPaths } from './operator.paths.ts';

export const loader = prefetch(() => [wanted(pageSourcesQuery, {})]);

/** Where visitors read a page; the agreement is shown in a dialog only. */
function pageHref(key: StaticPageKey): string | null {
  return key === 'agreement' ? null : sitePaths[key]();
}

/** The pages that operators write. */
export default function PagesRoute() {
  const [params] = useSearchParams();
  const [isDirty, setDirty] = useState(false);
  return (
    <>
      <PageEditor
        {...usePageEditor()}
        current={params.get('key')}
        getHref={(key) => operatorPaths.operator('pages', { key })}
        getPageHref={pageHref}
        renderBlocks={(blocks) => <Prose blocks={blocks} />}
        onDirtyChange={setDirty}
      />
      <EditorGuard isDirty={isDirty} />
    </>
  );
}
