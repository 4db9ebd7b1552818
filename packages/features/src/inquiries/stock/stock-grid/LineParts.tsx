import type { StockLine } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { Link } from '@chippage/ui/Link';
import { Tag } from '@chippage/ui/Tag';
import { useContext } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { FriendlyTime } from '../../../i18n/friendly-time/FriendlyTime.tsx';
import { datasheetsPaths } from '../../../i18n/paths/datasheetsPaths.ts';
import { inquiriesPaths } from '../../../i18n/paths/inquiriesPaths.ts';
import { mallPaths } from '../../../i18n/paths/mallPaths.ts';
import { boardTermsMessages } from '../../parts/terms/messages.ts';
import { GridContext } from './GridCell.tsx';
import { stockGridMessages } from './messages.ts';
import * as styles from './StockGrid.css.ts';

/** From so many days on it is said how old a line is. */
const OLD = 7;

/** What a line is: its number, maker, state, where the catalogue and the sheet have it. */
export function LineName({ line }: { line: StockLine }) {
  const t = useMessages(stockGridMessages);
  const terms = useMessages(boardTermsMessages);
  const paths = usePaths(inquiriesPaths);
  const parts = usePaths(datasheetsPaths);
  const { id, model, brandName, packageCase, partId, sheet, state, actions } = line;
  const maker = [brandName, packageCase].filter(Boolean).join('，');
  return (
    <span className={styles.model}>
      <Link tone="accent" isMono href={paths.boardRow(id)}>
        {model}
      </Link>
      {(maker !== '' || state !== 'live') && (
        <span className={styles.quiet}>
          {maker} {state !== 'live' && <Tag tone={state === 'removed' ? 'danger' : 'neutral'}>{terms(state)}</Tag>}
        </span>
      )}
      <span className={styles.small}>
        {partId === null ? (
          <span className={styles.quiet}>{t('noPart')}</span>
        ) : (
          <Link tone="quiet" href={parts.partDetail(partId)} aria-label={t('partNamed', { model })}>
            {t('part')}
          </Link>
        )}
        {sheet !== null && (
          <Link
            tone="quiet"
            href={paths.task(sheet.taskId, { outcome: sheet.outcome })}
            aria-label={t('sheetRowNamed', { model, file: sheet.fileName, row: sheet.row })}
          >
            {t('sheetRow', { row: sheet.row })}
          </Link>
        )}
        {actions.includes('edit') && (
          <Link tone="quiet" href={paths.postRow({ type: 0, id })} aria-label={t('editNamed', { model })}>
            {t('edit')}
          </Link>
        )}
      </span>
    </span>
  );
}

/** When a line was said to be true last. */
export function LineAge({ line: read }: { line: StockLine }) {
  const t = useMessages(stockGridMessages);
  const grid = useContext(GridContext);
  const { updateTime, ageDays, state } = grid?.lineNow(read) ?? read;
  return (
    <span className={styles.two}>
      <FriendlyTime dateTime={updateTime} />
      {state === 'live' && ageDays >= OLD && <Tag tone="warn">{t('age', { count: ageDays })}</Tag>}
    </span>
  );
}

export interface LineSaleProps {
  line: StockLine;
  hasMerchant: boolean;
  onSell: (id: number) => void;
}

/** What a line is sold as in the mall: the goods, the way to sell it, or why not. */
export function LineSale({ line: { id, model, goods, saleFault }, hasMerchant, onSell }: LineSaleProps) {
  const t = useMessages(stockGridMessages);
  const paths = usePaths(mallPaths);
  if (goods !== null)
    return (
      <span className={styles.two}>
        <Link tone="accent" isMono href={paths.goodsDetail(goods.id)} aria-label={t('goodsNamed', { model, sku: goods.sku })}>
          {goods.sku}
        </Link>
        <span className={styles.quiet}>{t(goods.isOnSale ? 'onSale' : 'offSale')}</span>
      </span>
    );
  if (!hasMerchant)
    return (
      <Link tone="quiet" href={paths.enterMall()}>
        {t('noMerchant')}
      </Link>
    );
  if (saleFault !== null) return <span className={styles.quiet}>{saleFault}</span>;
  return (
    <Button variant="outline" size="sm" aria-label={t('sellNamed', { model })} onPress={() => onSell(id)}>
      {t('sell')}
    </Button>
  );
}
