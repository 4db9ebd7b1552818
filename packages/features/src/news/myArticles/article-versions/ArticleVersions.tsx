import type { ArticleDocument } from '@chippage/api/articleDocument';
import type { Loadable } from '@chippage/api/loadable';
import type { ArticleVersion, ArticleVersionRow } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { Dialog } from '@chippage/ui/Dialog';
import { EmptyState } from '@chippage/ui/EmptyState';
import { absoluteTime } from '@chippage/ui/FriendlyTime';
import { Tag } from '@chippage/ui/Tag';
import { useEffect, useMemo, useRef } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { ActionAlert } from '../../../parts/action/ActionAlert.tsx';
import { useAction } from '../../../parts/action/useAction.ts';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import type { ArticleFacts } from '../article-editor/articleWords.ts';
import * as styles from './ArticleVersions.css.ts';
import { compareVersions } from './compareVersions.ts';
import { articleVersionsMessages } from './messages.ts';
import { VersionCompare } from './VersionCompare.tsx';

/** Props of `ArticleVersions`. */
export interface ArticleVersionsProps {
  versions: Loadable<readonly ArticleVersionRow[]>;
  /** The one that is compared; null: the list is shown. */
  chosen: Loadable<ArticleVersion> | null;
  onChoose: (versionId: number | null) => void;
  /** What stands in the editor. */
  now: { facts: ArticleFacts; document: ArticleDocument };
  /** Brings one back; absent: the article may not be changed now. @throws ApiError whose message is shown */
  onRestore?: ((versionId: number) => Promise<void>) | undefined;
  onClose: () => void;
}

const minuteOf = (time: string) => absoluteTime(Date.parse(time)).minute;

/** The kept versions of an article: each compared with what stands now, and brought back. */
export function ArticleVersions({ versions, chosen, onChoose, now, onRestore, onClose }: ArticleVersionsProps) {
  const t = useMessages(articleVersionsMessages);
  const action = useAction();
  const heading = useRef<HTMLHeadingElement>(null);
  const asked = useRef<number | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const isComparing = chosen !== null;
  // The button that was pressed is gone: focus goes to what came in its place, and back to where it was.
  useEffect(() => {
    if (isComparing) heading.current?.focus();
    else if (asked.current !== null) list.current?.querySelector<HTMLElement>(`[data-version="${asked.current}"] button`)?.focus();
  }, [isComparing, chosen?.status]);
  const read = chosen?.status === 'ready' ? chosen.data : null;
  // Whoever draws this may hand in a new `now` of the same parts each time.
  const { facts: ownFacts, document: ownDocument } = now;
  const difference = useMemo(() => {
    if (!read) return null;
    const { document, ...facts } = read.words;
    return compareVersions({ facts, document }, { facts: ownFacts, document: ownDocument });
  }, [read, ownFacts, ownDocument]);
  const restore = async (versionId: number) => {
    if (onRestore && (await action.run('restore', () => onRestore(versionId)))) onClose();
  };
  return (
    <Dialog title={t('title')} closeLabel={t('close')} size="lg" isOpen onOpenChange={onClose}>
      <ActionAlert result={action.failure} />
      {chosen === null ? (
        <Loaded value={versions} loadingLabel={t('loading')} failedTitle={t('failed')} lines={6}>
          {(rows) =>
            rows.length === 0 ? (
              <EmptyState title={t('empty')}>{t('emptyHint')}</EmptyState>
            ) : (
              <ul ref={list} className={styles.list}>
                {rows.map(({ versionId, kind, title, length, saveTime }) => (
                  <li key={versionId} className={styles.row} data-version={versionId}>
                    <span className={styles.words}>
                      <span className={styles.line}>
                        {minuteOf(saveTime)}
                        <Tag>{t(kind)}</Tag>
                        <span className={styles.quiet}>{t('words', { count: length })}</span>
                      </span>
                      <span className={styles.quiet}>{title === '' ? t('untitled') : title}</span>
                    </span>
                    <Button
                      size="sm"
                      variant="outline"
                      aria-label={t('compareOf', { time: minuteOf(saveTime) })}
                      onPress={() => {
                        asked.current = versionId;
                        onChoose(versionId);
                      }}
                    >
                      {t('compare')}
                    </Button>
                  </li>
                ))}
              </ul>
            )
          }
        </Loaded>
      ) : (
        <div className={styles.stack}>
          <div className={styles.line}>
            <Button size="sm" variant="outline" onPress={() => onChoose(null)}>
              {t('back')}
            </Button>
            {onRestore && read && difference?.isSame === false && (
              <>
                <Button size="sm" isPending={action.isPending} pendingLabel={t('restoring')} onPress={() => void restore(read.versionId)}>
                  {t('restoreIt')}
                </Button>
                <span className={styles.quiet}>{t('restoreNote')}</span>
              </>
            )}
          </div>
          <Loaded value={chosen} loadingLabel={t('loading')} failedTitle={t('failed')} lines={6}>
            {({ saveTime }) => (
              <>
                <h3 ref={heading} className={styles.heading} tabIndex={-1}>
                  {t('comparedWith', { time: minuteOf(saveTime) })}
                </h3>
                {difference && <VersionCompare difference={difference} />}
              </>
            )}
          </Loaded>
        </div>
      )}
    </Dialog>
  );
}
