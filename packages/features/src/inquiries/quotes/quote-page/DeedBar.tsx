import type { QuoteDeed, QuoteDetail } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { Link } from '@chippage/ui/Link';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { inquiriesPaths } from '../../../i18n/paths/inquiriesPaths.ts';
import type { AskedDeed } from '../../parts/quote-deeds/deedText.ts';
import { quotePageMessages } from './messages.ts';
import * as styles from './QuotePage.css.ts';

interface DeedBarProps {
  quote: QuoteDetail;
  onDeed: (deed: AskedDeed | 'quote') => void;
}

/** In the order of the bar, as in the comparison and in an approval: what is asked for most first, what ends last. */
const order = ['accept', 'agree', 'quote', 'counter', 'hold', 'withdraw', 'decline', 'refuse'] as const satisfies readonly QuoteDeed[];
const ends: ReadonlySet<QuoteDeed> = new Set(['refuse', 'decline', 'withdraw']);

/** The one that leads on in a state; the others are quieter. */
const mainOf = ({ actions, state }: QuoteDetail): QuoteDeed | undefined =>
  (['accept', 'agree'] as const).find((deed) => actions.includes(deed)) ?? (state === 'waiting' ? 'quote' : undefined);

/** What the reader's company may do now. */
export function DeedBar({ quote, onDeed }: DeedBarProps) {
  const t = useMessages(quotePageMessages);
  const paths = usePaths(inquiriesPaths);
  const deeds = order.filter((deed) => quote.actions.includes(deed));
  const isCompared = quote.side === 'buyer' && quote.row.type === 1;
  if (deeds.length === 0 && !isCompared) return null;
  const main = mainOf(quote);
  return (
    <div className={styles.bar}>
      {deeds.map((deed) => (
        <Button key={deed} variant={deed === main ? 'solid' : 'outline'} tone={ends.has(deed) ? 'danger' : 'accent'} onPress={() => onDeed(deed)}>
          {t(deed === 'quote' && quote.offer !== null ? 'changeQuote' : deed)}
        </Button>
      ))}
      {isCompared && (
        <span className={styles.beside}>
          <Link href={paths.compareQuotes(quote.row.id)}>{t('compare')}</Link>
        </span>
      )}
    </div>
  );
}
