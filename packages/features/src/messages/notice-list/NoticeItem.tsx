import type { Notice } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { InfoIcon } from '@chippage/ui/Icon';
import { Link } from '@chippage/ui/Link';
import { Tag } from '@chippage/ui/Tag';
import { useState } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { Row, RowActions, RowMeta, RowText, RowTitle, RowWords } from '../../parts/row-list/RowList.tsx';
import { FriendlyTime } from '../../i18n/friendly-time/FriendlyTime.tsx';
import { noticeListMessages } from './messages.ts';

export interface NoticeItemProps {
  notice: Notice;
  isPending: boolean;
  onRead: () => void;
  /** Its link was followed. */
  onFollow: () => void;
}

/** One notice. */
export function NoticeItem({ notice: { kind, title, body, href, createTime, readTime }, isPending, onRead, onFollow }: NoticeItemProps) {
  const t = useMessages(noticeListMessages);
  const isRead = readTime !== null;
  // What was read before has nothing to press; what is read here keeps its button, so that focus has somewhere to stay.
  const [wasUnread] = useState(!isRead);
  return (
    <Row>
      <RowWords>
        <RowTitle>
          {!isRead && (
            <Tag tone="info" icon={<InfoIcon size={14} />}>
              {t('unread')}
            </Tag>
          )}
          {href === null ? (
            title
          ) : (
            <Link href={href} onClick={onFollow}>
              {title}
            </Link>
          )}
        </RowTitle>
        <RowText>{body}</RowText>
        <RowMeta>
          <span>{t(kind)}</span>
          <FriendlyTime dateTime={createTime} />
        </RowMeta>
      </RowWords>
      {(wasUnread || !isRead) && (
        <RowActions>
          <Button
            variant="outline"
            size="sm"
            isPending={isPending}
            aria-label={isRead ? t('readDone') : t('readOneNamed', { title })}
            onPress={() => {
              if (!isRead) onRead();
            }}
          >
            {t(isRead ? 'readDone' : 'readOne')}
          </Button>
        </RowActions>
      )}
    </Row>
  );
}
