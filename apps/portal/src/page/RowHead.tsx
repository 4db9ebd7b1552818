import { PageHead } from './PageHead.tsx';
import { sharedTexts } from './sharedTexts.ts';
import { usePageHandle } from './usePageHandle.ts';

/** The head of a page whose title and description stand in its row; members' pages have a description in common. */
export function RowHead() {
  const { title = '', description = sharedTexts.memberPageDescription.replace('{title}', title), canonicalPath } = usePageHandle();
  return <PageHead title={title} description={description} canonicalPath={canonicalPath} />;
}
