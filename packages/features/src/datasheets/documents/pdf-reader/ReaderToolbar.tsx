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
  SearchIcon,
  ThumbnailsIcon,
} from '@chippage/ui/Icon';
import { IconButton } from '@chippage/ui/IconButton';
import { type RefObject, useRef } from 'react';
import { Group } from 'react-aria-components/Group';
import type { Translate } from '../../../i18n/messages.ts';
import type { pdfReaderMessages } from './messages.ts';
import * as styles from './ReaderToolbar.css.ts';
import { FindControls } from './FindControls.tsx';
import { PageInput } from './PageInput.tsx';
import { ReaderMenu } from './ReaderMenu.tsx';
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
  /** Whether the field to find in stands there where there is no room for it in the row. */
  isFinding: boolean;
  /** Opened, the field takes the focus. */
  onFindingChange: (isFinding: boolean) => void;
  panels: { thumbnails: boolean; outline: boolean };
  onPanelChange: (panel: 'thumbnails' | 'outline', isOpen: boolean) => void;
  fullScreen: FullScreen;
  onCopyLink?: () => void;
  findInput: RefObject<HTMLDivElement | null>;
  t: Translate<(typeof pdfReaderMessages)['texts']>;
}

/** The reader's tools in reading order: panels, pages, zoom, find, link. Where the row has no room for them all, the rest is a menu. */
export function ReaderToolbar(props: ReaderToolbarProps) {
  const { page, pageCount, onPageChange, scale, onZoom, find, isFinding, onFindingChange, panels, onPanelChange, fullScreen, onCopyLink, findInput, t } = props;
  const paging = useRef<HTMLSpanElement>(null);
  return (
    <Group className={styles.toolbar} aria-label={t('toolbar')}>
      <span className={`${styles.tools} ${styles.wide}`}>
        <IconButton label={t('thumbnails')} size="sm" isSelected={panels.thumbnails} onPress={() => onPanelChange('thumbnails', !panels.thumbnails)}>
          <ThumbnailsIcon />
        </IconButton>
        <IconButton label={t('outline')} size="sm" isSelected={panels.outline} onPress={() => onPanelChange('outline', !panels.outline)}>
          <OutlineIcon />
        </IconButton>
        <span className={styles.divider} />
      </span>
      <span ref={paging} className={`${styles.tools} ${styles.roomy}`}>
        <IconButton label={t('previousPage')} size="sm" isDisabled={page <= 1} onPress={() => onPageChange(page - 1)}>
          <ChevronUpIcon />
        </IconButton>
        <IconButton label={t('nextPage')} size="sm" isDisabled={page >= pageCount} onPress={() => onPageChange(page + 1)}>
          <ChevronDownIcon />
        </IconButton>
      </span>
      <PageInput page={page} pageCount={pageCount} onPageChange={onPageChange} t={t} />
      <span className={`${styles.tools} ${styles.wide}`}>
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
      </span>
      <span className={`${styles.tools} ${styles.narrow}`}>
        <IconButton label={t('find')} size="sm" isSelected={isFinding} onPress={() => onFindingChange(!isFinding)}>
          <SearchIcon />
        </IconButton>
        {/* A menu would lie outside what fills the screen. */}
        {fullScreen.isFull && fullScreen.toggle ? (
          <IconButton label={t('leaveFullScreen')} size="sm" onPress={fullScreen.toggle}>
            <LeaveFullScreenIcon />
          </IconButton>
        ) : (
          <ReaderMenu {...props} paging={paging} />
        )}
      </span>
      <FindControls find={find} findInput={findInput} isFinding={isFinding} t={t} />
      {onCopyLink && (
        <span className={`${styles.copyLink} ${styles.wide}`}>
          <IconButton label={t('copyLink')} size="sm" onPress={onCopyLink}>
            <LinkIcon />
          </IconButton>
        </span>
      )}
    </Group>
  );
}
