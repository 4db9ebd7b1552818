import { LikeIcon, LinkIcon, PrintIcon, FlagIcon } from '@chippage/ui/Icon';
import { Button } from '@chippage/ui/Button';
import { ToggleButton } from '@chippage/ui/ToggleButton';
import { ToggleButtonGroup, ToggleChoice } from '@chippage/ui/ToggleButtonGroup';
import type { ReactNode } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import * as styles from './ArticlePage.css.ts';
import { articlePageMessages } from './messages.ts';

/** How large an article is set. */
export type TextSize = 'normal' | 'large';

export interface ArticleActionsProps {
  likes: number;
  isLiked: boolean;
  onLike: (isLiked: boolean) => void;
  /** Puts the address where it can be pasted. */
  onShare: () => void;
  onPrint: () => void;
  /** Hides the author's articles, or shows them again; stands at the end. */
  block?: ReactNode;
  /** Opens the form for what is wrong. */
  onCorrect: () => void;
  textSize: TextSize;
  onTextSizeChange: (size: TextSize) => void;
}

/** What a reader does with an article. */
export function ArticleActions({ likes, isLiked, onLike, onShare, onPrint, onCorrect, block, textSize, onTextSizeChange }: ArticleActionsProps) {
  const t = useMessages(articlePageMessages);
  return (
    <div className={styles.actions}>
      <ToggleButton isSelected={isLiked} onChange={onLike}>
        <LikeIcon size={16} isFilled={isLiked} />
        {t('like')}
        <span className={styles.count}>{formatNumber(likes)}</span>
      </ToggleButton>
      <Button variant="outline" size="sm" icon={<LinkIcon size={16} />} onPress={onShare}>
        {t('share')}
      </Button>
      <div className={styles.actionsEnd}>
        <ToggleButtonGroup
          label={t('size')}
          selectionMode="single"
          selectedKeys={[textSize]}
          onSelectionChange={(keys) => onTextSizeChange(keys.has('large') ? 'large' : 'normal')}
        >
          <ToggleChoice id="normal">{t('sizeNormal')}</ToggleChoice>
          <ToggleChoice id="large">{t('sizeLarge')}</ToggleChoice>
        </ToggleButtonGroup>
        <Button variant="plain" size="sm" icon={<PrintIcon size={16} />} onPress={onPrint}>
          {t('print')}
        </Button>
        <Button variant="plain" size="sm" icon={<FlagIcon size={16} />} onPress={onCorrect}>
          {t('correct')}
        </Button>
        {block}
      </div>
    </div>
  );
}
