import type { CorrectedFact, PartSource } from '@chippage/api/types';
import { Disclosure } from '@chippage/ui/Disclosure';
import { absoluteTime } from '@chippage/ui/FriendlyTime';
import { Link } from '@chippage/ui/Link';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { partDetailMessages } from './messages.ts';
import * as styles from './PartDetail.css.ts';

interface PartSourcesProps {
  sources: readonly PartSource[];
  /** Facts that are not from those sources. */
  corrections: readonly CorrectedFact[];
}

/** Where the facts of a part come from, opened on demand: what was corrected first, with its own source and day. */
export function PartSources({ sources, corrections }: PartSourcesProps) {
  const t = useMessages(partDetailMessages);
  const count = sources.length + corrections.length;
  if (count === 0) return null;
  return (
    <Disclosure title={t('showSources', { count })}>
      <ul className={styles.sources}>
        {corrections.map(({ field, name, text, source, time }) => (
          <li key={field} className={styles.correction}>
            {t('correctedLine', { name, value: text, date: absoluteTime(Date.parse(time)).date })}
            <CorrectionSource source={source} />
          </li>
        ))}
        {sources.map(({ no, name, licence, url }) => (
          <li key={no}>
            {url === null ? (
              t('sourceLine', { name, licence })
            ) : (
              <Link tone="muted" href={url} newWindowLabel={t('newWindow')}>
                {t('sourceLine', { name, licence })}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

/** What a correction rests on: an address opens, words stand as they are. */
export function CorrectionSource({ source }: Pick<CorrectedFact, 'source'>) {
  const t = useMessages(partDetailMessages);
  if (!/^https?:/i.test(source)) return source;
  return (
    <Link tone="muted" href={source} newWindowLabel={t('newWindow')}>
      {source}
    </Link>
  );
}
