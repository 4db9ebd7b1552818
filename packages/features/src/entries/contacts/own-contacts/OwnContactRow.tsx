import type { OwnContact } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { LinkButton } from '@chippage/ui/LinkButton';
import { Tag } from '@chippage/ui/Tag';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { ReviewedReason, ReviewedTag, ReviewedTime } from '../../../parts/reviewed-row/ReviewedRow.tsx';
import { Row, RowActions, RowMeta, RowText, RowTitle, RowWords } from '../../../parts/row-list/RowList.tsx';
import { ContactFacts } from '../../parts/contact-facts/ContactFacts.tsx';
import { contactTopicMessages } from '../../parts/contact-facts/messages.ts';
import { ownContactsMessages } from './messages.ts';

export interface OwnContactRowProps {
  contact: OwnContact;
  editHref: string;
  isRemoved: boolean;
  isPending: boolean;
  /** Takes it off the page, or brings it back. */
  onToggle: () => void;
}

/** One contact of a company: what was handed in last, where it stands, and what can be done. */
export function OwnContactRow({
  contact: { shown, wanted, visibility, state, reason, isSample, submitTime },
  editHref,
  isRemoved,
  isPending,
  onToggle,
}: OwnContactRowProps) {
  const t = useMessages(ownContactsMessages);
  const topic = useMessages(contactTopicMessages);
  const facts = wanted ?? shown;
  if (facts === null) return null;
  const { name } = facts;
  return (
    <Row>
      <RowWords>
        <RowTitle>
          {name}
          <Tag>{topic(facts.topic)}</Tag>
          <Tag>{t(`visible_${visibility}`)}</Tag>
          <ReviewedTag state={state} />
          {isSample && <Tag>{t('sample')}</Tag>}
        </RowTitle>
        <ContactFacts facts={facts} />
        <ReviewedReason state={state} reason={reason} />
        {wanted !== null && shown !== null && <RowText>{t('stillShown', { name: shown.name })}</RowText>}
        <RowMeta>
          <ReviewedTime submitTime={submitTime} />
        </RowMeta>
      </RowWords>
      <RowActions>
        {!isRemoved && (
          <LinkButton size="sm" variant="outline" href={editHref} aria-label={t('editOf', { name })}>
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
