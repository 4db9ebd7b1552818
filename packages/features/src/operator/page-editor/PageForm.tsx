import { pageChangeLimits } from '@chippage/api/limits';
import { ApiError } from '@chippage/api/errors';
import type { Block, PageChange, PageSource } from '@chippage/api/types';
import { useAnnounce } from '@chippage/ui/Announcer';
import { Card } from '@chippage/ui/Card';
import { TextArea } from '@chippage/ui/TextArea';
import { TextField } from '@chippage/ui/TextField';
import { type ReactNode, useRef, useState } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { Note } from '../../parts/page-column/PageColumn.tsx';
import { SaveBar } from '../../parts/save-bar/SaveBar.tsx';
import { useAction } from '../../parts/action/useAction.ts';
import { ConflictNotice } from './ConflictNotice.tsx';
import { pageEditorMessages } from './messages.ts';
import * as styles from './PageEditor.css.ts';
import { usePageDraft } from './usePageDraft.ts';
import { usePreview } from './usePreview.ts';

/** What the server replaces by the site's name, so that a page says the right one on every site. */
const SITE_TOKEN = '{site}';
const LONGEST = { title: pageChangeLimits.title.maxLength, description: pageChangeLimits.description.maxLength, markdown: pageChangeLimits.markdown.maxLength };

export interface PageFormProps {
  page: PageSource;
  /** Keeps it; rejects with status 409 when somebody else was faster. */
  onSave: (change: PageChange) => Promise<PageSource>;
  /** What is kept now, after such a refusal. */
  onReadAgain: (key: PageSource['key']) => Promise<PageSource | undefined>;
  /** The text as blocks. Keep it stable between renders. */
  onPreview: (markdown: string) => Promise<readonly Block[]>;
  /** Draws blocks as the page itself does. */
  renderBlocks: (blocks: readonly Block[]) => ReactNode;
  onDirtyChange?: (isDirty: boolean) => void;
}

/** A page's source with the page as visitors would see it. */
export function PageForm({ page, onSave, onReadAgain, onPreview, renderBlocks, onDirtyChange }: PageFormProps) {
  const t = useMessages(pageEditorMessages);
  const announce = useAnnounce();
  const draft = usePageDraft(page, onDirtyChange);
  const { title, description, markdown } = draft.text;
  const preview = usePreview(markdown, onPreview);
  const { isPending, failure, run, clear } = useAction();
  const [isTried, setTried] = useState(false);
  const [savedVersion, setSavedVersion] = useState<number | null>(null);
  const titleField = useRef<HTMLInputElement>(null);
  const descriptionField = useRef<HTMLInputElement>(null);
  const sourceField = useRef<HTMLTextAreaElement>(null);
  const tooLong = (text: string, max: number) => ([...text].length > max ? t('tooLong', { max }) : undefined);
  const errors = {
    title: title.trim() === '' ? t('titleRequired') : tooLong(title, LONGEST.title),
    description: tooLong(description, LONGEST.description),
    markdown: markdown.trim() === '' ? t('sourceRequired') : tooLong(markdown, LONGEST.markdown),
  };
  const save = async () => {
    setTried(true);
    const wrong = (errors.title && titleField) || (errors.description && descriptionField) || (errors.markdown && sourceField);
    if (wrong) return wrong.current?.focus();
    await run('save', async () => {
      try {
        const kept = await onSave({ key: page.key, title: title.trim(), description: description.trim(), markdown, version: draft.version });
        draft.adopt(kept);
        setTried(false);
        setSavedVersion(kept.version);
        announce(t('saved', { version: kept.version }));
      } catch (error) {
        const theirs = error instanceof ApiError && error.status === 409 ? await onReadAgain(page.key) : undefined;
        if (!theirs) throw error;
        draft.meet(theirs);
      }
    });
  };
  return (
    <div className={styles.both}>
      <div className={styles.form}>
        {draft.conflict && (
          <ConflictNotice
            theirs={draft.conflict}
            onKeepMine={() => {
              draft.keepMine();
              sourceField.current?.focus();
            }}
            onTakeTheirs={() => {
              if (draft.conflict) draft.adopt(draft.conflict);
              sourceField.current?.focus();
            }}
          />
        )}
        <TextField
          label={t('titleLabel')}
          value={title}
          inputRef={titleField}
          error={isTried ? errors.title : undefined}
          onChange={(next) => draft.change({ title: next })}
        />
        <TextField
          label={t('descriptionLabel')}
          value={description}
          inputRef={descriptionField}
          error={isTried ? errors.description : undefined}
          onChange={(next) => draft.change({ description: next })}
        />
        <TextArea
          label={t('sourceLabel')}
          description={t('sourceHint', { token: SITE_TOKEN })}
          isMono
          rows={18}
          maxCount={LONGEST.markdown}
          value={markdown}
          inputRef={sourceField}
          error={isTried ? errors.markdown : undefined}
          onChange={(next) => draft.change({ markdown: next })}
        />
        <SaveBar
          isDirty={draft.isDirty}
          isPending={isPending}
          failure={failure}
          doneLabel={savedVersion === null ? null : t('saved', { version: savedVersion })}
          labels={{ save: t('save'), reset: t('reset'), unsaved: t('unsaved') }}
          onSave={() => void save()}
          onReset={() => {
            draft.reset();
            clear();
            setTried(false);
            sourceField.current?.focus();
          }}
        />
      </div>
      <Card title={t('preview')} note={preview.isWaiting && preview.failure === null ? t('previewWaiting') : undefined}>
        {preview.failure !== null && <Note>{t('previewFailed', { message: preview.failure })}</Note>}
        <div className={styles.preview} role="region" aria-label={t('previewText')} tabIndex={0}>
          {preview.blocks.length === 0 ? <p className={styles.faint}>{t('previewEmpty')}</p> : renderBlocks(preview.blocks)}
        </div>
      </Card>
    </div>
  );
}
