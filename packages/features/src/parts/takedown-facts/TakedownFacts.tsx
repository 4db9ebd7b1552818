import type { Takedown } from '@chippage/api/types';
import { DescriptionItem, DescriptionList } from '@chippage/ui/DescriptionList';
import { Link } from '@chippage/ui/Link';
import { Tag } from '@chippage/ui/Tag';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { takedownFactsMessages } from './messages.ts';
import * as styles from './TakedownFacts.css.ts';

/** What a notice of infringement says: who, which right, where, why. */
export function TakedownFacts({ takedown: { right, holder, places, content, proof } }: { takedown: Takedown }) {
  const t = useMessages(takedownFactsMessages);
  return (
    <DescriptionList unknownLabel={t('unknown')}>
      <DescriptionItem term={t('right')}>{t(right)}</DescriptionItem>
      <DescriptionItem term={t('holder')}>{holder}</DescriptionItem>
      <DescriptionItem term={t('places', { count: places.length })}>
        <ul className={styles.places}>
          {places.map(({ path, kind, title, isDown }) => (
            <li key={path} className={styles.place}>
              {isDown ? <span>{title ?? path}</span> : <Link href={path}>{title ?? path}</Link>}
              {kind !== 'other' && <Tag tone={isDown ? 'warn' : 'neutral'}>{t(isDown ? 'down' : 'up')}</Tag>}
            </li>
          ))}
        </ul>
      </DescriptionItem>
      <DescriptionItem term={t('content')}>
        <span className={styles.words}>{content}</span>
      </DescriptionItem>
      <DescriptionItem term={t('proof')}>
        <span className={styles.words}>{proof}</span>
      </DescriptionItem>
    </DescriptionList>
  );
}
