import { batchSearchLimits } from '@chippage/api/limits';
import type { BatchSearchLine, BatchSearchResult } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { DownloadIcon } from '@chippage/ui/Icon';
import { Link } from '@chippage/ui/Link';
import { LinkButton } from '@chippage/ui/LinkButton';
import { Table, type TableColumn } from '@chippage/ui/Table';
import { TextArea } from '@chippage/ui/TextArea';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { inquiriesPaths } from '../../../i18n/paths/inquiriesPaths.ts';
import { ActionAlert } from '../../../parts/action/ActionAlert.tsx';
import { useAction } from '../../../parts/action/useAction.ts';
import { UnitPrice } from '../../../parts/money/Money.tsx';
import { PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { PageHead } from '../../../parts/page-column/PageHead.tsx';
import * as styles from '../parts/Tasks.css.ts';
import { batchSearchMessages } from './messages.ts';
import { searchLines } from './searchLines.ts';

/** Props of `BatchSearch`. */
export interface BatchSearchProps {
  /** What was found last; null: nothing was looked for. */
  results: readonly BatchSearchResult[] | null;
  /** @throws ApiError whose words are shown */
  onSearch: (lines: BatchSearchLine[]) => Promise<void>;
  /** Saves what was found. */
  onSave: (format: 'csv' | 'xlsx') => Promise<void>;
}

/** Many models at once: what the board has of each. */
export function BatchSearch({ results, onSearch, onSave }: BatchSearchProps) {
  const t = useMessages(batchSearchMessages);
  const paths = usePaths(inquiriesPaths);
  const [text, setText] = useState('');
  const [error, setError] = useState<string | undefined>();
  const action = useAction(t('failed'));
  const news = useRef<HTMLParagraphElement>(null);
  const lines = useMemo(() => searchLines(text), [text]);
  const most = batchSearchLimits.lines;
  useEffect(() => {
    if (results !== null) news.current?.focus({ preventScroll: false });
  }, [results]);
  const search = () => {
    const wrong = lines.length === 0 ? t('empty') : lines.length > most ? t('tooMany', { most, count: formatNumber(lines.length) }) : undefined;
    setError(wrong);
    if (wrong === undefined) void action.run('search', () => onSearch(lines));
  };
  return (
    <PageColumn>
      <PageHead
        title={t('title')}
        end={
          <LinkButton variant="outline" size="sm" href={paths.batchUpload()}>
            {t('upload')}
          </LinkButton>
        }
      />
      <Card>
        <div className={styles.stack}>
          <p className={styles.quiet}>{t('lead')}</p>
          <TextArea
            label={t('field')}
            description={t('hint', { most })}
            placeholder={t('placeholder')}
            rows={8}
            isMono
            value={text}
            onChange={(next) => {
              setText(next);
              setError(undefined);
            }}
            error={error}
          />
          <ActionAlert result={action.failure} />
          <div className={styles.buttons}>
            <Button isPending={action.isPending} pendingLabel={t('searching')} onPress={search}>
              {t('search', { count: formatNumber(lines.length) })}
            </Button>
          </div>
        </div>
      </Card>
      {results !== null && (
        <div className={styles.stack}>
          <div className={styles.buttons}>
            <p ref={news} tabIndex={-1} role="status" className={styles.news}>
              {t('found', { count: formatNumber(results.length), found: formatNumber(results.filter(({ rows }) => rows > 0).length) })}
            </p>
            {(['csv', 'xlsx'] as const).map((format) => (
              <Button key={format} variant="plain" size="sm" icon={<DownloadIcon size={16} />} onPress={() => void onSave(format)}>
                {t(format === 'csv' ? 'saveCsv' : 'saveXlsx')}
              </Button>
            ))}
          </div>
          <Results results={results} />
        </div>
      )}
    </PageColumn>
  );
}

function Results({ results }: { results: readonly BatchSearchResult[] }) {
  const t = useMessages(batchSearchMessages);
  const paths = usePaths(inquiriesPaths);
  const columns = useMemo<TableColumn<BatchSearchResult>[]>(
    () => [
      {
        key: 'model',
        header: t('model'),
        isRowHeader: true,
        cell: ({ model, rows }) =>
          rows === 0 ? <span className={styles.written}>{model}</span> : <Link href={paths.board(0, 1, { keywords: model, match: 'exact' })}>{model}</Link>,
      },
      { key: 'wanted', header: t('wanted'), align: 'end', cell: ({ quantity }) => (quantity === null ? t('notSaid') : formatNumber(quantity)) },
      { key: 'rows', header: t('rows'), align: 'end', cell: ({ rows }) => (rows === 0 ? t('none') : t('rowsCount', { count: formatNumber(rows) })) },
      {
        key: 'best',
        header: t('best'),
        align: 'end',
        cell: ({ best, rows }) => (
          <span className={styles.words}>
            {best.length === 0 && rows > 0 && t('unknownPrice')}
            {best.map(({ currency, unitPrice, rowId }) => (
              <Link key={currency} tone="quiet" href={paths.boardRow(rowId)}>
                <UnitPrice value={unitPrice} currency={currency} tone="money" />
              </Link>
            ))}
          </span>
        ),
      },
      {
        key: 'depth',
        header: t('depth'),
        isWrapping: true,
        cell: ({ depth, quantity }) => (
          <span className={styles.words}>
            {depth.rows > 0 && (
              <span>
                {t('depthText', { quantity: formatNumber(depth.quantity), companies: formatNumber(depth.companies) })}
                {quantity !== null && ` ${t(depth.quantity >= quantity ? 'enough' : 'short')}`}
              </span>
            )}
            {depth.unknownRows > 0 && <span className={styles.quiet}>{t('depthUnknown', { count: formatNumber(depth.unknownRows) })}</span>}
            {depth.rows === 0 && depth.unknownRows === 0 && <span className={styles.quiet}>{t('none')}</span>}
          </span>
        ),
      },
      {
        key: 'post',
        header: t('post'),
        isHeaderHidden: true,
        cell: ({ model, quantity }) => (
          <Link href={paths.postRow({ type: 1, model, quantity })} aria-label={t('postNamed', { model })}>
            {t('post')}
          </Link>
        ),
      },
    ],
    [paths, t],
  );
  return (
    <Card padding="none">
      <Table caption={t('caption')} columns={columns} rows={results} getRowKey={({ no }) => no} />
    </Card>
  );
}
