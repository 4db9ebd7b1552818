import type { PromotedRow } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { CloseIcon } from '@chippage/ui/Icon';
import { Link } from '@chippage/ui/Link';
import { Tag } from '@chippage/ui/Tag';
import { useEffect, useRef, useState } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { inquiriesPaths } from '../../../i18n/paths/inquiriesPaths.ts';
import { mallPaths } from '../../../i18n/paths/mallPaths.ts';
import { UnitPrice } from '../../../parts/money/Money.tsx';
import { promotedRowsMessages } from './messages.ts';
import * as styles from './PromotedRows.css.ts';

export interface PromotedRowsProps {
  rows: readonly PromotedRow[];
  /** Takes the place away, at one press. */
  onClose: () => void;
}

/** Advertisements of companies in a place of their own: marked, apart from what was searched, and gone at one press. */
export function PromotedRows({ rows, onClose }: PromotedRowsProps) {
  const t = useMessages(promotedRowsMessages);
  const paths = { ...usePaths(inquiriesPaths), ...usePaths(mallPaths) };
  const [isClosed, setClosed] = useState(false);
  if (isClosed) return <Closed />;
  if (rows.length === 0) return null;
  const close = () => {
    setClosed(true);
    onClose();
  };
  return (
    <aside className={styles.slot} aria-label={t('label')}>
      <div className={styles.head}>
        <Tag>{t('mark')}</Tag>
        <span className={styles.note}>{t('note')}</span>
        <Button variant="plain" size="sm" icon={<CloseIcon size={16} />} onPress={close}>
          {t('close')}
        </Button>
      </div>
      <ul className={styles.list}>
        {rows.map(({ id, kind, thingId, model, brandName, quantity, price, currency, poster }) => (
          <li key={id} className={styles.row}>
            <Link isMono href={kind === 'supply' ? paths.boardRow(thingId) : paths.goodsDetail(thingId)}>
              {model}
            </Link>
            <span className={styles.quiet}>{brandName ?? t('unknownMaker')}</span>
            <span className={styles.quiet}>{t(kind)}</span>
            {quantity !== null && <span className={styles.quiet}>{t('quantity', { count: formatNumber(quantity) })}</span>}
            {price === null ? <span className={styles.quiet}>{t('toBeQuoted')}</span> : <UnitPrice value={price} currency={currency} tone="money" />}
            {poster.company && (
              <Link tone="quiet" href={paths.companyHome(poster.company.id)}>
                {poster.company.name}
              </Link>
            )}
            {poster.isSample && <Tag>{t('sample')}</Tag>}
          </li>
        ))}
      </ul>
    </aside>
  );
}

/** Takes the focus of the button that went away with the place. */
function Closed() {
  const t = useMessages(promotedRowsMessages);
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <p ref={words} className={styles.closed} tabIndex={-1}>
      {t('closed')}
    </p>
  );
}
