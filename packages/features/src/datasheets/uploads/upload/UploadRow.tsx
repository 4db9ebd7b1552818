import type { DocumentUpload, Thumbnail } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { ClockIcon, ErrorIcon, SuccessIcon } from '@chippage/ui/Icon';
import { LinkButton } from '@chippage/ui/LinkButton';
import { Tag } from '@chippage/ui/Tag';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { FriendlyTime } from '../../../i18n/friendly-time/FriendlyTime.tsx';
import { datasheetsPaths } from '../../../i18n/paths/datasheetsPaths.ts';
import { useFileUrl } from '../../../parts/file-url/useFileUrl.ts';
import { Row, RowActions, RowMeta, RowText, RowTitle, RowWords } from '../../../parts/row-list/RowList.tsx';
import { SheetThumbnail } from '../../../parts/sheet-thumbnail/SheetThumbnail.tsx';
import { besideSheet } from '../../../parts/sheet-thumbnail/SheetThumbnail.css.ts';
import { documentWordsMessages } from '../../documents/document-words/messages.ts';
import { uploadMessages } from './messages.ts';

const looks = {
  draft: { tone: 'neutral', Icon: ClockIcon },
  reviewing: { tone: 'info', Icon: ClockIcon },
  published: { tone: 'ok', Icon: SuccessIcon },
  refused: { tone: 'danger', Icon: ErrorIcon },
  withdrawn: { tone: 'neutral', Icon: ErrorIcon },
} as const;

/** Props of `UploadRow`. */
export interface UploadRowProps {
  row: DocumentUpload;
  /** Reads its first page with the session: it is for its uploader alone. */
  onReadThumbnail: () => Promise<Blob>;
  onWithdraw: () => void;
  onCorrect: () => void;
  onRestore: () => void;
}

/** One upload: what it is, where it stands, what can be done with it. */
export function UploadRow({ row, onReadThumbnail, onWithdraw, onCorrect, onRestore }: UploadRowProps) {
  const t = useMessages(uploadMessages);
  const word = useMessages(documentWordsMessages);
  const paths = usePaths(datasheetsPaths);
  const { title, state, brandName, mpns, reason, documentId, brandId, createTime, pageCount, isRestorable, thumbnail, docType } = row;
  const isEdit = state === 'reviewing' && documentId !== null;
  const { tone, Icon } = looks[state];
  return (
    <Row>
      <div className={besideSheet}>
        {thumbnail === null ? (
          <SheetThumbnail thumbnail={null} kind={word(docType)} />
        ) : (
          <OwnSheet thumbnail={thumbnail} kind={word(docType)} onRead={onReadThumbnail} />
        )}
        <RowWords>
          <RowTitle>
            {title}
            <Tag tone={tone} icon={tone === 'neutral' ? undefined : <Icon size={14} />}>
              {t(state)}
            </Tag>
          </RowTitle>
          <RowMeta>
            <span>{brandName}</span>
            <span translate="no">{mpns.join(' ')}</span>
            <span>{t('pages', { count: pageCount })}</span>
            <span>
              {t('submitTime')} <FriendlyTime dateTime={createTime} />
            </span>
          </RowMeta>
          {reason !== null && (state === 'refused' || state === 'published') && (
            <RowText>{t(state === 'refused' ? 'reason' : 'editRefused', { reason })}</RowText>
          )}
          {isEdit && <RowText>{t('editWaits')}</RowText>}
        </RowWords>
      </div>
      <RowActions>
        {documentId !== null && brandId !== null && (
          <LinkButton size="sm" variant="outline" href={paths.specificationDetail(documentId, brandId)} aria-label={t('openOf', { title })}>
            {t('open')}
          </LinkButton>
        )}
        {state === 'refused' && (
          <Button size="sm" variant="outline" aria-label={t('correctOf', { title })} onPress={onCorrect}>
            {t('correct')}
          </Button>
        )}
        {(state === 'published' || state === 'reviewing') && (
          <Button size="sm" variant="outline" aria-label={t('editOf', { title })} onPress={onCorrect}>
            {t('edit')}
          </Button>
        )}
        {isRestorable && (
          <Button size="sm" variant="outline" aria-label={t('restoreOf', { title })} onPress={onRestore}>
            {t('restore')}
          </Button>
        )}
        {state !== 'withdrawn' && (
          <Button size="sm" variant="plain" aria-label={t('withdrawOf', { title })} onPress={onWithdraw}>
            {t('withdraw')}
          </Button>
        )}
      </RowActions>
    </Row>
  );
}

/** The first page, once it is read; until then, and when it could not be, its kind. */
function OwnSheet({ thumbnail, kind, onRead }: { thumbnail: Thumbnail; kind: string; onRead: () => Promise<Blob> }) {
  const { url, placeRef } = useFileUrl<HTMLDivElement>(onRead);
  return (
    <div ref={placeRef}>
      <SheetThumbnail thumbnail={url === null ? null : { ...thumbnail, url }} kind={kind} />
    </div>
  );
}
