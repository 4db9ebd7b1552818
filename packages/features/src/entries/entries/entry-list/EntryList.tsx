import type { Loadable } from '@chippage/api/loadable';
import type { Entry, EntryState } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { EmptyState } from '@chippage/ui/EmptyState';
import { ListIcon } from '@chippage/ui/Icon';
import { LinkButton } from '@chippage/ui/LinkButton';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { entriesPaths } from '../../../i18n/paths/entriesPaths.ts';
import { ActionAlert } from '../../../parts/action/ActionAlert.tsx';
import { useAction } from '../../../parts/action/useAction.ts';
import { MoreRows } from '../../../parts/list-page/MoreRows.tsx';
import type { PagedList } from '../../../parts/list-page/pagedList.ts';
import { PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { PageHead } from '../../../parts/page-column/PageHead.tsx';
import { RowActions } from '../../../parts/row-list/RowList.tsx';
import { StateLinks } from '../../../parts/state-links/StateLinks.tsx';
import { entryName } from './entryName.ts';
import { EntryRow } from './EntryRow.tsx';
import { entryListMessages } from './messages.ts';

/** The states that the list can be narrowed to; `all` of them first. */
export const entryStates = ['all', 'reviewing', 'published', 'refused'] as const satisfies readonly (EntryState | 'all')[];

/** Props of `EntryList`. */
export interface EntryListProps {
  state: EntryState | 'all';
  entries: Loadable<PagedList<Entry>>;
  /** Whether one was taken back on this page. */
  isRemoved: (entry: Entry) => boolean;
  /** @throws ApiError whose message is shown */
  onRemove: (entry: Entry) => Promise<void>;
  onUndo: (entry: Entry) => Promise<void>;
  onLoadMore: () => void;
}

/** What a member entered into the directory and what became of it. What is removed can be brought back until the page is left. */
export function EntryList({ state, entries, isRemoved, onRemove, onUndo, onLoadMore }: EntryListProps) {
  const t = useMessages(entryListMessages);
  const paths = usePaths(entriesPaths);
  const action = useAction();
  const toggle = (entry: Entry) => {
    const name = entryName(t, entry);
    return void (isRemoved(entry)
      ? action.run(`${entry.id}`, () => onUndo(entry), t('undone', { name }))
      : action.run(`${entry.id}`, () => onRemove(entry), t('removed', { name })));
  };
  return (
    <PageColumn>
      <PageHead
        title={t('title')}
        end={
          <RowActions>
            {(['brand', 'agent', 'trader'] as const).map((kind) => (
              <LinkButton key={kind} size="sm" variant="outline" href={paths.addEntry(kind)}>
                {t(kind === 'brand' ? 'addBrand' : kind === 'agent' ? 'addAgent' : 'addTrader')}
              </LinkButton>
            ))}
          </RowActions>
        }
      />
      <StateLinks
        label={t('states')}
        states={entryStates.map((id) => ({ id, name: t(id) }))}
        current={state}
        getHref={(id) => paths.myEntries({ state: id === 'all' ? null : id })}
      />
      <ActionAlert result={action.result} />
      <Card padding="none">
        <MoreRows
          value={entries}
          label={t('title')}
          lines={6}
          empty={
            <EmptyState icon={<ListIcon size={32} />} title={state === 'all' ? t('empty') : t('emptyState', { state: t(state) })}>
              {state === 'all' && t('emptyHint')}
            </EmptyState>
          }
          onLoadMore={onLoadMore}
        >
          {(entry) => (
            <EntryRow key={entry.id} entry={entry} isRemoved={isRemoved(entry)} isPending={action.pending === `${entry.id}`} onToggle={() => toggle(entry)} />
          )}
        </MoreRows>
      </Card>
    </PageColumn>
  );
}
