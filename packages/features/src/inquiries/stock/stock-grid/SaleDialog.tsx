import { ApiError } from '@chippage/api/errors';
import type { StockLine, StockSaleResult } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { Button } from '@chippage/ui/Button';
import { Dialog } from '@chippage/ui/Dialog';
import { Link } from '@chippage/ui/Link';
import { Skeleton } from '@chippage/ui/Skeleton';
import { Tag } from '@chippage/ui/Tag';
import { useEffect, useRef, useState } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { mallPaths } from '../../../i18n/paths/mallPaths.ts';
import { useAction } from '../../../parts/action/useAction.ts';
import { stockSaleMessages } from './messages.ts';
import * as styles from './StockGrid.css.ts';

/** Props of `SaleDialog`. */
export interface SaleDialogProps {
  lines: readonly StockLine[];
  /** Sells lines, or tries it. @throws ApiError whose words are shown */
  onSell: (ids: number[], isTrial: boolean) => Promise<StockSaleResult[]>;
  onClose: () => void;
}

const tones = { created: 'ok', changed: 'ok', same: 'neutral', refused: 'warn' } as const;

/** Selling lines in the mall: first what each would become, then what it became. */
export function SaleDialog({ lines, onSell, onClose }: SaleDialogProps) {
  const t = useMessages(stockSaleMessages);
  const action = useAction(t('failed'));
  const [results, setResults] = useState<readonly StockSaleResult[] | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const [isDone, setDone] = useState(false);
  const news = useRef<HTMLParagraphElement>(null);
  // It is tried once, when the dialog opens.
  const [first] = useState({ ids: lines.map(({ id }) => id), onSell });
  useEffect(() => {
    let isGone = false;
    first
      .onSell(first.ids, true)
      .then((came) => !isGone && setResults(came))
      .catch((error: unknown) => !isGone && setWrong(error instanceof ApiError ? error.message : t('failed')));
    return () => {
      isGone = true;
    };
  }, [first, t]);
  const able = (results ?? []).filter(({ outcome }) => outcome === 'created' || outcome === 'changed').map(({ id }) => id);
  const confirm = () =>
    action.run('sell', async () => {
      const came = new Map((await onSell(able, false)).map((each) => [each.id, each]));
      setResults((was) => (was ?? []).map((each) => came.get(each.id) ?? each));
      setDone(true);
      news.current?.focus();
    });
  const fault = wrong ?? action.failure?.text ?? null;
  const footer = isDone ? (
    <Button onPress={onClose}>{t('close')}</Button>
  ) : (
    <Button isDisabled={able.length === 0} isPending={action.isPending} pendingLabel={t('pending')} onPress={() => void confirm()}>
      {results !== null && able.length === 0 ? t('nothing') : t('confirm', { count: formatNumber(able.length) })}
    </Button>
  );
  return (
    <Dialog title={t('title')} closeLabel={t('close')} size="lg" isOpen onOpenChange={onClose} footer={footer}>
      <div className={styles.stack}>
        {fault !== null && (
          <Alert tone="danger" live="assertive">
            {fault}
          </Alert>
        )}
        <p ref={news} className={styles.news} role="status" tabIndex={-1}>
          {isDone ? t('done') : results === null ? wrong === null && t('checking') : t('lead')}
        </p>
        {results === null ? wrong === null && <Skeleton shape="block" height="120px" /> : <Results results={results} lines={lines} isDone={isDone} />}
      </div>
    </Dialog>
  );
}

function Results({ results, lines, isDone }: { results: readonly StockSaleResult[]; lines: readonly StockLine[]; isDone: boolean }) {
  const t = useMessages(stockSaleMessages);
  const paths = usePaths(mallPaths);
  const models = new Map(lines.map(({ id, model }) => [id, model]));
  const wordOf = ({ outcome }: StockSaleResult) =>
    t(isDone || outcome === 'same' || outcome === 'refused' ? outcome : outcome === 'created' ? 'wouldCreate' : 'wouldChange');
  return (
    <ul className={styles.results} aria-label={t('lines')}>
      {results.map((result) => {
        const { id, outcome, goodsId, changes, fault } = result;
        const model = models.get(id) ?? String(id);
        return (
          <li key={id} className={styles.result}>
            <span className={styles.resultHead}>
              <strong>{model}</strong>
              <Tag tone={tones[outcome]}>{wordOf(result)}</Tag>
            </span>
            {fault !== null && <span>{fault}</span>}
            {changes.length > 0 && (
              <span className={styles.quiet}>
                {changes.map(({ before, after }) => t('change', { before: before ?? t('none'), after: after ?? t('none') })).join('；')}
              </span>
            )}
            {goodsId !== null && (
              <Link tone="accent" href={paths.goodsDetail(goodsId)} aria-label={t('goodsNamed', { model })}>
                {t('goods')}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
