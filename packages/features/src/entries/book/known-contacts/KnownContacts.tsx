import type { Loadable } from '@chippage/api/loadable';
import type { KnownContact } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { EmptyState } from '@chippage/ui/EmptyState';
import { ExportIcon, PhoneIcon, PlusIcon } from '@chippage/ui/Icon';
import { LinkButton } from '@chippage/ui/LinkButton';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { directoryPaths } from '../../../i18n/paths/directoryPaths.ts';
import { entriesPaths } from '../../../i18n/paths/entriesPaths.ts';
import { ActionAlert } from '../../../parts/action/ActionAlert.tsx';
import { useAction } from '../../../parts/action/useAction.ts';
import { KeywordsField } from '../../../parts/keywords-field/KeywordsField.tsx';
import { MoreRows } from '../../../parts/list-page/MoreRows.tsx';
import type { PagedList } from '../../../parts/list-page/pagedList.ts';
import { PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { PageHead } from '../../../parts/page-column/PageHead.tsx';
import { RowActions } from '../../../parts/row-list/RowList.tsx';
import { KnownContactRow } from './KnownContactRow.tsx';
import { knownContactsMessages } from './messages.ts';

/** Props of `KnownContacts`. */
export interface KnownContactsProps {
  contacts: Loadable<PagedList<KnownContact>>;
  /** What was searched last. */
  keywords: string;
  onSearch: (keywords: string) => void;
  /** Whether one was removed on this page. */
  isRemoved: (contact: KnownContact) => boolean;
  /** @throws ApiError whose message is shown */
  onRemove: (contact: KnownContact) => Promise<void>;
  onUndo: (contact: KnownContact) => Promise<void>;
  /** Saves all that the words find as a table. @returns how many they are */
  onExport: () => Promise<number>;
  onLoadMore: () => void;
}

/** Whom a member knows at other companies. What is removed can be brought back until the page is left. */
export function KnownContacts({ contacts, keywords, onSearch, isRemoved, onRemove, onUndo, onExport, onLoadMore }: KnownContactsProps) {
  const t = useMessages(knownContactsMessages);
  const paths = { ...usePaths(entriesPaths), ...usePaths(directoryPaths) };
  const action = useAction();
  const toggle = (contact: KnownContact) => {
    const { name } = contact;
    return void (isRemoved(contact)
      ? action.run(`${contact.id}`, () => onUndo(contact), t('undone', { name }))
      : action.run(`${contact.id}`, () => onRemove(contact), t('removed', { name })));
  };
  const total = contacts.status === 'ready' ? contacts.data.total : null;
  return (
    <PageColumn>
      <PageHead
        title={t('title')}
        note={total === null ? undefined : t('count', { count: total })}
        tools={<KeywordsField label={t('keywords')} hint={t('keywordsHint')} searched={keywords} onSearch={onSearch} />}
        end={
          <RowActions>
            {total !== null && total > 0 && (
              <Button
                size="sm"
                variant="outline"
                icon={<ExportIcon size={16} />}
                isPending={action.pending === 'export'}
                pendingLabel={t('exporting')}
                onPress={() => void action.run('export', onExport, (count) => t('exported', { count }))}
              >
                {t('export')}
              </Button>
            )}
            <LinkButton size="sm" icon={<PlusIcon size={16} />} href={paths.knownContact()}>
              {t('add')}
            </LinkButton>
          </RowActions>
        }
      />
      <ActionAlert result={action.result} />
      <Card padding="none">
        <MoreRows value={contacts} label={t('title')} lines={6} empty={<Nobody keywords={keywords} />} onLoadMore={onLoadMore}>
          {(contact) => (
            <KnownContactRow
              key={contact.id}
              contact={contact}
              isRemoved={isRemoved(contact)}
              isPending={action.pending === `${contact.id}`}
              onToggle={() => toggle(contact)}
            />
          )}
        </MoreRows>
      </Card>
    </PageColumn>
  );
}

function Nobody({ keywords }: { keywords: string }) {
  const t = useMessages(knownContactsMessages);
  const paths = { ...usePaths(entriesPaths), ...usePaths(directoryPaths) };
  const isSearch = keywords !== '';
  return (
    <EmptyState
      icon={<PhoneIcon size={32} />}
      title={isSearch ? t('noneSuch', { keywords }) : t('empty')}
      action={
        <LinkButton variant="outline" href={isSearch ? paths.knownContacts() : paths.agentList()}>
          {t(isSearch ? 'all' : 'agents')}
        </LinkButton>
      }
    >
      {t(isSearch ? 'noneSuchHint' : 'emptyHint')}
    </EmptyState>
  );
}
