import {
  ChevronDownIcon,
  ChevronUpIcon,
  FitWidthIcon,
  FullScreenIcon,
  LeaveFullScreenIcon,
  LinkIcon,
  MinusIcon,
  OutlineIcon,
  PlusIcon,
  ThumbnailsIcon,
} from '@chippage/ui/Icon';
import { IconButton } from '@chippage/ui/IconButton';
import { SearchField } from '@chippage/ui/SearchField';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import { Group } from 'react-aria-components/Group';
import type { Translate } from '../../../i18n/messages.ts';
import type { pdfReaderMessages } from './messages.ts';
import * as styles from './PdfReader.css.ts';
import type { Find } from './useFind.ts';
import type { FullScreen } from './useFullScreen.ts';

export interface ReaderToolbarProps {
  page: number;
  pageCount: number;
  onPageChange: (page: number) => void;
  /** CSS pixels per 100 % pixel. */
  scale: number;
  onZoom: (by: 1 | -1 | 'fit') => void;
  find: Find;
  panels: { thumbnails: boolean; outline: boolean };
  onPanelChange: (panel: 'thumbnails' | 'outline', isOpen: boolean) => void;
  fullScreen: FullScreen;
  onCopyLink?: () => void;
  findInput: RefObject<HTMLDivElement | null>;
  t: Translate<(typeof pdfReaderMessages)['texts']>;
}

function PageInput({ page, pageCount, onPageChange, t }: Pick<ReaderToolbarProps, 'page' | 'pageCount' | 'onPageChange' | 't'>) {
  const [draft, setDraft] = useState<string | null>(null);
  const commit = () => {
    const wanted = Number(draft);
    setDraft(null);
    if (draft !== null && Number.isInteger(wanted)) onPageChange(Math.min(pageCount, Math.max(1, wanted)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit();
    if (event.key === 'Escape') setDraft(null);
  };
  return (
    <span className={styles.pageInput}>
      <input
        aria-label={t('pageNumber')}
        inputMode="numeric"
        value={draft ?? String(page)}
        onChange={(event) => setDraft(event.target.value.replace(/\D/g, ''))}
        onBlur={commit}
        onKeyDown={onKeyDown}
        className={styles.pageNumber}
      />
      <span>{t('ofTotal', { total: pageCount })}</span>
    </span>
  );
}

function FindControls({ find, findInput, t }: Pick<ReaderToolbarProps, 'find' | 'findInput' | 't'>) {
  const count =
    find.needle.trim() === ''
      ? ''
      : find.hits.length === 0
        ? find.isSearching
          ? ''
          : t('noHit')
        : t('hits', { at: find.activeNumber, total: find.hits.length });
  return (
    <div ref={findInput} className={styles.find}>
      <SearchField
        label={t('find')}
        isLabelHidden
        placeholder={t('findPlaceholder')}
        clearLabel={t('clearFind')}
        size="sm"
        value={find.needle}
        onChange={find.setNeedle}
        onSubmit={() => find.move(1)}
      />
      <span className={styles.hitCount}>{count}</span>
      <IconButton label={t('previousHit')} size="sm" isDisabled={find.hits.length === 0} onPress={() => find.move(-1)}>
        <ChevronUpIcon />
      </IconButton>
      <IconButton label={t('nextHit')} size="sm" isDisabled={find.hits.length === 0} onPress={() => find.move(1)}>
        <ChevronDownIcon />
      </IconButton>
    </div>
  );
}

/** The reader's tools in reading order: panels, pages, zoom, find, link. */
export function ReaderToolbar({
  page,
  pageCount,
  onPageChange,
  scale,
  onZoom,
  find,
  panels,
  onPanelChange,
  fullScreen,
  onCopyLink,
  findInput,
  t,
}: ReaderToolbarProps) {
  return (
    <Group className={styles.toolbar} aria-label={t('toolbar')}>
      <IconButton label={t('thumbnails')} size="sm" isSelected={panels.thumbnails} onPress={() => onPanelChange('thumbnails', !panels.thumbnails)}>
        <ThumbnailsIcon />
      </IconButton>
      <IconButton label={t('outline')} size="sm" isSelected={panels.outline} onPress={() => onPanelChange('outline', !panels.outline)}>
        <OutlineIcon />
      </IconButton>
      <span className={styles.divider} />
      <IconButton label={t('previousPage')} size="sm" isDisabled={page <= 1} onPress={() => onPageChange(page - 1)}>
        <ChevronUpIcon />
      </IconButton>
      <IconButton label={t('nextPage')} size="sm" isDisabled={page >= pageCount} onPress={() => onPageChange(page + 1)}>
        <ChevronDownIcon />
      </IconButton>
      <PageInput page={page} pageCount={pageCount} onPageChange={onPageChange} t={t} />
      <span className={styles.divider} />
      <IconButton label={t('zoomOut')} size="sm" isDisabled={scale <= 0.25} onPress={() => onZoom(-1)}>
        <MinusIcon />
      </IconButton>
      <span className={styles.zoomNow} aria-label={t('zoomNow', { percent: Math.round(scale * 100) })} role="img">{`${Math.round(scale * 100)}%`}</span>
      <IconButton label={t('zoomIn')} size="sm" isDisabled={scale >= 4} onPress={() => onZoom(1)}>
        <PlusIcon />
      </IconButton>
      <IconButton label={t('fitWidth')} size="sm" onPress={() => onZoom('fit')}>
        <FitWidthIcon />
      </IconButton>
      {fullScreen.toggle && (
        <IconButton label={t(fullScreen.isFull ? 'leaveFullScreen' : 'fullScreen')} size="sm" onPress={fullScreen.toggle}>
          {fullScreen.isFull ? <LeaveFullScreenIcon /> : <FullScreenIcon />}
        </IconButton>
      )}
      <FindControls find={find} findInput={findInput} t={t} />
      {onCopyLink && (
        <span className={styles.copyLink}>
          <IconButton label={t('copyLink')} size="sm" onPress={onCopyLink}>
            <LinkIcon />
          </IconButton>
        </span>
      )}
    </Group>
  );
}
