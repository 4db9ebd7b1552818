import type { Loadable } from '@chippage/api/loadable';
import { productionLimits } from '@chippage/api/limits';
import type { OwnProductionLine } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { EmptyState } from '@chippage/ui/EmptyState';
import { BuildingIcon, PlusIcon } from '@chippage/ui/Icon';
import { LinkButton } from '@chippage/ui/LinkButton';
import { useRef } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { enterprisePaths } from '../../../i18n/paths/enterprisePaths.ts';
import { ActionAlert } from '../../../parts/action/ActionAlert.tsx';
import { useAction } from '../../../parts/action/useAction.ts';
import { Note, PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { PageHead } from '../../../parts/page-column/PageHead.tsx';
import { useMoves } from '../../../parts/reorder/useMoves.ts';
import { RowList } from '../../../parts/row-list/RowList.tsx';
import { CompanyPages } from '../../../parts/company-pages/CompanyPages.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { OwnLineRow } from './OwnLineRow.tsx';
import { productionDeskMessages } from './messages.ts';

export interface ProductionDeskProps {
  lines: Loadable<readonly OwnProductionLine[]>;
  /** Whether one was removed on this page. */
  isRemoved: (line: OwnProductionLine) => boolean;
  /** @throws ApiError whose message is shown */
  onRemove: (line: OwnProductionLine) => Promise<void>;
  onUndo: (line: OwnProductionLine) => Promise<void>;
  /** Keeps an order. @throws ApiError whose message is shown */
  onSort: (ids: number[]) => Promise<void>;
}

/** What a company makes things with, as it keeps it: order, changes that wait, and what was removed until the page is left. */
export function ProductionDesk({ lines, ...does }: ProductionDeskProps) {
  const t = useMessages(productionDeskMessages);
  const kept = lines.status === 'ready' ? lines.data.filter((line) => !does.isRemoved(line)).length : 0;
  const mayAdd = lines.status === 'ready' && lines.data.length > 0 && kept < productionLimits.perCompany;
  return (
    <PageColumn>
      <PageHead title={t('title')} end={mayAdd ? <AddLine /> : undefined} />
      <CompanyPages current="lines" />
      <Loaded value={lines} lines={6}>
        {(found) => <Lines lines={found} isFull={kept >= productionLimits.perCompany} {...does} />}
      </Loaded>
    </PageColumn>
  );
}

function AddLine() {
  const t = useMessages(productionDeskMessages);
  const paths = usePaths(enterprisePaths);
  return (
    <LinkButton size="sm" icon={<PlusIcon size={16} />} href={paths.productionLines('add')}>
      {t('add')}
    </LinkButton>
  );
}

const nameOf = ({ wanted, shown }: OwnProductionLine) => (wanted ?? shown)?.name ?? '';

interface LinesProps extends Omit<ProductionDeskProps, 'lines'> {
  lines: readonly OwnProductionLine[];
  /** No more may be added. */
  isFull: boolean;
}

function Lines({ lines, isFull, isRemoved, onRemove, onUndo, onSort }: LinesProps) {
  const t = useMessages(productionDeskMessages);
  const action = useAction();
  const root = useRef<HTMLDivElement>(null);
  const moves = useMoves({
    items: lines,
    onMoved: (next) => void action.run('sort', () => onSort(next.filter((line) => !isRemoved(line)).map(({ id }) => id))),
    root,
  });
  const toggle = (line: OwnProductionLine) => {
    const name = nameOf(line);
    return void (isRemoved(line)
      ? action.run(`${line.id}`, () => onUndo(line), t('undone', { name }))
      : action.run(`${line.id}`, () => onRemove(line), t('removed', { name })));
  };
  return (
    <>
      <Note>{t('note')}</Note>
      {isFull && <Note>{t('full', { most: productionLimits.perCompany })}</Note>}
      <ActionAlert result={action.result} />
      <Card padding="none">
        {lines.length === 0 ? (
          <EmptyState icon={<BuildingIcon size={32} />} title={t('empty')} action={<AddLine />}>
            {t('emptyHint')}
          </EmptyState>
        ) : (
          <div ref={root}>
            <RowList label={t('list')}>
              {lines.map((line, index) => (
                <OwnLineRow
                  key={line.id}
                  line={line}
                  index={index}
                  count={lines.length}
                  isRemoved={isRemoved(line)}
                  isPending={action.pending === `${line.id}`}
                  onMove={(to) => moves.move(index, to)}
                  onToggle={() => toggle(line)}
                />
              ))}
            </RowList>
          </div>
        )}
      </Card>
    </>
  );
}
