import type { KnownContact } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { LinkButton } from '@chippage/ui/LinkButton';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { directoryPaths } from '../../../i18n/paths/directoryPaths.ts';
import { entriesPaths } from '../../../i18n/paths/entriesPaths.ts';
import { mallPaths } from '../../../i18n/paths/mallPaths.ts';
import { Row, RowActions, RowMeta, RowText, RowTitle, RowWords } from '../../../parts/row-list/RowList.tsx';
import { ContactFacts } from '../../parts/contact-facts/ContactFacts.tsx';
import { knownContactsMessages } from './messages.ts';

export interface KnownContactRowProps {
  contact: KnownContact;
  isRemoved: boolean;
  isPending: boolean;
  /** Removes it, or brings it back. */
  onToggle: () => void;
}

/** Somebody whom the member knows: how to reach them, the page of their company, and what can be done. */
export function KnownContactRow({ contact, isRemoved, isPending, onToggle }: KnownContactRowProps) {
  const t = useMessages(knownContactsMessages);
  const paths = { ...usePaths(entriesPaths), ...usePaths(directoryPaths), ...usePaths(mallPaths) };
  const pageOf = {
    brand: (id: number) => paths.brandDetail(id, 'contactInfo'),
    agent: paths.agentDetail,
    merchant: (id: number) => paths.merchant(id),
  };
  const { id, name, company, phone, email, wechat, note, listing } = contact;
  return (
    <Row>
      <RowWords>
        <RowTitle>{name}</RowTitle>
        {company !== null && <RowMeta>{company}</RowMeta>}
        {(phone ?? email ?? wechat) !== null && <ContactFacts facts={{ phone, email, wechat }} />}
        {note !== null && <RowText>{note}</RowText>}
      </RowWords>
      <RowActions>
        {listing !== null && listing.kind !== 'enterprise' && (
          <LinkButton size="sm" variant="outline" href={pageOf[listing.kind](listing.thingId)} aria-label={t('listingOf', { name: company ?? name })}>
            {t('listing')}
          </LinkButton>
        )}
        {!isRemoved && (
          <LinkButton size="sm" variant="outline" href={paths.knownContact(id)} aria-label={t('editOf', { name })}>
            {t('edit')}
          </LinkButton>
        )}
        {/* One button that changes its words, so that focus has somewhere to stay. */}
        <Button size="sm" variant="plain" isPending={isPending} onPress={onToggle} aria-label={t(isRemoved ? 'undoOf' : 'removeOf', { name })}>
          {t(isRemoved ? 'undo' : 'remove')}
        </Button>
      </RowActions>
    </Row>
  );
}
