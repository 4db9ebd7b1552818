import { type CompareSort, compareSorts, QuoteCompare, useQuoteCompare } from '@chippage/features/QuoteCompare';
import { Breadcrumbs } from '@chippage/ui/Breadcrumbs';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import * as styles from '../../../gates/gate.css.ts';
import { idFrom, PageMissing } from '../../../page/missing.ts';
import { prefetch } from '../../../page/prefetch.ts';
import { sharedTexts } from '../../../page/sharedTexts.ts';
import { accountPaths } from '../../account/account.paths.ts';
import { inquiriesPaths } from '../inquiries.paths.ts';
import { t } from './quotes.words.ts';
import { useSavedFile } from './useSavedFile.ts';

// What is in it is the company's alone, so the server reads nothing; an address without a number is no page.
export const loader = prefetch(({ params }) => {
  idFrom(params['id']);
  return [];
});

/** The order that an address names: `sort=leadTime`, the other way round `sort=-leadTime`. */
function sortIn(search: URLSearchParams): CompareSort {
  const [, minus = '', name = ''] = /^(-?)(\w*)$/.exec(search.get('sort') ?? '') ?? [];
  return { key: compareSorts.find((one) => one === name) ?? 'unitPrice', direction: minus === '' ? 'asc' : 'desc' };
}

/** All quotes on a demand of the member's company. */
export default function CompareRoute() {
  const id = idFrom(useParams()['id']);
  const navigate = useNavigate();
  const sort = sortIn(useSearchParams()[0]);
  const { isMissing, ...bound } = useQuoteCompare(id, useSavedFile());
  if (isMissing) throw new PageMissing();
  const onSort = ({ key, direction }: CompareSort) => {
    const named = `${direction === 'asc' ? '' : '-'}${key}`;
    void navigate(inquiriesPaths.compareQuotes(id, { sort: named === 'unitPrice' ? null : named }), { replace: true, preventScrollReset: true });
  };
  return (
    <div className={styles.content}>
      <Breadcrumbs
        label={sharedTexts.breadcrumbs}
        items={[{ text: t('centre'), href: accountPaths.userCenter() }, { text: t('demands'), href: inquiriesPaths.ownRows(1) }, { text: t('compare') }]}
      />
      <QuoteCompare {...bound} sort={sort} onSort={onSort} />
    </div>
  );
}
