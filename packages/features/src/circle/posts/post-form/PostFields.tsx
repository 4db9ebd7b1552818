import { circlePictureLimits, circlePostLimits } from '@chippage/api/limits';
import type { CircleGroup, NewCirclePost, QuotedCirclePost } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { CheckboxField } from '@chippage/ui/CheckboxField';
import { ImageUpload } from '@chippage/ui/ImageUpload';
import { LinkButton } from '@chippage/ui/LinkButton';
import { Radio, RadioGroup } from '@chippage/ui/RadioGroup';
import { Select } from '@chippage/ui/Select';
import { TextArea } from '@chippage/ui/TextArea';
import { TextField } from '@chippage/ui/TextField';
import { type FormEvent, useState } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { circlePaths } from '../../../i18n/paths/circlePaths.ts';
import { FieldStack, FormActions, FormColumn } from '../../../parts/form/FormLayout.tsx';
import { useForm } from '../../../parts/form/useForm.ts';
import { Note } from '../../../parts/page-column/PageColumn.tsx';
import { PostQuote } from '../post-card/PostQuote.tsx';
import { postFormMessages } from './messages.ts';
import { emptyPost, MOST_WORDS, type PostInput, postProblems, toNewPost } from './postInput.ts';
import { TopicField, type TopicFieldProps } from './TopicField.tsx';
import { type OnUploadPicture, usePictures } from './usePictures.ts';

export interface PostFieldsProps extends Pick<TopicFieldProps, 'found' | 'isLooking' | 'onTyped'> {
  /** The group that the address names. */
  groupId: number;
  groups: readonly CircleGroup[];
  /** The post that is quoted; null: none. */
  quoted: QuotedCirclePost | null;
  onUpload: OnUploadPicture;
  /** @throws ApiError whose message is shown; what was typed stays */
  onSend: (post: NewCirclePost) => Promise<void>;
}

const types = ['image/png', 'image/jpeg', 'image/webp', 'image/avif'];
const reasons = { type: 'type', size: 'size', empty: 'emptyFile', count: 'countRefused' } as const;

/** The fields of a new post. */
export function PostFields({ groupId, groups, quoted: given, onUpload, onSend, ...topicHints }: PostFieldsProps) {
  const t = useMessages(postFormMessages);
  const paths = usePaths(circlePaths);
  const pictures = usePictures(onUpload, t('pictureFailed'));
  const [quoted, setQuoted] = useState(given);
  const form = useForm<PostInput>({
    initial: emptyPost(groupId),
    draftKey: `circlePost:${groupId}`,
    check: (input) =>
      postProblems(input, { empty: t('empty'), tooLong: (count) => t('tooLong', { count }), question: t('questionMissing'), answers: t('answersWrong') }),
    onSubmit: (input) => onSend(toNewPost(input, pictures.sent, quoted?.id ?? null)),
    failed: t('failed'),
  });
  const { input, change } = form;
  const submit = (event: FormEvent) => {
    const problem = pictures.isIncomplete ? t('picturesWaiting') : pictures.lacksAlt ? t('picturesAlt') : null;
    if (problem === null || form.isPending) return form.submit(event);
    event.preventDefault();
    form.review();
    form.setMessage(problem);
  };
  const leaveQuote = () => {
    // The button goes away.
    form.refOf('content').current?.focus();
    setQuoted(null);
  };
  return (
    <FormColumn onSubmit={submit} message={form.message}>
      <Select
        label={t('group')}
        description={t('groupHint')}
        placeholder={t('group')}
        options={groups.map(({ id, name }) => ({ id: `${id}`, label: name }))}
        value={input.groupId}
        onChange={(value) => change({ groupId: value })}
      />
      <TextArea {...form.area('content')} label={t('content')} description={t('contentHint')} rows={8} maxCount={MOST_WORDS} />
      {quoted && (
        <FieldStack gap="sm">
          <Note>{t('quoted')}</Note>
          <PostQuote quoted={quoted} />
          <FormActions>
            <Button size="sm" variant="outline" onPress={leaveQuote}>
              {t('removeQuote')}
            </Button>
          </FormActions>
        </FieldStack>
      )}
      <div role="group" aria-label={t('pictures')}>
        <ImageUpload
          images={pictures.images}
          types={types}
          maxBytes={circlePictureLimits.bytes}
          maxCount={circlePostLimits.pictures}
          needsAlt={form.isTried}
          onAdd={pictures.add}
          onAltChange={pictures.setAlt}
          onRemove={pictures.remove}
          onMove={pictures.move}
          onRetry={pictures.retry}
          words={{
            drop: t('drop'),
            dropOver: t('dropOver'),
            hint: t('pictureHint'),
            choose: t('choose'),
            list: t('pictureList'),
            refused: (name, reason) => t(reasons[reason], { name }),
            alt: t('alt'),
            altHint: t('altHint'),
            altMissing: t('altMissing'),
            uploading: (name) => t('uploading', { name }),
            retry: t('retry'),
            retryOf: (name) => t('retryOf', { name }),
            removeOf: (name) => t('removeOf', { name }),
            upOf: (name) => t('upOf', { name }),
            downOf: (name) => t('downOf', { name }),
            moved: (name, place) => t('moved', { name, place }),
          }}
        />
      </div>
      <TopicField topics={input.topics} onChange={(topics) => change({ topics })} {...topicHints} />
      <CheckboxField isSelected={input.hasPoll} onChange={(hasPoll) => change({ hasPoll })}>
        {t('poll')}
      </CheckboxField>
      {input.hasPoll && (
        <FieldStack>
          <TextField {...form.field('question')} label={t('question')} />
          <TextArea {...form.area('answers')} label={t('answers')} description={t('answersHint')} rows={4} />
          <RadioGroup label={t('days')} value={input.days} onChange={(days) => change({ days: days as PostInput['days'] })}>
            <Radio value="1">{t('oneDay')}</Radio>
            <Radio value="3">{t('threeDays')}</Radio>
            <Radio value="7">{t('sevenDays')}</Radio>
          </RadioGroup>
        </FieldStack>
      )}
      <RadioGroup
        label={t('visibility')}
        value={input.visibility}
        onChange={(visibility) => change({ visibility: visibility === 'members' ? 'members' : 'everyone' })}
      >
        <Radio value="everyone">{t('everyone')}</Radio>
        <Radio value="members">{t('members')}</Radio>
      </RadioGroup>
      <CheckboxField isSelected={input.areCommentsClosed} onChange={(areCommentsClosed) => change({ areCommentsClosed })}>
        {t('closeComments')}
      </CheckboxField>
      <FormActions>
        <Button type="submit" isPending={form.isPending} pendingLabel={t('sending')}>
          {t('send')}
        </Button>
        <LinkButton variant="outline" href={paths.circleGroup(groupId)}>
          {t('cancel')}
        </LinkButton>
      </FormActions>
    </FormColumn>
  );
}
