import type { ArticleDocument } from '@chippage/api/articleDocument';
import { articleWordsLimits } from '@chippage/api/limits';
import type { Loadable } from '@chippage/api/loadable';
import type { Channel, StoredFigure } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { Button } from '@chippage/ui/Button';
import { absoluteTime } from '@chippage/ui/FriendlyTime';
import { lazyPart } from '@chippage/ui/late';
import { LinkButton } from '@chippage/ui/LinkButton';
import { Skeleton } from '@chippage/ui/Skeleton';
import { TextField } from '@chippage/ui/TextField';
import { memo, type ReactNode, type Ref, Suspense, useRef, useState } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { newsPaths } from '../../../i18n/paths/newsPaths.ts';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { PageHead } from '../../../parts/page-column/PageHead.tsx';
import type { RichTextHandle } from '../rich-text-field/RichTextField.tsx';
import { ArticleNotice } from './ArticleNotice.tsx';
import * as styles from './ArticleEditor.css.ts';
import { ArticleSettings } from './ArticleSettings.tsx';
import { type ArticleFacts, type ArticleField, type ArticleProblem, type OwnArticleFacts, problemNumbers } from './articleWords.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { ImportDialog } from './ImportDialog.tsx';
import { articleEditorMessages } from './messages.ts';
import { SaveLine } from './SaveLine.tsx';
import { SubmitDialog } from './SubmitDialog.tsx';
import type { SaveState } from './useAutosave.ts';

// How it stands with saving changes while somebody types: neither the words nor the fields beside them are drawn anew for that.
const RichTextField = memo(lazyPart(async () => (await import('../rich-text-field/RichTextField.tsx')).RichTextField));
const Settings = memo(ArticleSettings);
const noErrors: Partial<Record<ArticleField, string>> = {};

/** Props of `ArticleEditor`. */
export interface ArticleEditorProps {
  /** What the text begins with. */
  first: Loadable<{ document: ArticleDocument; figures: readonly StoredFigure[] }>;
  facts: ArticleFacts;
  onChange: (part: Partial<ArticleFacts>) => void;
  onTextChange: () => void;
  textRef: Ref<RichTextHandle>;
  /** Where it stands; null: it was never saved. */
  article: OwnArticleFacts | null;
  channels: readonly Channel[];
  cover: StoredFigure | null;
  save: SaveState;
  onSave: () => void;
  /** When it was kept what stands here and was not saved last time; null: it was saved. */
  restoredTime: string | null;
  onDiscard: () => void;
  /** What is wrong before it can be handed in. */
  onCheck: () => Partial<Record<ArticleField, ArticleProblem>>;
  /** @throws ApiError whose message is shown */
  onSubmit: (correction: string) => Promise<void>;
  onRedraft: () => Promise<void>;
  onUseMine: () => void;
  onUseTheirs: () => void;
  /** @throws ApiError whose message is shown */
  onImport: (url: string) => Promise<void>;
  onUpload: (file: File) => Promise<StoredFigure>;
  onFindParts: (words: readonly string[]) => Promise<ReadonlyMap<string, number>>;
  parseHtml: (html: string) => Document;
  /** Shows the versions; absent before it was saved. */
  onShowVersions?: (() => void) | undefined;
  /** Windows of the page over it. */
  children?: ReactNode;
}

const bones = (
  <div className={styles.bones}>
    {[50, 100, 95, 80].map((width) => (
      <Skeleton key={width} width={`${width}%`} />
    ))}
  </div>
);

