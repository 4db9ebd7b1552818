import type { Channel } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { SortIcon } from '@chippage/ui/Icon';
import { late } from '@chippage/ui/late';
import { PlainLink } from '@chippage/ui/PlainLink';
import { useState } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { jobsPaths } from '../../../i18n/paths/jobsPaths.ts';
import { newsPaths } from '../../../i18n/paths/newsPaths.ts';
import { WordLinks } from '../../parts/word-links/WordLinks.tsx';
import type { ChannelEditorProps } from '../channel-editor/ChannelEditor.tsx';
import * as styles from './ChannelNav.css.ts';
import { channelNavMessages } from './messages.ts';

const ChannelEditor = late(async () => (await import('../channel-editor/ChannelEditor.tsx')).ChannelEditor);

export interface ChannelNavProps {
  channels: readonly Channel[];
  /** The channel that is shown, of either level; null: all of them; `followed`: what the member follows; `jobs`: those; undefined: none of these pages. */
  current?: number | 'followed' | 'jobs' | null;
  /** What the reader changes of the channels. Absent: nothing. */
  editing?: Omit<ChannelEditorProps, 'onClose'>;
}

/** The channels as links; the second level shows below its channel. */
export function ChannelNav({ channels, current, editing }: ChannelNavProps) {
  const t = useMessages(channelNavMessages);
  const paths = usePaths(newsPaths);
  const jobs = usePaths(jobsPaths);
  const [isEditing, setEditing] = useState(false);
  const top = channels.find(({ id, children }) => id === current || children.some((child) => child.id === current));
  const entries = [
    { id: null, name: t('all'), href: paths.news() },
    { id: 'followed', name: t('followed'), href: paths.attentionNews() },
    ...channels.map(({ id, name }) => ({ id, name, href: paths.newsChannel(id) })),
    { id: 'jobs', name: t('jobs'), href: jobs.jobs() },
  ];
  return (
    <nav aria-label={t('channels')}>
      <div className={styles.bar}>
        <ul className={styles.channels}>
          {entries.map(({ id, name, href }) => (
            <li key={id ?? 'all'}>
              <PlainLink className={styles.channel} href={href} aria-current={id === current ? 'page' : id !== null && id === top?.id ? 'true' : undefined}>
                {name}
              </PlainLink>
            </li>
          ))}
        </ul>
        {editing && (
          <Button
            variant="plain"
            size="sm"
            icon={<SortIcon size={16} />}
            onHoverStart={ChannelEditor.preload}
            onFocus={ChannelEditor.preload}
            onPress={() => setEditing(true)}
          >
            {t('edit')}
          </Button>
        )}
      </div>
      {top && top.children.length > 0 && (
        <div className={styles.children}>
          <WordLinks links={top.children.map(({ id, name }) => ({ word: name, href: paths.newsChannel(id), isCurrent: id === current }))} />
        </div>
      )}
      {editing && isEditing && <ChannelEditor {...editing} onClose={() => setEditing(false)} />}
    </nav>
  );
}
