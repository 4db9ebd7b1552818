import type { Loadable } from '@chippage/api/loadable';
import type { SavedSearch } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { EmptyState } from '@chippage/ui/EmptyState';
import { SearchIcon } from '@chippage/ui/Icon';
import { late } from '@chippage/ui/late';
import { LinkButton } from '@chippage/ui/LinkButton';
import { useState } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { datasheetsPaths } from '../../../i18n/paths/datasheetsPaths.ts';
import { ActionAlert } from '../../../parts/action/ActionAlert.tsx';
import { useAction } from '../../../parts/action/useAction.ts';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { PageHead } from '../../../parts/page-column/PageHead.tsx';
import { RowList } from '../../../parts/row-list/RowList.tsx';
import type { SavedSearchWishes } from '../save-search/SaveSearchDialog.tsx';
import { savedSearchesMessages } from './messages.ts';
import { SavedSearchItem } from './SavedSearchItem.tsx';

/** Props of `SavedSearches`. */
export interface SavedSearchesProps {
  searches: Loadable<readonly SavedSearch[]>;
  /** How many a member may keep. */
  most: number;
  /** Whether one was removed on this page. */
  isRemoved: (search: SavedSearch) => boolean;
  /** @throws ApiError whose message is shown */
  onChange: (search: SavedSearch, change: SavedSearchWishes & { isPaused: boolean }) => Promise<void>;
  onRemove: (search: SavedSearch) => Promise<void>;
  onUndo: (search: SavedSearch) => Promise<void>;
  /** The search is being opened: what is new of it was seen. */
  onLook: (search: SavedSearch) => void;
}

const SaveSearchDialog = late(async () => (await import('../save-search/SaveSearchDialog.tsx')).SaveSearchDialog);

/** A member's saved searches. What is removed can be brought back until the page is left. */
export function SavedSearches({ searches, most, isRemoved, onChange, onRemove, onUndo, onLook }: SavedSearchesProps) {
  const t = useMessages(savedSearchesMessages);
  const paths = usePaths(datasheetsPaths);
  const action = useAction();
  const [editing, setEditing] = useState<SavedSearch | null>(null);
  const toggle = (search: SavedSearch) =>
    void (isRemoved(search)
      ? action.run(`${search.id}`, () => onUndo(search), t('undone', { name: search.name }))
      : action.run(`${search.id}`, () => onRemove(search), t('removed', { name: search.name })));
  const pause = (search: SavedSearch) => {
    const { name, kinds, priceBelow, isPaused } = search;
    const change = { name, kinds, priceBelow, isPaused: !isPaused };
    void action.run(`${search.id}`, () => onChange(search, change), t(isPaused ? 'resumedDone' : 'pausedDone', { name }));
  };
  const empty = (
    <EmptyState icon={<SearchIcon size={32} />} title={t('empty')} action={<LinkButton href={paths.partSearch('')}>{t('toSearch')}</LinkButton>}>
      {t('emptyHint')}
    </EmptyState>
  );
  return (
    <PageColumn>
      <PageHead
        title={t('title')}
        {...(searches.status === 'ready' && searches.data.length > 0 && { note: t('count', { count: searches.data.length, most }) })}
      />
      <ActionAlert result={action.result} />
      <Card padding="none">
        <Loaded value={searches} lines={6}>
          {(rows) =>
            rows.length === 0 ? (
              empty
            ) : (
              <RowList label={t('title')}>
                {rows.map((search) => (
                  <SavedSearchItem
                    key={search.id}
                    search={search}
                    isRemoved={isRemoved(search)}
                    isPending={action.pending === `${search.id}`}
                    onLook={() => onLook(search)}
                    onEdit={() => setEditing(search)}
                    onPause={() => pause(search)}
                    onToggle={() => toggle(search)}
                  />
                ))}
              </RowList>
            )
          }
        </Loaded>
      </Card>
      {editing && (
        <SaveSearchDialog
          isEdit
          initial={editing}
          most={most}
          onSave={(wishes) => onChange(editing, { ...wishes, isPaused: editing.isPaused })}
          onClose={() => setEditing(null)}
        />
      )}
    </PageColumn>
  );
}
