import { ApiError } from '@chippage/api/errors';
import { newTrendLimits, trendLimits } from '@chippage/api/limits';
import type { NewTrend, Trend, TrendGroupDetail } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { CheckboxField } from '@chippage/ui/CheckboxField';
import { LinkButton } from '@chippage/ui/LinkButton';
import { Select } from '@chippage/ui/Select';
import { TextArea } from '@chippage/ui/TextArea';
import { TextField } from '@chippage/ui/TextField';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { circlePaths } from '../../../i18n/paths/circlePaths.ts';
import { ErrorSummary } from '../../../parts/form/ErrorSummary.tsx';
import { FieldStack, FormActions, FormColumn } from '../../../parts/form/FormLayout.tsx';
import { RestoredNote } from '../../../parts/form/RestoredNote.tsx';
import { UploadFiles } from '../../../parts/upload-files/UploadFiles.tsx';
import { useProofForm } from '../../../parts/upload-files/useProofForm.ts';
import type { OnUpload } from '../../../parts/upload-files/useUploads.ts';
import { trendFormMessages } from './messages.ts';
import { emptyTrend, pollDays, tagWords, trendProblems, type TrendTyped, trendWire } from './trendInput.ts';

/** What the words of the tags turned out to be. */
export interface FoundTags {
  tags: NonNullable<NewTrend['tags']>;
  /** Words that are neither a part nor a brand. */
  unknown: readonly string[];
}

export interface TrendFieldsProps {
  group: TrendGroupDetail;
  /** The post that the new one quotes. */
  quoted?: Trend | undefined;
  onUpload: OnUpload;
  /** Looks up part numbers and brands. */
  onFindTags: (words: readonly string[]) => Promise<FoundTags>;
  /** @throws ApiError whose words are shown, in their fields when they belong to one */
  onPublish: (trend: NewTrend) => Promise<void>;
}

const types = ['image/jpeg', 'image/png', 'image/webp', '.jpg', '.jpeg', '.png', '.webp'];
const isPicture = ({ type, name }: Pick<File, 'type' | 'name'>) => (type === '' ? /\.(jpe?g|png|webp)$/i.test(name) : types.includes(type));

const unknownTags = (message: string) => new ApiError({ status: 422, reason: 'trend.wrong_fact', message, fields: [{ field: 'tags', msg: message }] });

/** The fields of a new post. */
export function TrendFields({ group, quoted, onUpload, onFindTags, onPublish }: TrendFieldsProps) {
  const t = useMessages(trendFormMessages);
  const paths = usePaths(circlePaths);
  const form = useProofForm<TrendTyped>({
    draftKey: quoted ? `trend:${group.id}:${quoted.id}` : `trend:${group.id}`,
    initial: emptyTrend,
    most: trendLimits.pictures,
    refuses: (file) => (isPicture(file) ? (file.size > trendLimits.pictureBytes ? t('tooLarge') : null) : t('wrongType')),
    check: (input) => trendProblems(t, input),
    onUpload,
    withoutFiles: () => null,
    onSubmit: async (input, pictureIds) => {
      const words = tagWords(input);
      const found = words.length === 0 ? { tags: [], unknown: [] } : await onFindTags(words);
      if (found.unknown.length > 0) throw unknownTags(t('tagsUnknown', { words: found.unknown.join(', ') }));
      await onPublish({ groupId: group.id, ...trendWire(input, pictureIds), tags: found.tags, ...(quoted && { quoteId: quoted.id }) });
    },
    focusOnError: 'content',
    failed: t('failed'),
  });
  const { input, change } = form;
  const sent = form.proof.files.uploads.flatMap(({ name, result }) => (result ? [{ id: result.id, name }] : []));
  return (
    <FormColumn onSubmit={form.submit} message={form.message}>
      <ErrorSummary problems={form.problems} />
      {form.isRestored && <RestoredNote onForget={form.forget} />}
      <TextArea {...form.area('content')} label={t('content')} description={t('contentHint')} isRequired rows={6} maxCount={newTrendLimits.content.maxLength} />
      <UploadFiles title={t('pictures')} accepted={{ types, hint: t('picturesHint') }} {...form.proof} />
      {sent.length > 0 && (
        <FieldStack>
          {sent.map(({ id, name }, at) => (
            <TextField
              key={id}
              label={t('alt', { number: at + 1, name })}
              description={t('altHint')}
              value={input.alts[id] ?? ''}
              onChange={(alt) => change({ alts: { ...input.alts, [id]: alt } })}
              {...(at === 0 && { error: form.errors.alts, inputRef: form.refOf('alts') })}
              autoComplete="off"
            />
          ))}
        </FieldStack>
      )}
      <TextField {...form.field('tags')} label={t('tags')} description={t('tagsHint')} autoComplete="off" />
      <CheckboxField isSelected={input.hasPoll} onChange={(hasPoll) => change({ hasPoll })}>
        {t('poll')}
      </CheckboxField>
      {input.hasPoll && (
        <FieldStack>
          <TextArea {...form.area('options')} label={t('options')} description={t('optionsHint')} isRequired rows={4} />
          <Select
            label={t('days')}
            placeholder={t('days')}
            options={pollDays.map((id) => ({ id, label: t('dayCount', { count: id }) }))}
            value={input.days}
            onChange={(days) => change({ days })}
          />
        </FieldStack>
      )}
      {!quoted && (
        <CheckboxField
          isSelected={input.isGroupOnly}
          isDisabled={!group.isFollowed}
          onChange={(isGroupOnly) => change({ isGroupOnly })}
          description={t(group.isFollowed ? 'groupOnlyHint' : 'followFirst')}
        >
          {t('groupOnly')}
        </CheckboxField>
      )}
      <FormActions>
        <Button type="submit" isPending={form.isPending} pendingLabel={t('pending')}>
          {t('submit')}
        </Button>
        <LinkButton variant="plain" href={paths.circleGroup(group.id)}>
          {t('cancel')}
        </LinkButton>
      </FormActions>
    </FormColumn>
  );
}
