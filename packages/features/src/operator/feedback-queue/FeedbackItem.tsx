import type { FeedbackVerdict, OperatorFeedback } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { DescriptionItem, DescriptionList } from '@chippage/ui/DescriptionList';
import { useReturnFocus } from '@chippage/ui/focus';
import { Link } from '@chippage/ui/Link';
import { RadioChip, RadioGroup } from '@chippage/ui/RadioGroup';
import { Tag } from '@chippage/ui/Tag';
import { type Ref, useRef, useState } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { AbsoluteTime } from '../../i18n/friendly-time/AbsoluteTime.tsx';
import { AnswerForm } from '../../parts/answer-form/AnswerForm.tsx';
import { Note } from '../../parts/page-column/PageColumn.tsx';
import { DocumentPlace } from '../../parts/document-place/DocumentPlace.tsx';
import { QueuePlace } from '../../parts/queue/Queue.tsx';
import { useAction } from '../../parts/action/useAction.ts';
import * as styles from './FeedbackQueue.css.ts';
import { feedbackQueueMessages } from './messages.ts';

export interface FeedbackItemProps {
  feedback: OperatorFeedback;
  placeRef: Ref<HTMLSpanElement>;
  /** Rejects with the server's refusal. */
  onAnswer: (answer: { id: number; reply: string; verdict?: FeedbackVerdict }) => Promise<unknown>;
  /** Where the facts of the part on a page of this site are put right; null: the page shows none. Absent: facts are not put right here. */
  getPartHref?: ((page: string) => string | null) | undefined;
  /** It was answered. */
  onLeave: () => void;
}

/** What a member told the site, and the answer. */
export function FeedbackItem({ feedback, placeRef, getPartHref, onAnswer, onLeave }: FeedbackItemProps) {
  const t = useMessages(feedbackQueueMessages);
  const { typeLabel, content, place, verdict, sender, contact, page, createTime, reply, replyTime, state } = feedback;
  const partHref = page === null ? null : (getPartHref?.(page) ?? null);
  return (
    <Card
      title={<QueuePlace placeRef={placeRef}>{t('itemTitle', { name: sender?.nickName ?? t('visitor') })}</QueuePlace>}
      note={
        <>
          <Tag>{typeLabel}</Tag>
          {verdict !== null && <Tag tone={verdict === 'corrected' ? 'ok' : 'neutral'}>{t(verdict)}</Tag>}
        </>
      }
      footer={state === 'open' ? <Answer feedback={feedback} onAnswer={onAnswer} onLeave={onLeave} /> : undefined}
    >
      <div className={styles.body}>
        {place && <DocumentPlace place={place} />}
        <p className={styles.words}>{content}</p>
        <DescriptionList columns={2} unknownLabel={t('unknown')}>
          <DescriptionItem term={t('sender')}>{sender?.id ?? t('visitor')}</DescriptionItem>
          <DescriptionItem term={t('time')}>
            <AbsoluteTime dateTime={createTime} />
          </DescriptionItem>
          <DescriptionItem term={t('contact')}>{contact}</DescriptionItem>
          {/* Only a path of this site becomes a link: the text came from a form. */}
          <DescriptionItem term={t('page')}>{page !== null && /^\/(?![/\\])/.test(page) ? <Link href={page}>{page}</Link> : page}</DescriptionItem>
          {partHref !== null && (
            <DescriptionItem term={t('part')}>
              <Link href={partHref}>{t('correctPart')}</Link>
            </DescriptionItem>
          )}
        </DescriptionList>
        {reply !== null && (
          <div className={styles.reply}>
            <p className={styles.words}>{reply}</p>
            {replyTime !== null && (
              <Note>
                {t('answeredAt')} <AbsoluteTime dateTime={replyTime} />
              </Note>
            )}
          </div>
        )}
      </div>
    </Card>
  );
}

function Answer({ feedback: { id, sender, place }, onAnswer, onLeave }: Omit<FeedbackItemProps, 'placeRef' | 'getPartHref'>) {
  const t = useMessages(feedbackQueueMessages);
  const [isOpen, setOpen] = useState(false);
  const [verdict, setVerdict] = useState<FeedbackVerdict | null>(null);
  const [isAsked, setAsked] = useState(false);
  const group = useRef<HTMLDivElement>(null);
  const { isPending, failure, run, clear } = useAction();
  const button = useReturnFocus(isOpen);
  if (!isOpen) {
    return (
      <Button ref={button} size="sm" variant="outline" onPress={() => setOpen(true)}>
        {t('reply')}
      </Button>
    );
  }
  return (
    <AnswerForm
      draftKey={`feedback:${id}`}
      label={t('replyLabel')}
      description={t(place !== null ? 'replyReason' : sender === null ? 'replyHintVisitor' : 'replyHint')}
      requiredMessage={t('replyRequired')}
      submitLabel={t('send')}
      maxCount={1000}
      rows={4}
      isPending={isPending}
      failure={failure}
      onSubmit={async (reply) => {
        const isDone = await run('answer', () => onAnswer({ id, reply, ...(verdict !== null && { verdict }) }));
        if (isDone) onLeave();
        return isDone;
      }}
      onCancel={() => {
        clear();
        setOpen(false);
      }}
      {...(place !== null && {
        onCheck: () => {
          setAsked(true);
          if (verdict === null) group.current?.querySelector('input')?.focus();
          return verdict !== null;
        },
        children: (
          <RadioGroup
            ref={group}
            label={t('verdict')}
            look="chips"
            value={verdict}
            onChange={(value) => setVerdict(value === 'corrected' ? 'corrected' : 'rejected')}
            error={isAsked && verdict === null ? t('verdictRequired') : undefined}
          >
            <RadioChip value="corrected">{t('corrected')}</RadioChip>
            <RadioChip value="rejected">{t('rejected')}</RadioChip>
          </RadioGroup>
        ),
      })}
    />
  );
}
