import type { Loadable } from '@chippage/api/loadable';
import type { ContactCard } from '@chippage/api/types';
import { EmptyState } from '@chippage/ui/EmptyState';
import { PhoneIcon } from '@chippage/ui/Icon';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { CompanyContacts, type CompanyContactsProps } from './CompanyContacts.tsx';
import { companyContactsMessages } from './messages.ts';

/** Props of `ContactsTab`. */
export interface ContactsTabProps extends Omit<CompanyContactsProps, 'contacts'> {
  contacts: Loadable<readonly ContactCard[]>;
}

/** The contacts of a company as a part of its page: also while they are read, and when it has none. */
export function ContactsTab({ contacts, ...tools }: ContactsTabProps) {
  const t = useMessages(companyContactsMessages);
  return (
    <Loaded value={contacts} failedTitle={t('failed')} bones={['48px', '96px', '96px']}>
      {(cards) =>
        cards.length === 0 ? (
          <EmptyState icon={<PhoneIcon size={32} />} title={t('empty')}>
            {t('emptyHint')}
          </EmptyState>
        ) : (
          <CompanyContacts {...tools} contacts={cards} />
        )
      }
    </Loaded>
  );
}
