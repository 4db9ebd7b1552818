import type { Loadable } from '@chippage/api/loadable';
import type { DiskItem } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { Button } from '@chippage/ui/Button';
import { CodeBlock } from '@chippage/ui/CodeBlock';
import { EmptyState } from '@chippage/ui/EmptyState';
import { ChevronLeftIcon, DocumentIcon, DownloadIcon } from '@chippage/ui/Icon';
import { Table, type TableColumn } from '@chippage/ui/Table';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { ActionAlert } from '../../../parts/action/ActionAlert.tsx';
import { useAction } from '../../../parts/action/useAction.ts';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { sizeText } from '../../../parts/size/sizeText.ts';
import { filePreviewMessages } from './messages.ts';
import { type PreviewContent, TEXT_SHOWN } from './previewContent.ts';
import * as styles from './FilePreview.css.ts';

export interface FilePreviewProps {
  file: Loadable<Pick<DiskItem, 'name' | 'sizeBytes'>>;
  content: Loadable<PreviewContent>;
  /** Draws a PDF. */
  reader: (file: Blob, title: string) => ReactNode;
  onBack: () => void;
  /** Saves it and gives its name. @throws ApiError whose message is shown */
  onDownload: () => Promise<string>;
}

/** A file that is looked at in the place of the list. Its name takes the focus. */
export function FilePreview({ file, content, reader, onBack, onDownload }: FilePreviewProps) {
  const t = useMessages(filePreviewMessages);
  const action = useAction();
  const heading = useRef<HTMLHeadingElement>(null);
  const isThere = file.status === 'ready';
  useEffect(() => {
    if (isThere) heading.current?.focus();
  }, [isThere]);
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <Button size="sm" variant="outline" icon={<ChevronLeftIcon size={16} />} onPress={onBack}>
          {t('back')}
        </Button>
        {file.status === 'ready' && (
          <>
            <h2 ref={heading} className={styles.name} tabIndex={-1}>
              {file.data.name}
            </h2>
            <span className={styles.quiet}>{sizeText(file.data.sizeBytes)}</span>
            <Button
              size="sm"
              variant="outline"
              icon={<DownloadIcon size={16} />}
              isPending={action.isPending}
              onPress={() => void action.run('download', onDownload, (name) => t('downloaded', { name }))}
            >
              {t('download')}
            </Button>
          </>
        )}
      </div>
      <ActionAlert result={action.result} />
      <Loaded value={file} lines={1} failedTitle={t('failed')}>
        {({ name }) => (
          <Loaded value={content} bones={['60vh']} loadingLabel={t('loading')} failedTitle={t('failed')}>
            {(shown) => <Content shown={shown} name={name} reader={reader} />}
          </Loaded>
        )}
      </Loaded>
    </div>
  );
}

function Content({ shown, name, reader }: { shown: PreviewContent; name: string; reader: FilePreviewProps['reader'] }) {
  const t = useMessages(filePreviewMessages);
  switch (shown.kind) {
    case 'pdf':
      return reader(shown.file, name);
    case 'picture':
      return <img className={styles.picture} src={shown.url} alt={t('picture', { name })} />;
    case 'text':
    case 'code':
      return (
        <>
          {shown.isCut && <Alert tone="info">{t('cut', { size: sizeText(TEXT_SHOWN) })}</Alert>}
          <CodeBlock label={name} isLabelHidden code={shown.text} isWrapped={shown.kind === 'text'} hasLineNumbers={shown.kind === 'code'} />
        </>
      );
    case 'table':
      return <SheetTable rows={shown.rows} total={shown.total} name={name} />;
    default:
      return (
        <EmptyState icon={<DocumentIcon size={32} />} title={t(shown.kind)}>
          {shown.kind === 'tooLarge' ? t('tooLargeHint', { size: sizeText(shown.most) }) : t('noneHint')}
        </EmptyState>
      );
  }
}

/** A, B, …, Z, AA: the columns of a sheet as its program calls them. */
const letterOf = (index: number): string => (index < 26 ? String.fromCharCode(65 + index) : letterOf(Math.floor(index / 26) - 1) + letterOf(index % 26));
/** Wider sheets are for the program that wrote them. */
const COLUMNS_SHOWN = 60;

function SheetTable({ rows, total, name }: { rows: readonly (readonly string[])[]; total: number; name: string }) {
  const t = useMessages(filePreviewMessages);
  const numbered = useMemo(() => rows.map((cells, at) => ({ number: at + 1, cells })), [rows]);
  const columns = useMemo(() => {
    const width = Math.min(COLUMNS_SHOWN, Math.max(0, ...rows.map(({ length }) => length)));
    const number: TableColumn<{ number: number; cells: readonly string[] }> = {
      key: 'row',
      header: t('row'),
      isRowHeader: true,
      pin: 'start',
      align: 'end',
      widthPx: 64,
      cell: (row) => row.number,
    };
    return [
      number,
      ...Array.from({ length: width }, (_, at): typeof number => ({
        key: `c${at}`,
        header: t('column', { letter: letterOf(at) }),
        widthPx: 160,
        cell: ({ cells }) => cells[at] ?? '',
      })),
    ];
  }, [rows, t]);
  return (
    <>
      {total > rows.length && <Alert tone="info">{t('rowsCut', { count: rows.length, total })}</Alert>}
      <Table caption={t('table', { name })} columns={columns} rows={numbered} getRowKey={({ number }) => number} density="compact" maxHeight="70vh" />
    </>
  );
}
