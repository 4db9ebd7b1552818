import { MoreIcon } from '@chippage/ui/Icon';
import { IconButton } from '@chippage/ui/IconButton';
import { Menu, MenuItem } from '@chippage/ui/Menu';
import { type RefObject, useState } from 'react';
import { MenuTrigger } from 'react-aria-components/Menu';
import type { ReaderToolbarProps } from './ReaderToolbar.tsx';

export interface ReaderMenuProps extends ReaderToolbarProps {
  /** The two buttons that turn pages, in the row; where they find no room, they are in the menu. */
  paging: RefObject<HTMLElement | null>;
}

/** The tools that a narrow row has no room for. */
export function ReaderMenu({ paging, page, pageCount, onPageChange, scale, onZoom, panels, onPanelChange, fullScreen, onCopyLink, t }: ReaderMenuProps) {
  const [turnsPages, setTurnsPages] = useState(false);
  return (
    <MenuTrigger onOpenChange={(isOpen) => isOpen && setTurnsPages(paging.current?.getClientRects().length === 0)}>
      <IconButton label={t('moreTools')} size="sm">
        <MoreIcon />
      </IconButton>
      <Menu placement="bottom end">
        <MenuItem onAction={() => onPanelChange('outline', !panels.outline)}>{t(panels.outline ? 'hideOutline' : 'outline')}</MenuItem>
        <MenuItem onAction={() => onPanelChange('thumbnails', !panels.thumbnails)}>{t(panels.thumbnails ? 'hideThumbnails' : 'thumbnails')}</MenuItem>
        {turnsPages && (
          <MenuItem isDisabled={page <= 1} onAction={() => onPageChange(page - 1)}>
            {t('previousPage')}
          </MenuItem>
        )}
        {turnsPages && (
          <MenuItem isDisabled={page >= pageCount} onAction={() => onPageChange(page + 1)}>
            {t('nextPage')}
          </MenuItem>
        )}
        <MenuItem isDisabled={scale >= 4} onAction={() => onZoom(1)}>
          {t('zoomIn')}
        </MenuItem>
        <MenuItem isDisabled={scale <= 0.25} onAction={() => onZoom(-1)}>
          {t('zoomOut')}
        </MenuItem>
        <MenuItem onAction={() => onZoom('fit')}>{t('fitWidth')}</MenuItem>
        {fullScreen.toggle && <MenuItem onAction={fullScreen.toggle}>{t(fullScreen.isFull ? 'leaveFullScreen' : 'fullScreen')}</MenuItem>}
        {onCopyLink && <MenuItem onAction={onCopyLink}>{t('copyLink')}</MenuItem>}
      </Menu>
    </MenuTrigger>
  );
}
