import { StatementPage, useStatementPage } from '@chippage/features/StatementPage';
import { useParams } from 'react-router-dom';
import { copyText } from '../../../page/copyText.ts';
import { idFrom, PageMissing } from '../../../page/missing.ts';
import { prefetch } from '../../../page/prefetch.ts';
import { mallPaths } from '../mall.paths.ts';
import { useSavedFile } from '../useSavedFile.ts';

// What is in it is the merchant's alone, so the server reads nothing; an address without a number is no page.
export const loader = prefetch(({ params }) => {
  idFrom(params['id']);
  return [];
});

/** A monthly statement, as its merchant sees it. */
export default function MerchantStatementRoute() {
  const id = idFrom(useParams()['id']);
  return <Statement key={id} id={id} />;
}

function Statement({ id }: { id: number }) {
  const { isMissing, ...bound } = useStatementPage({ id, side: 'merchant', onFile: useSavedFile() });
  // Another merchant's is no page either.
  if (isMissing) throw new PageMissing();
  return (
    <StatementPage {...bound} listHref={mallPaths.merchantCenter('credit', { list: 'statements' })} orderHref={mallPaths.merchantOrder} onCopy={copyText} />
  );
}
