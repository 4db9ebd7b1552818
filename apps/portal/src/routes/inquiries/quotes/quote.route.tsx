import { QuotePage, useQuotePage } from '@chippage/features/QuotePage';
import { Breadcrumbs } from '@chippage/ui/Breadcrumbs';
import { useParams } from 'react-router-dom';
import * as styles from '../../../gates/gate.css.ts';
import { idFrom, PageMissing } from '../../../page/missing.ts';
import { prefetch } from '../../../page/prefetch.ts';
import { sharedTexts } from '../../../page/sharedTexts.ts';
import { useNotify } from '../../../toasts/useNotify.ts';
import { accountPaths } from '../../account/account.paths.ts';
import { inquiriesPaths } from '../inquiries.paths.ts';
import { t as tDomain } from '../inquiries.words.ts';
import { t } from './quotes.words.ts';
import { useSavedFile } from './useSavedFile.ts';

// What is in it is the company's alone, so the server reads nothing; an address without a number is no page.
export const loader = prefetch(({ params }) => {
  idFrom(params['id']);
  return [];
});

/** A quote of the member's company, with its log. */
export default function QuoteRoute() {
  const id = idFrom(useParams()['id']);
  return <Quote key={id} id={id} />;
}

function Quote({ id }: { id: number }) {
  const notify = useNotify();
  const { isMissing, onReport, ...bound } = useQuotePage(id, useSavedFile());
  // Another company's quote is no page either.
  if (isMissing) throw new PageMissing();
  const isSeller = bound.quote.status === 'ready' && bound.quote.data.side === 'seller';
  return (
    <div className={styles.content}>
      <Breadcrumbs
        label={sharedTexts.breadcrumbs}
        items={[
          { text: t('centre'), href: accountPaths.userCenter() },
          { text: t(isSeller ? 'given' : 'got'), href: inquiriesPaths.ownQuotes({ side: isSeller ? 'seller' : null }) },
          { text: t('quote') },
        ]}
      />
      <QuotePage
        {...bound}
        onReport={async (...report) => {
          await onReport(...report);
          notify({ tone: 'success', text: tDomain('reported') });
        }}
      />
    </div>
  );
}
