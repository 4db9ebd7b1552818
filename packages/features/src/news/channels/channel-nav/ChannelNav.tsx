import type { Channel } from '@chippage/api/types';
import { PlainLink } from '@chippage/ui/PlainLink';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { newsPaths } from '../../../i18n/paths/newsPaths.ts';
import { WordLinks } from '../../parts/word-links/WordLinks.tsx';
import * as styles from './ChannelNav.css.ts';
import { channelNavMessages } from './messages.ts';

export interface ChannelNavProps {
  channels: readonly Channel[];
  /** The channel that is shown, of either level; null: all of them; undefined: none of these pages. */
  current?: number | null;
}

/** The channels as links; the second level shows below its channel. */
export function ChannelNav({ channels, current }: ChannelNavProps) {
  const t = useMessages(channelNavMessages);
  const paths = usePaths(newsPaths);
  const top = channels.find(({ id, children }) => id === current || children.some((child) => child.id === current));
  const entries = [{ id: null, name: t('all'), href: paths.news() }, ...channels.map(({ id, name }) => ({ id, name, href: paths.newsChannel(id) }))];
  return (
    <nav aria-label={t('channels')}>
      <ul className={styles.channels}>
        {entries.map(({ id, name, href }) => (
          <li key={id ?? 'all'}>
            <PlainLink className={styles.channel} href={href} aria-current={id === current ? 'page' : id !== null && id === top?.id ? 'true' : undefined}>
              {name}
            </PlainLink>
          </li>
        ))}
      </ul>
      {top && top.children.length > 0 && (
        <div className={styles.children}>
          <WordLinks links={top.children.map(({ id, name }) => ({ word: name, href: paths.newsChannel(id), isCurrent: id === current }))} />
        </div>
      )}
    </nav>
  );
}
