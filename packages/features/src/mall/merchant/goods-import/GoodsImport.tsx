import { Alert } from '@chippage/ui/Alert';
import { useAnnounce } from '@chippage/ui/Announcer';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { DownloadIcon } from '@chippage/ui/Icon';
import { LinkButton } from '@chippage/ui/LinkButton';
import { ProgressBar } from '@chippage/ui/ProgressBar';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { toCsv } from '../../../parts/csv/toCsv.ts';
import { PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { PageHead } from '../../../parts/page-column/PageHead.tsx';
import { ChooseSheet } from './ChooseSheet.tsx';
import * as styles from './GoodsImport.css.ts';
import { ImportedRows } from './ImportedRows.tsx';
import { type CheckedImport, countRows, type DoneImport, type ImportedRow, type ImportState, type RunningImport } from './importState.ts';
import { goodsImportMessages } from './messages.ts';
import type { SheetFault } from '../../../parts/sheet/readSheet.ts';
import { useFaultText } from './useFaultText.ts';

/** Why a file was not taken. */
export type ImportFault = { kind: SheetFault | 'noHead' | 'noLines' } | { kind: 'tooMany'; count: number } | { kind: 'stopped'; reason: string };

export interface GoodsImportProps {
  state: ImportState;
  /** Why the last file was not taken. */
  fault: ImportFault | null;
  onFile: (file: File) => Promise<void>;
  /** Writes what was tried; after a stop, what is left of it. */
  onApply: () => Promise<void>;
  onReset: () => void;
  onTemplate: () => void;
  /** Saves the merchant's goods as such a file. @throws when they cannot be read */
  onOwn: () => Promise<void>;
  /** Saves a CSV file. */
  onSave: (csv: string, name: string) => void;
  /** The merchant's goods. */
  goodsHref: string;
}

/** A merchant's list of goods: chosen, tried with what each row would do, imported. */
export function GoodsImport({ state, fault, onFile, onApply, onReset, onTemplate, onOwn, onSave, goodsHref }: GoodsImportProps) {
  const t = useMessages(goodsImportMessages);
  const news = useRef<HTMLDivElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const { stage } = state;
  const last = useRef(stage);
  useEffect(() => {
    if (last.current === stage) return;
    last.current = stage;
    // What had the focus went away with the stage before.
    if (stage === 'empty') choose.current?.focus();
    else news.current?.focus({ preventScroll: true });
  }, [stage]);
  return (
    <PageColumn>
      <PageHead
        title={t('title')}
        end={
          <LinkButton variant="outline" size="sm" href={goodsHref}>
            {t('back')}
          </LinkButton>
        }
      />
      {state.stage === 'empty' ? (
        <ChooseSheet fault={fault} onFile={onFile} onTemplate={onTemplate} onOwn={onOwn} buttonRef={choose} />
      ) : (
        <Card>
          <div className={styles.standing}>
            <div ref={news} tabIndex={-1} role="status" className={styles.news}>
              <Standing state={state} />
            </div>
            {(state.stage === 'checked' || state.stage === 'done') && (
              <Ways state={state} onApply={onApply} onReset={onReset} onSave={onSave} goodsHref={goodsHref} />
            )}
          </div>
        </Card>
      )}
      {(state.stage === 'checked' || state.stage === 'done') && <ImportedRows key={state.file} rows={state.rows} />}
    </PageColumn>
  );
}

/** What was read, and how far it has come. */
function Standing({ state }: { state: RunningImport | CheckedImport | DoneImport }) {
  const t = useMessages(goodsImportMessages);
  if ('total' in state) {
    const value = t('progress', { done: formatNumber(state.done), total: formatNumber(state.total) });
    return (
      <ProgressBar label={t(state.stage, { file: state.file })} value={state.total === 0 ? 1 : state.done / state.total} valueText={value}>
        {t(state.stage, { file: state.file })} {value}
      </ProgressBar>
    );
  }
  const counts = countRows(state.rows);
  return (
    <>
      {state.stage === 'done' ? (
        <Alert tone={counts.refused > 0 ? 'warn' : 'ok'}>{t('done', counts)}</Alert>
      ) : state.stopped ? (
        <Alert tone="danger">{t('stopped', state.stopped)}</Alert>
      ) : (
        <p>{t('checked', { file: state.file, total: formatNumber(state.rows.length), ...counts })}</p>
      )}
      {state.unread.length > 0 && <p className={styles.quiet}>{t('unread', { names: state.unread.join('、') })}</p>}
    </>
  );
}

type WaysProps = Pick<GoodsImportProps, 'onApply' | 'onReset' | 'onSave' | 'goodsHref'> & { state: CheckedImport | DoneImport };

/** What can be done now. */
function Ways({ state, onApply, onReset, onSave, goodsHref }: WaysProps) {
  const t = useMessages(goodsImportMessages);
  const counts = countRows(state.rows);
  const writes = counts.created + counts.changed;
  return (
    <div className={styles.buttons}>
      {state.stage === 'done' ? (
        <LinkButton href={goodsHref}>{t('see')}</LinkButton>
      ) : (
        writes > 0 && <Button onPress={() => void onApply()}>{t(state.stopped ? 'goOn' : 'apply', { count: formatNumber(writes) })}</Button>
      )}
      <Button variant="outline" onPress={onReset}>
        {t(state.stage === 'done' ? 'again' : 'other')}
      </Button>
      {counts.refused > 0 && <SaveFaults rows={state.rows} onSave={onSave} />}
      {state.stage === 'checked' && writes === 0 && <span className={styles.quiet}>{t('applyNone')}</span>}
    </div>
  );
}

/** The rows that are not imported as a file, to be mended and chosen again. */
function SaveFaults({ rows, onSave }: { rows: readonly ImportedRow[]; onSave: GoodsImportProps['onSave'] }) {
  const t = useMessages(goodsImportMessages);
  const announce = useAnnounce();
  const faultText = useFaultText();
  const save = () => {
    const refused = rows.filter(({ outcome }) => outcome === 'refused');
    const head = [t('faultRow'), t('faultMpn'), t('faultReason')];
    onSave(toCsv({ head, rows: refused.map((row) => [String(row.row), row.mpn, faultText(row.fault)]) }), t('faultsName'));
    announce(t('faultsSaved', { count: refused.length }));
  };
  return (
    <Button variant="plain" icon={<DownloadIcon size={16} />} onPress={save}>
      {t('faults')}
    </Button>
  );
}
