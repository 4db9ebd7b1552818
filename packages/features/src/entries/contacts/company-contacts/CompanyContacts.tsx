import { contactLimits } from '@chippage/api/limits';
import type { ContactCard, OpenedContact } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { Link } from '@chippage/ui/Link';
import { Tag } from '@chippage/ui/Tag';
import { useState } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { entriesPaths } from '../../../i18n/paths/entriesPaths.ts';
import { ActionAlert } from '../../../parts/action/ActionAlert.tsx';
import type { LoginDemand } from '../../../parts/action/pageActions.ts';
import { useAction } from '../../../parts/action/useAction.ts';
import { Inset, Note, Stack } from '../../../parts/page-column/PageColumn.tsx';
import { Row, RowActions, RowList, RowTitle, RowWords } from '../../../parts/row-list/RowList.tsx';
import { ContactFacts } from '../../parts/contact-facts/ContactFacts.tsx';
import { contactTopicMessages } from '../../parts/contact-facts/messages.ts';
import { companyContactsMessages } from './messages.ts';

/** Props of `CompanyContacts`. */
export interface CompanyContactsProps {
  /** What everybody sees; at least one. */
  contacts: readonly ContactCard[];
  /** @throws ApiError whose message is shown, e.g. that it was enough for today */
  onOpen: (id: number) => Promise<OpenedContact>;
  demandLogin: LoginDemand;
  /** Keeps one that is open among the member's own. @throws ApiError whose message is shown */
  onKeep: (id: number) => Promise<void>;
}

/** Who can be asked at a company. How to reach them is opened one by one, by members. */
export function CompanyContacts({ contacts, onOpen, onKeep, demandLogin }: CompanyContactsProps) {
  const t = useMessages(companyContactsMessages);
  const topic = useMessages(contactTopicMessages);
  const paths = usePaths(entriesPaths);
  const action = useAction();
  const [opened, setOpened] = useState<ReadonlyMap<number, OpenedContact>>(new Map());
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set());
  const open = async (id: number) => {
    const contact = await onOpen(id);
    setOpened((was) => new Map(was).set(id, contact));
    return contact;
  };
  const [kept, setKept] = useState<ReadonlySet<number>>(new Set());
  const keep = async (id: number) => {
    await onKeep(id);
    setKept((was) => new Set([...was, id]));
  };
  const toggle = ({ id, name }: ContactCard, isOpen: boolean) => {
    if (opened.has(id)) setClosed((was) => new Set(isOpen ? [...was, id] : [...was].filter((each) => each !== id)));
    else
      demandLogin(
        () =>
          void action.run(
            `${id}`,
            () => open(id),
            ({ leftToday }) => t('opened', { name, left: leftToday }),
          ),
      );
  };
  return (
    <Card title={t('title')} padding="none">
      <Inset>
        <Stack>
          <Note>{t('note', { most: contactLimits.opened })}</Note>
          <ActionAlert result={action.result} />
          {kept.size > 0 && <Link href={paths.knownContacts()}>{t('book')}</Link>}
        </Stack>
      </Inset>
      <RowList label={t('title')}>
        {contacts.map((contact) => {
          const { id, name, isSample } = contact;
          const full = closed.has(id) ? undefined : opened.get(id);
          return (
            <Row key={id}>
              <RowWords>
                <RowTitle>
                  {name}
                  <Tag>{topic(contact.topic)}</Tag>
                  {contact.visibility === 'verified' && <Tag>{t('verifiedOnly')}</Tag>}
                  {isSample && <Tag>{t('sample')}</Tag>}
                </RowTitle>
                <ContactFacts facts={full ?? contact} isMasked={full === undefined && contact.visibility !== 'open'} />
              </RowWords>
              <RowActions>
                {full !== undefined && (
                  <Button
                    size="sm"
                    variant="plain"
                    isPending={action.pending === `keep ${id}`}
                    onPress={() => void action.run(`keep ${id}`, () => keep(id), t('keptOf', { name }))}
                    aria-label={t(kept.has(id) ? 'keptOf' : 'keepOf', { name })}
                  >
                    {t(kept.has(id) ? 'kept' : 'keep')}
                  </Button>
                )}
                {/* One button that changes its words, so that focus has somewhere to stay. What everybody sees whole is opened by nobody. */}
                {contact.visibility !== 'open' && (
                  <Button
                    size="sm"
                    variant="outline"
                    isPending={action.pending === `${id}`}
                    onPress={() => toggle(contact, full !== undefined)}
                    aria-label={t(full === undefined ? 'openOf' : 'closeOf', { name })}
                  >
                    {t(full === undefined ? 'open' : 'close')}
                  </Button>
                )}
              </RowActions>
            </Row>
          );
        })}
      </RowList>
    </Card>
  );
}
