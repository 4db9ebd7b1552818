import type { Loadable } from '@chippage/api/loadable';
import type { Pi, PiDocument } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { ConfirmDialog } from '@chippage/ui/ConfirmDialog';
import { EmptyState } from '@chippage/ui/EmptyState';
import { DocumentIcon } from '@chippage/ui/Icon';
import { late } from '@chippage/ui/late';
import { LinkButton } from '@chippage/ui/LinkButton';
import { useRef, useState } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { mallPaths } from '../../../i18n/paths/mallPaths.ts';
import { MoreRows } from '../../../parts/list-page/MoreRows.tsx';
import type { PagedList } from '../../../parts/list-page/pagedList.ts';
import { ActionAlert } from '../../../parts/action/ActionAlert.tsx';
import { useAction } from '../../../parts/action/useAction.ts';
import * as styles from './PiList.css.ts';
import { piListMessages } from './messages.ts';
import { PiItem } from './PiItem.tsx';

const PiDialog = late(async () => (await import('./PiDialog.tsx')).PiDialog);

export interface PiListProps {
  pis: Loadable<PagedList<Pi>>;
  onLoadMore: () => void;
  /** The paper that is open; `null` for none. */
  opened: { pi: Pi; paper: Loadable<PiDocument> } | null;
  onOpen: (pi: Pi | null) => void;
  /** Gives the file to the visitor. @throws ApiError whose message is shown */
  onDownload: (pi: Pi) => Promise<void>;
  /** @throws ApiError whose message is shown */
  onVoid: (pi: Pi) => Promise<void>;
  /** Makes one, e.g. of the order in sight. @throws ApiError whose message is shown */
  onCreate?: () => Promise<Pi>;
}

/** A member's proforma invoices: to read, to download, to declare void. */
export function PiList({ pis, onLoadMore, opened, onOpen, onDownload, onVoid, onCreate }: PiListProps) {
  const t = useMessages(piListMessages);
  const paths = usePaths(mallPaths);
  const action = useAction();
  const [asked, setAsked] = useState<Pi | null>(null);
  const news = useRef<HTMLDivElement>(null);
  const download = (pi: Pi) => void action.run(`file${pi.id}`, () => onDownload(pi));
  const result = <ActionAlert result={action.result} />;
  const create = onCreate && (
    <Button
      variant="outline"
      isPending={action.pending === 'create'}
      onPress={() => void action.run('create', onCreate, ({ piNo }) => t('created', { no: piNo }))}
    >
      {t('create')}
    </Button>
  );
  return (
    <div className={styles.list}>
      <div ref={news} tabIndex={-1} className={styles.news}>
        {asked === null && result}
      </div>
      {create}
      <Card padding="none">
        <MoreRows
          value={pis}
          label={t('list')}
          lines={6}
          empty={
            <EmptyState
              icon={<DocumentIcon size={32} />}
              title={t('empty')}
              action={
                <LinkButton variant="outline" href={paths.cart()}>
                  {t('cart')}
                </LinkButton>
              }
            >
              {t('emptyHint')}
            </EmptyState>
          }
          onLoadMore={onLoadMore}
        >
          {(pi) => (
            <PiItem
              key={pi.id}
              pi={pi}
              isDownloading={action.pending === `file${pi.id}`}
              onIntent={PiDialog.preload}
              onOpen={() => onOpen(pi)}
              onDownload={() => download(pi)}
              onVoid={() => setAsked(pi)}
            />
          )}
        </MoreRows>
      </Card>
      {opened !== null && <PiDialog piNo={opened.pi.piNo} pi={opened.paper} onDownload={() => onDownload(opened.pi)} onClose={() => onOpen(null)} />}
      <ConfirmDialog
        title={t('voidQuestion', { no: asked?.piNo ?? '' })}
        confirmLabel={t('void')}
        cancelLabel={t('keep')}
        isPending={action.pending === 'void'}
        isOpen={asked !== null}
        returnFocusRef={news}
        onOpenChange={() => {
          setAsked(null);
          action.clear();
        }}
        onConfirm={() => asked && void action.run('void', () => onVoid(asked).then(() => setAsked(null)), t('voidDone', { no: asked.piNo }))}
      >
        <p>{t('voidText')}</p>
        {asked !== null && result}
      </ConfirmDialog>
    </div>
  );
}