/** Writes an article: its title and words, what is said of it, and how it stands with saving it. */
export function ArticleEditor(props: ArticleEditorProps) {
  const { first, facts, onChange, article, save, restoredTime } = props;
  const t = useMessages(articleEditorMessages);
  const paths = usePaths(newsPaths);
  const [isTried, setTried] = useState(false);
  const [open, setOpen] = useState<'submit' | 'import' | 'conflict' | null>(null);
  const [seenConflict, setSeenConflict] = useState(0);
  const title = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isLocked = article !== null && !article.actions.includes('edit');
  const errors: Partial<Record<ArticleField, string>> = isTried
    ? Object.fromEntries(Object.entries(props.onCheck()).map(([field, problem]) => [field, t(problem, problemNumbers)]))
    : noErrors;
  const submit = () => {
    setTried(true);
    const wrong = props.onCheck();
    if (Object.keys(wrong).length === 0) setOpen('submit');
    else if (wrong.title) title.current?.focus();
    else if (wrong.document && typeof props.textRef === 'object') props.textRef?.current?.focus();
    else
      document
        .querySelector<HTMLElement>(`.${styles.settings.split(' ')[0] ?? ''} [aria-invalid=true], .${styles.settings.split(' ')[0] ?? ''} [data-invalid] input`)
        ?.focus();
  };
  // Said by itself once for each newer version.
  if (save.status === 'conflict' && save.version !== seenConflict) {
    setSeenConflict(save.version);
    setOpen('conflict');
  }
  return (
    <div className={styles.page}>
      <PageHead
        headingRef={heading}
        title={t(article === null ? 'newTitle' : 'editTitle')}
        note={article && t('stateNow', { state: t(article.state) })}
        end={
          <div className={styles.row}>
            {article === null && (
              <Button size="sm" variant="plain" onPress={() => setOpen('import')}>
                {t('importWechat')}
              </Button>
            )}
            {props.onShowVersions && (
              <Button size="sm" variant="plain" onPress={props.onShowVersions}>
                {t('versions')}
              </Button>
            )}
            {article && (
              <LinkButton size="sm" variant="plain" href={paths.articlePreview(article.id)}>
                {t('preview')}
              </LinkButton>
            )}
            <LinkButton size="sm" variant="plain" href={paths.ownArticles()}>
              {t('myArticles')}
            </LinkButton>
          </div>
        }
      />
      <ArticleNotice article={article} publishTime={facts.publishTime} onRedraft={props.onRedraft} />
      {restoredTime !== null && (
        <Alert
          tone="info"
          live="polite"
          action={
            <Button size="sm" variant="outline" onPress={props.onDiscard}>
              {t('discard')}
            </Button>
          }
        >
          {t('restored', { time: absoluteTime(Date.parse(restoredTime)).minute })}
        </Alert>
      )}
      <Loaded value={first} loadingLabel={t('loading')} failedTitle={t('loadFailed')} skeleton={bones}>
        {({ document: text, figures }) =>
          !isLocked && (
            <div className={styles.columns}>
              <div className={styles.main}>
                <TextField
                  label={t('title')}
                  size="lg"
                  isRequired
                  value={facts.title}
                  onChange={(next) => onChange({ title: next })}
                  maxLength={articleWordsLimits.title.maxLength}
                  error={errors.title}
                  inputRef={title}
                />
                <Suspense fallback={bones}>
                  <RichTextField
                    ref={props.textRef}
                    label={t('body')}
                    document={text}
                    figures={figures}
                    onChange={props.onTextChange}
                    onUpload={props.onUpload}
                    onFindParts={props.onFindParts}
                    parseHtml={props.parseHtml}
                    error={errors.document}
                  />
                </Suspense>
              </div>
              <Settings facts={facts} onChange={onChange} errors={errors} channels={props.channels} cover={props.cover} onUpload={props.onUpload} />
            </div>
          )
        }
      </Loaded>
      {!isLocked && (
        <div className={styles.foot}>
          <SaveLine state={save} onRetry={props.onSave} onChoose={() => setOpen('conflict')} />
          <Button onPress={submit} isDisabled={first.status !== 'ready'}>
            {t('submit')}
          </Button>
        </div>
      )}
      {open === 'submit' && <SubmitDialog isPublished={article?.state === 'PUBLISHED'} onSubmit={props.onSubmit} onClose={() => setOpen(null)} />}
      {open === 'import' && <ImportDialog onImport={props.onImport} onClose={() => setOpen(null)} />}
      {open === 'conflict' && save.status === 'conflict' && (
        <ConflictDialog
          time={save.time}
          returnFocusRef={heading}
          onUseMine={() => {
            setOpen(null);
            props.onUseMine();
          }}
          onUseTheirs={() => {
            setOpen(null);
            props.onUseTheirs();
          }}
          onClose={() => setOpen(null)}
        />
      )}
      {props.children}
    </div>
  );
}
