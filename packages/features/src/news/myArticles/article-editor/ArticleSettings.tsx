import { articleWordsLimits as limits } from '@chippage/api/limits';
import { ApiError } from '@chippage/api/errors';
import type { ArticleAi, ArticleOrigin, Channel, StoredFigure } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { CheckboxField, CheckboxGroup } from '@chippage/ui/CheckboxField';
import { FileButton } from '@chippage/ui/FileButton';
import { Radio, RadioGroup } from '@chippage/ui/RadioGroup';
import { TextArea } from '@chippage/ui/TextArea';
import { TextField } from '@chippage/ui/TextField';
import { useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { FieldStack, FormMessage } from '../../../parts/form/FormLayout.tsx';
import * as styles from './ArticleEditor.css.ts';
import { type ArticleFacts, type ArticleField, tagsIn } from './articleWords.ts';
import { articleEditorMessages } from './messages.ts';

/** Props of `ArticleSettings`. */
export interface ArticleSettingsProps {
  facts: ArticleFacts;
  onChange: (part: Partial<ArticleFacts>) => void;
  errors: Partial<Record<ArticleField, string>>;
  channels: readonly Channel[];
  /** The picture of the cover. */
  cover: StoredFigure | null;
  /** Stores a picture. @throws ApiError whose message is shown */
  onUpload: (file: File) => Promise<StoredFigure>;
}

const origins: readonly ArticleOrigin[] = ['original', 'reprint', 'translation', 'authorised'];
const ais: readonly ArticleAi[] = ['none', 'part', 'whole'];

/** A time as the browser's own field for it has it, in this device's zone. */
function localTime(time: string | null): string {
  if (time === null) return '';
  const date = new Date(time);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** What is said of an article beside its words: where it stands, whose it is, when it comes. */
export function ArticleSettings({ facts, onChange, errors, channels, cover, onUpload }: ArticleSettingsProps) {
  const t = useMessages(articleEditorMessages);
  const [failure, setFailure] = useState<string | null>(null);
  const [tags, setTags] = useState(facts.tags.join('，'));
  const all = channels.flatMap((channel) => [channel, ...channel.children]);
  const main = all.find(({ id }) => id === facts.channelIds[0]);
  const choose = async (file: File) => {
    setFailure(null);
    try {
      onChange({ coverId: (await onUpload(file)).id });
    } catch (error) {
      setFailure(error instanceof ApiError ? error.message : t('coverFailed'));
    }
  };
  return (
    <section className={styles.settings} aria-label={t('settings')}>
      <FieldStack>
        <TextArea
          label={t('summary')}
          description={t('summaryHint')}
          rows={3}
          maxCount={limits.summary.maxLength}
          value={facts.summary}
          onChange={(summary) => onChange({ summary })}
          error={errors.summary}
        />
        <CheckboxGroup
          label={t('channels')}
          description={main ? t('mainChannel', { name: main.name }) : t('channelsHint')}
          orientation="horizontal"
          value={facts.channelIds.map(String)}
          onChange={(ids) => onChange({ channelIds: ids.map(Number).slice(0, limits.channelIds.maxItems) })}
          error={errors.channelIds}
        >
          {all.map(({ id, name }) => (
            <CheckboxField
              key={id}
              value={String(id)}
              size="sm"
              isDisabled={facts.channelIds.length >= limits.channelIds.maxItems && !facts.channelIds.includes(id)}
            >
              {name}
            </CheckboxField>
          ))}
        </CheckboxGroup>
        <div className={styles.cover}>
          <span className={styles.label}>{t('cover')}</span>
          {cover && <img className={styles.coverPicture} src={cover.src} alt={t('coverAlt')} />}
          <div className={styles.row}>
            <FileButton size="sm" acceptedTypes={['image/png', 'image/jpeg', 'image/webp', 'image/avif']} onSelect={([file]) => file && void choose(file)}>
              {t('coverChoose')}
            </FileButton>
            {facts.coverId !== null && (
              <Button size="sm" variant="plain" onPress={() => onChange({ coverId: null })}>
                {t('coverRemove')}
              </Button>
            )}
          </div>
          <span className={styles.quiet}>{t('coverHint')}</span>
          <FormMessage>{failure}</FormMessage>
        </div>
        <RadioGroup
          label={t('origin')}
          look="marks"
          orientation="horizontal"
          value={facts.origin}
          onChange={(origin) => onChange({ origin: origins.find((known) => known === origin) ?? 'original' })}
        >
          {origins.map((origin) => (
            <Radio key={origin} value={origin}>
              {t(origin)}
            </Radio>
          ))}
        </RadioGroup>
        {facts.origin !== 'original' && (
          <>
            <TextField
              label={t('source')}
              value={facts.source}
              onChange={(source) => onChange({ source })}
              maxLength={limits.source.maxLength}
              error={errors.source}
            />
            <TextField
              label={t('sourceUrl')}
              description={t('sourceUrlHint')}
              inputMode="url"
              value={facts.sourceUrl}
              onChange={(sourceUrl) => onChange({ sourceUrl: sourceUrl.trim() })}
              maxLength={limits.sourceUrl.maxLength}
              error={errors.sourceUrl}
            />
            <TextField
              label={t('licence')}
              description={t('licenceHint')}
              value={facts.licence}
              onChange={(licence) => onChange({ licence })}
              maxLength={limits.licence.maxLength}
              error={errors.licence}
            />
          </>
        )}
        <RadioGroup label={t('ai')} description={t('aiHint')} value={facts.ai} onChange={(ai) => onChange({ ai: ais.find((known) => known === ai) ?? 'none' })}>
          {ais.map((ai) => (
            <Radio key={ai} value={ai}>
              {t(ai)}
            </Radio>
          ))}
        </RadioGroup>
        <TextField
          label={t('tags')}
          description={t('tagsHint', { mostTags: limits.tags.maxItems })}
          value={tags}
          onChange={(text) => {
            setTags(text);
            onChange({ tags: tagsIn(text) });
          }}
          error={errors.tags}
        />
        <TextField
          label={t('publishTime')}
          description={t('publishTimeHint')}
          type="datetime-local"
          value={localTime(facts.publishTime)}
          onChange={(time) => onChange({ publishTime: time === '' ? null : new Date(time).toISOString() })}
          error={errors.publishTime}
        />
      </FieldStack>
    </section>
  );
}
