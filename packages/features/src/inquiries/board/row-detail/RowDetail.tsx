import type { Loadable } from '@chippage/api/loadable';
import type { BoardDetail, PriceForDemand } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { Link } from '@chippage/ui/Link';
import { late, lazyPart } from '@chippage/ui/late';
import { LinkButton } from '@chippage/ui/LinkButton';
import { Tag } from '@chippage/ui/Tag';
import { type ReactNode, Suspense, useState } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { datasheetsPaths } from '../../../i18n/paths/datasheetsPaths.ts';
import { inboxPaths } from '../../../i18n/paths/inboxPaths.ts';
import { inquiriesPaths } from '../../../i18n/paths/inquiriesPaths.ts';
import { ActionAlert } from '../../../parts/action/ActionAlert.tsx';
import { useAction } from '../../../parts/action/useAction.ts';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { Note, PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { BoardTable } from '../board-list/BoardTable.tsx';
import { DepthNote } from '../board-list/DepthNote.tsx';
import { boardTermsMessages } from '../../parts/terms/messages.ts';
import { PosterName } from '../../parts/terms/PosterName.tsx';
import { rowDetailMessages } from './messages.ts';
import { PriceNote } from './PriceNote.tsx';
import * as styles from './RowDetail.css.ts';
import { RowFacts } from './RowFacts.tsx';
import type { RowReportInput } from './RowReport.tsx';

/** Props of `RowDetail`. */
export interface RowDetailProps {
  row: Loadable<BoardDetail>;
  /** Null: not read yet, or it could not be. */
  price: PriceForDemand | null;
  /** Where somebody quotes or asks; drawn while the row is live and another company's. */
  answer?: ReactNode;
  /** Who can be asked at the company that posted it; never drawn where the row does not name its company. */
  contacts?: ReactNode;
  /** Reads a photograph that only the row's own company may see, with the session. */
  onReadPhoto: (id: number) => Promise<Blob>;
  /** Tells the operators that it is wrong. @throws ApiError whose words are shown */
  onReport: (report: RowReportInput) => Promise<void>;
  /** Blocks the company behind it. Absent: the reader has no company. @throws ApiError whose words are shown */
  onBlock?: ((enterpriseId: number) => Promise<void>) | undefined;
  /** Asks for a login first where there is none, then does it. */
  demandLogin: (action: () => void) => void;
}

const Gallery = lazyPart(async () => (await import('@chippage/ui/Gallery')).Gallery);
const SessionPictures = lazyPart(async () => (await import('../../../parts/session-pictures/SessionPictures.tsx')).SessionPictures);
const RowReport = late(async () => (await import('./RowReport.tsx')).RowReport);
const ConfirmDialog = late(async () => (await import('@chippage/ui/ConfirmDialog')).ConfirmDialog);

/** One row of the board: what is wanted or offered, by whom, what it costs elsewhere, and where one answers. */
export function RowDetail({ row, ...props }: RowDetailProps) {
  const t = useMessages(rowDetailMessages);
  return (
    <Loaded value={row} failedTitle={t('failed')} bones={['48px', '360px', '160px']}>
      {(detail) => <Detail row={detail} {...props} />}
    </Loaded>
  );
}

function Detail({ row, price, answer, contacts, onReadPhoto, ...tools }: Omit<RowDetailProps, 'row'> & { row: BoardDetail }) {
  const t = useMessages(rowDetailMessages);
  const terms = useMessages(boardTermsMessages);
  const paths = usePaths(inquiriesPaths);
  const sheets = usePaths(datasheetsPaths);
  const isDemand = row.type === 1;
  const isLive = row.state === 'live';
  return (
    <PageColumn>
      <div className={styles.head}>
        <h1 className={styles.title} tabIndex={-1}>
          {t(isDemand ? 'demandOf' : 'supplyOf', { model: row.model })}
        </h1>
        <Tag tone={isLive ? 'ok' : 'neutral'}>{terms(row.state)}</Tag>
        {row.partId !== null && (
          <Link tone="quiet" href={sheets.partDetail(row.partId)}>
            {t('partPage')}
          </Link>
        )}
      </div>
      {row.isOwn && (
        <Alert
          tone="info"
          action={
            <LinkButton variant="plain" size="sm" href={paths.ownRows(row.type, { keywords: row.model })}>
              {t('manage')}
            </LinkButton>
          }
        >
          {t('ownNote')}
        </Alert>
      )}
      {!isLive && !row.isOwn && <Alert tone="warn">{t('ended', { state: terms(row.state) })}</Alert>}
      {row.dateCodeDoubt !== null && (
        <Alert tone="warn" title={t('doubt')}>
          {row.dateCodeDoubt}
        </Alert>
      )}
      <div className={styles.columns}>
        <PageColumn>
          <RowFacts row={row} />
          {row.photos.length > 0 && (
            <Card title={t('photos')} note={t('photosNote')}>
              <Suspense fallback={null}>
                {row.isOwn && row.state === 'removed' ? (
                  <SessionPictures
                    label={t('photos')}
                    pictures={row.photos.map(({ id }, at) => ({ id, name: t('photoNo', { no: at + 1 }) }))}
                    onRead={onReadPhoto}
                  />
                ) : (
                  <Gallery
                    label={t('photos')}
                    pictures={row.photos.map(({ id, url }, at) => ({ id: String(id), src: url, alt: t('photoNo', { no: at + 1 }) }))}
                    openLabel={({ alt }) => t('photoOpen', { name: alt })}
                    closeLabel={t('close')}
                    missingText={t('photoMissing')}
                    empty={null}
                  />
                )}
              </Suspense>
            </Card>
          )}
          {isLive && !row.isOwn && answer !== undefined && (
            <div id="answer" className={styles.answer}>
              {answer}
            </div>
          )}
        </PageColumn>
        <div className={styles.side}>
          <Card title={t('poster')}>
            <PosterName poster={row.poster} />
            {row.isAnonymous && <Note>{t('anonymousNote')}</Note>}
            {!row.isOwn && <Tools row={row} {...tools} />}
          </Card>
          {price !== null && <PriceNote price={price} />}
          <DepthNote depth={row.depth} />
          {row.poster.company !== null && !row.isOwn && contacts}
        </div>
      </div>
      <Card title={t(isDemand ? 'suppliesOfModel' : 'demandsOfModel', { model: row.model })} padding={row.counterparts.length === 0 ? 'md' : 'none'}>
        {row.counterparts.length === 0 ? (
          <Note>{t('noCounterparts')}</Note>
        ) : (
          <BoardTable type={isDemand ? 0 : 1} rows={row.counterparts} caption={t(isDemand ? 'suppliesOfModel' : 'demandsOfModel', { model: row.model })} />
        )}
      </Card>
    </PageColumn>
  );
}

function Tools({ row, onReport, onBlock, demandLogin }: Pick<RowDetailProps, 'onReport' | 'onBlock' | 'demandLogin'> & { row: BoardDetail }) {
  const t = useMessages(rowDetailMessages);
  const inbox = usePaths(inboxPaths);
  const [open, setOpen] = useState<'report' | 'block' | null>(null);
  const action = useAction();
  const { company } = row.poster;
  return (
    <>
      <div className={styles.actions}>
        {company !== null && row.state === 'live' && (
          <LinkButton variant="outline" size="sm" href={inbox.chat({ subjectKind: 'demand', subjectId: row.id })}>
            {t('chat')}
          </LinkButton>
        )}
        <Button variant="plain" size="sm" onPress={() => demandLogin(() => setOpen('report'))} onHoverStart={RowReport.preload}>
          {t('report')}
        </Button>
        {company !== null && onBlock !== undefined && (
          <Button variant="plain" size="sm" onPress={() => setOpen('block')}>
            {t('block')}
          </Button>
        )}
      </div>
      <ActionAlert result={action.result} />
      {open === 'report' && <RowReport onOpenChange={(isOpen) => setOpen(isOpen ? 'report' : null)} onReport={onReport} />}
      {open === 'block' && company !== null && onBlock !== undefined && (
        <ConfirmDialog
          title={t('blockTitle', { name: company.name })}
          confirmLabel={t('blockConfirm')}
          cancelLabel={t('cancel')}
          isOpen
          onOpenChange={(isOpen) => setOpen(isOpen ? 'block' : null)}
          isPending={action.isPending}
          onConfirm={() => void action.run('block', () => onBlock(company.id)).then(() => setOpen(null))}
        >
          {t('blockText')}
        </ConfirmDialog>
      )}
    </>
  );
}
