import type { Loadable } from '@chippage/api/loadable';
import type { ContactPageKind, OwnContact } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { EmptyState } from '@chippage/ui/EmptyState';
import { PhoneIcon, PlusIcon } from '@chippage/ui/Icon';
import { LinkButton } from '@chippage/ui/LinkButton';
import type { ReactNode } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { enterprisePaths } from '../../../i18n/paths/enterprisePaths.ts';
import { entriesPaths } from '../../../i18n/paths/entriesPaths.ts';
import { ActionAlert } from '../../../parts/action/ActionAlert.tsx';
import { useAction } from '../../../parts/action/useAction.ts';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { Note, PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { PageHead } from '../../../parts/page-column/PageHead.tsx';
import { RowActions, RowList } from '../../../parts/row-list/RowList.tsx';
import { ownContactsMessages } from './messages.ts';
import { OwnContactRow } from './OwnContactRow.tsx';

/** The contacts of a page and the page itself. */
export interface KeptContacts {
  listing: { kind: ContactPageKind; thingId: number; name: string };
  contacts: readonly OwnContact[];
}

/** Props of `OwnContacts`. */
export interface OwnContactsProps {
  kept: Loadable<KeptContacts>;
  /** Whether one was removed on this page. */
  isRemoved: (contact: OwnContact) => boolean;
  /** @throws ApiError whose message is shown */
  onRemove: (contact: OwnContact) => Promise<void>;
  onUndo: (contact: OwnContact) => Promise<void>;
  /** Who opened them lately; absent where it is not shown. */
  openings?: ReactNode;
}

/** The contacts of a page as its company keeps them. What is removed can be brought back until the page is left. */
export function OwnContacts({ kept, ...does }: OwnContactsProps) {
  return (
    <Loaded value={kept} lines={8}>
      {(found) => <Found {...found} {...does} />}
    </Loaded>
  );
}

function Found({ listing: { kind, thingId, name }, contacts, isRemoved, onRemove, onUndo, openings }: KeptContacts & Omit<OwnContactsProps, 'kept'>) {
  const t = useMessages(ownContactsMessages);
  const paths = { ...usePaths(entriesPaths), ...usePaths(enterprisePaths) };
  const action = useAction();
  const toggle = (contact: OwnContact) => {
    const who = (contact.wanted ?? contact.shown)?.name ?? '';
    return void (isRemoved(contact)
      ? action.run(`${contact.id}`, () => onUndo(contact), t('undone', { name: who }))
      : action.run(`${contact.id}`, () => onRemove(contact), t('removed', { name: who })));
  };
  const add = (
    <LinkButton size="sm" icon={<PlusIcon size={16} />} href={paths.ownContact(kind, thingId)}>
      {t('add')}
    </LinkButton>
  );
  return (
    <PageColumn>
      <PageHead
        title={t('title', { name })}
        end={
          <RowActions>
            {contacts.length > 0 && add}
            {kind !== 'merchant' && (
              <LinkButton size="sm" variant="outline" href={kind === 'enterprise' ? paths.companyManage() : paths.claim(kind, thingId)}>
                {t(kind === 'enterprise' ? 'company' : 'back')}
              </LinkButton>
            )}
          </RowActions>
        }
      />
      <Note>{t('note')}</Note>
      <ActionAlert result={action.result} />
      <Card padding="none">
        {contacts.length === 0 ? (
          <EmptyState icon={<PhoneIcon size={32} />} title={t('empty')} action={add}>
            {t('emptyHint')}
          </EmptyState>
        ) : (
          <RowList label={t('title', { name })}>
            {contacts.map((contact) => (
              <OwnContactRow
                key={contact.id}
                contact={contact}
                editHref={paths.ownContact(kind, thingId, contact.id)}
                isRemoved={isRemoved(contact)}
                isPending={action.pending === `${contact.id}`}
                onToggle={() => toggle(contact)}
              />
            ))}
          </RowList>
        )}
      </Card>
      {openings}
    </PageColumn>
  );
}
