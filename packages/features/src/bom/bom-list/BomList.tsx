import type { Loadable } from '@chippage/api/loadable';
import type { BomRow } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { EmptyState } from '@chippage/ui/EmptyState';
import { ListIcon } from '@chippage/ui/Icon';
import { Link } from '@chippage/ui/Link';
import { Tag } from '@chippage/ui/Tag';
import { useMessages, usePaths } from '../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../i18n/formatNumber.ts';
import { FriendlyTime } from '../../i18n/friendly-time/FriendlyTime.tsx';
import { bomPaths } from '../../i18n/paths/bomPaths.ts';
import { ActionAlert } from '../../parts/action/ActionAlert.tsx';
import { useAction } from '../../parts/action/useAction.ts';
import { MoreRows } from '../../parts/list-page/MoreRows.tsx';
import type { PagedList } from '../../parts/list-page/pagedList.ts';
import { Row, RowActions, RowMeta, RowTitle, RowWords } from '../../parts/row-list/RowList.tsx';
import * as styles from '../bom-start/BomStart.css.ts';
import { bomListMessages } from './messages.ts';

/** Props of `BomList`. */
export interface BomListProps {
  /** Null: a visitor, who is told what saving is good for. */
  rows: Loadable<PagedList<BomRow>> | null;
  /** The most lines of a member's list. */
  most: number;
  /** Whether a row was removed on this page. */
  isRemoved: (row: BomRow) => boolean;
  /** @throws ApiError whose message is shown */
  onRemove: (row: BomRow) => Promise<void>;
  onUndo: (row: BomRow) => Promise<void>;
  onLoadMore: () => void;
  onLogIn: () => void;
}

/** A member's bills of materials. What is removed can be brought back until the page is left. */
export function BomList({ rows, most, isRemoved, onRemove, onUndo, onLoadMore, onLogIn }: BomListProps) {
  const t = useMessages(bomListMessages);
  const action = useAction();
  if (rows === null)
    return (
      <Card>
        <EmptyState
          title={t('visitorTitle')}
          action={
            <Button variant="outline" onPress={onLogIn}>
              {t('logIn')}
            </Button>
          }
        >
          {t('visitorHint', { most: formatNumber(most) })}
        </EmptyState>
      </Card>
    );
  const toggle = (row: BomRow) =>
    void (isRemoved(row)
      ? action.run(`${row.id}`, () => onUndo(row), t('undone', { name: row.name }))
      : action.run(`${row.id}`, () => onRemove(row), t('removed', { name: row.name })));
  return (
    <>
      <h2 className={styles.heading}>{t('title')}</h2>
      <ActionAlert result={action.result} />
      <Card padding="none">
        <MoreRows
          value={rows}
          label={t('title')}
          lines={4}
          empty={
            <EmptyState icon={<ListIcon size={32} />} title={t('empty')}>
              {t('emptyHint')}
            </EmptyState>
          }
          onLoadMore={onLoadMore}
        >
          {(row) => <BomItem key={row.id} row={row} isRemoved={isRemoved(row)} isPending={action.pending === `${row.id}`} onToggle={() => toggle(row)} />}
        </MoreRows>
      </Card>
    </>
  );
}

function BomItem({ row, isRemoved, isPending, onToggle }: { row: BomRow; isRemoved: boolean; isPending: boolean; onToggle: () => void }) {
  const t = useMessages(bomListMessages);
  const paths = usePaths(bomPaths);
  const { id, name, lineCount, settledCount, sets, version, state, isShared, updateTime } = row;
  return (
    <Row>
      <RowWords>
        <RowTitle>
          {isRemoved ? <span>{name}</span> : <Link href={paths.bomDetail(id)}>{name}</Link>}
          {state === 'matching' && <Tag tone="info">{t('matching')}</Tag>}
          {isShared && <Tag>{t('shared')}</Tag>}
        </RowTitle>
        <RowMeta>
          <span>{t('facts', { lines: formatNumber(lineCount), settled: formatNumber(settledCount), sets: formatNumber(sets), version })}</span>
          <span>
            {t('updated')} <FriendlyTime dateTime={updateTime} />
          </span>
        </RowMeta>
      </RowWords>
      {/* One button that changes its words, so that focus has somewhere to stay. */}
      <RowActions>
        <Button variant="outline" size="sm" isPending={isPending} onPress={onToggle} aria-label={t(isRemoved ? 'undoNamed' : 'removeNamed', { name })}>
          {t(isRemoved ? 'undo' : 'remove')}
        </Button>
      </RowActions>
    </Row>
  );
}
