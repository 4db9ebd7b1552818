import { PageHead } from './PageHead.tsx';
import { usePageHandle } from './usePageHandle.ts';

/** The head of a page whose title and description stand in its row. */
export function RowHead() {
  const { title = '', description = '', canonicalPath } = usePageHandle();
  return <PageHead title={title} description={description} canonicalPath={canonicalPath} />;
}
