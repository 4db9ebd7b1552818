import { StatementPage, useStatementPage } from '@chippage/features/StatementPage';
import { useParams } from 'react-router-dom';
import { copyText } from '../../../page/copyText.ts';
import { idFrom, PageMissing } from '../../../page/missing.ts';
import { prefetch } from '../../../page/prefetch.ts';
import { mallPaths } from '../mall.paths.ts';
import { useSavedFile } from '../useSavedFile.ts';

// What is in it is the company's alone, so the server reads nothing; an address without a number is no page.
export const loader = prefetch(({ params }) => {
  idFrom(params['id']);
  return [];
});

/** A monthly statement, as the company that owes it sees it. */
export default function StatementRoute() {
  const id = idFrom(useParams()['id']);
  return <Statement key={id} id={id} />;
}

function Statement({ id }: { id: number }) {
  const { isMissing, ...bound } = useStatementPage({ id, side: 'buyer', onFile: useSavedFile() });
  // Another company's is no page either.
  if (isMissing) throw new PageMissing();
  return <StatementPage {...bound} listHref={mallPaths.creditTerms()} orderHref={mallPaths.orderDetail} onCopy={copyText} />;
}
