import { useApi } from '@chippage/api/ApiProvider';
import { type ArticleDocument, figureIds } from '@chippage/api/articleDocument';
import { ApiError } from '@chippage/api/errors';
import { matchBom } from '@chippage/api/bom';
import type { Loadable } from '@chippage/api/loadable';
import {
  addArticle,
  importWechatArticle,
  ownArticleCountsQuery,
  ownArticleQuery,
  ownArticlesQuery,
  saveArticle,
  setArticleStatus,
  submitArticle,
  uploadArticleFigure,
} from '@chippage/api/news';
import { useInvalidate } from '@chippage/api/query';
import type { Channel, OwnArticle, SavedArticle, StoredFigure } from '@chippage/api/types';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import type { PageActions } from '../../../parts/action/pageActions.ts';
import { useChannels } from '../../channels/channel-nav/useChannels.ts';
import type { RichTextHandle } from '../rich-text-field/RichTextField.tsx';
import type { ArticleEditorProps } from './ArticleEditor.tsx';
import { type ArticleCopies, type ArticleFacts, documentIn, emptyFacts, emptyText, type OwnArticleFacts, problemsOf } from './articleWords.ts';
import { articleEditorMessages } from './messages.ts';
import { useAutosave } from './useAutosave.ts';

const noChannels: readonly Channel[] = [];

/** What the editor needs of its page. */
export interface ArticleEditorOptions extends Pick<PageActions, 'notify'> {
  /** The article; null: a new one. Read once. */
  id: number | null;
  /** Whose it is; null while the session is over. The first one is kept: another member never gets these words. */
  memberId: number | null;
  /** The session is over: somebody has to log in before it can be saved. */
  onLogIn: () => void;
  copies: ArticleCopies;
  parseHtml: (html: string) => Document;
  /** A new article has its number: the address is to say it. */
  onBegun: (id: number) => void;
  /** Another article is to be opened. */
  onOpen: (id: number) => void;
}

/** What the page needs of the editor. */
export interface BoundArticleEditor {
  editor: ArticleEditorProps;
  /** Whether something is written that nobody keeps but this page. */
  isDirty: boolean;
  /** What stands in the editor now, for comparing. */
  readNow: () => { facts: ArticleFacts; document: ArticleDocument };
  id: number | null;
  version: number | null;
  /** Puts an article in the place of what stands there, e.g. after a version was brought back. */
  show: (article: OwnArticle) => void;
}

/** Binds `ArticleEditor` to the API: it saves by itself, keeps what is not saved in this browser, and gives it back after a crash. */
export function useArticleEditor({ id: asked, memberId, onLogIn, copies, parseHtml, onBegun, onOpen, notify }: ArticleEditorOptions): BoundArticleEditor {
  const t = useMessages(articleEditorMessages);
  const client = useApi();
  const invalidate = useInvalidate();
  const channels = useChannels() ?? noChannels;
  const [owner] = useState(memberId);
  const [first, setFirst] = useState<Loadable<{ document: ArticleDocument; figures: readonly StoredFigure[] }>>({ status: 'loading' });
  const [facts, setFacts] = useState<ArticleFacts>(emptyFacts);
  const [article, setArticle] = useState<OwnArticleFacts | null>(null);
  const [restoredTime, setRestoredTime] = useState<string | null>(null);
  const text = useRef<RichTextHandle>(null);
  const now = useRef({
    id: asked,
    version: null as number | null,
    facts: emptyFacts,
    document: emptyText,
    figures: new Map<number, StoredFigure>(),
    writingKey: '',
  });
  const textName = (id: number | null) => `${owner ?? 0}:${id ?? 'new'}`;

  const readDocument = () => {
    const read = text.current?.read();
    if (read && 'document' in read) now.current.document = read.document;
    return read;
  };
  const take = (saved: SavedArticle) => {
    now.current.id = saved.id;
    now.current.version = saved.version;
    setArticle((was) => ({ reason: null, takenDown: null, publishedTime: null, ...was, ...saved }));
  };
  const autosave = useAutosave({
    isMember: memberId !== null && memberId === owner,
    keep: () => {
      readDocument();
      const { id, version, facts: of, document, figures, writingKey } = now.current;
      const used = new Set([...figureIds(document), ...(of.coverId === null ? [] : [of.coverId])]);
      const copy = {
        facts: of,
        document,
        figures: [...figures.values()].filter((figure) => used.has(figure.id)),
        baseVersion: version,
        writingKey,
        time: new Date().toISOString(),
      };
      void copies.set(textName(id), copy);
    },
    save: async () => {
      const read = readDocument();
      if (read && 'problem' in read) throw new ApiError({ status: 422, reason: 'article.wrong_document', message: `${read.problem}（${read.path}）` });
      const { id, version, facts: of, document, writingKey } = now.current;
      const words = { ...of, document: document as unknown as Record<string, unknown> };
      const saved =
        id === null || version === null
          ? await addArticle(words, { client, idempotencyKey: writingKey })
          : await saveArticle({ id, ...words, baseVersion: version }, { client });
      take(saved);
      if (id === null) {
        await copies.remove(textName(null), writingKey);
        onBegun(saved.id);
      }
      return saved.saveTime;
    },
    onSaved: () => {
      setRestoredTime(null);
      void copies.remove(textName(now.current.id), now.current.writingKey);
    },
  });
  const put = (found: { facts: ArticleFacts; document: ArticleDocument; figures: readonly StoredFigure[] }) => {
    now.current.facts = found.facts;
    now.current.document = found.document;
    for (const figure of found.figures) now.current.figures.set(figure.id, figure);
    setFacts(found.facts);
    if (text.current) text.current.replace(found.document, found.figures);
    else setFirst({ status: 'ready', data: { document: found.document, figures: found.figures } });
  };
  const show = (own: OwnArticle) => {
    const { words, figures, ...rest } = own;
    const { document, ...ownFacts } = words;
    now.current.id = own.id;
    now.current.version = own.version;
    setArticle(rest);
    put({ facts: ownFacts, document: documentIn(document), figures });
  };
  const open = async () => {
    setFirst({ status: 'loading' });
    now.current.writingKey = crypto.randomUUID();
    try {
      const [own, copy] = await Promise.all([asked === null ? null : ownArticleQuery.fetch({ id: asked }, { client }), copies.take(textName(asked))]);
      if (own) show(own);
      // A copy of an article that was saved elsewhere since is still these words: saving it asks which of both is meant.
      if (copy && (own === null || own.actions.includes('edit'))) {
        now.current.version = own === null ? null : copy.baseVersion;
        now.current.writingKey = copy.writingKey;
        put(copy);
        setRestoredTime(copy.time);
        autosave.changed();
      } else if (own === null) put({ facts: emptyFacts, document: emptyText, figures: [] });
    } catch (error) {
      const { reason, message } = error instanceof ApiError ? error : { reason: 'network.unreadable' as const, message: '' };
      setFirst({ status: 'failed', code: reason, message, onRetry: () => void open() });
    }
  };
  useEffect(() => {
    void open();
    // oxlint-disable-next-line react/exhaustive-deps -- once: what is written outlives a change of the address
  }, []);

  const change = (part: Partial<ArticleFacts>) => {
    now.current.facts = { ...now.current.facts, ...part };
    setFacts(now.current.facts);
    autosave.changed();
  };
  const refresh = () => Promise.all([invalidate(ownArticlesQuery), invalidate(ownArticleCountsQuery)]);
  const upload = async (file: File) => {
    const stored = await uploadArticleFigure({ file }, { client });
    now.current.figures.set(stored.id, stored);
    return stored;
  };
  const findParts = useCallback(
    async (words: readonly string[]) => {
      const lines = words.map((mpn) => ({ mpn, brand: '', value: '', footprint: '', description: '', designators: '' }));
      const { data } = await matchBom({ lines }, { client });
      return new Map(data.flatMap(({ kind, part }, index) => (kind === 'exact' && part ? [[words[index] ?? '', part.id] as const] : [])));
    },
    [client],
  );
  const does = useRef({ change, upload, changed: autosave.changed });
  does.current = { change, upload, changed: autosave.changed };
  // The same from one drawing to the next: what hears them is not drawn anew with the state of saving.
  const [hears] = useState(() => ({
    onChange: (part: Partial<ArticleFacts>) => does.current.change(part),
    onTextChange: () => does.current.changed(),
    onUpload: (file: File) => does.current.upload(file),
  }));
  return {
    editor: {
      ...hears,
      first,
      facts,
      textRef: text,
      article,
      channels,
      cover: facts.coverId === null ? null : (now.current.figures.get(facts.coverId) ?? null),
      save: autosave.state,
      onSave: () => (memberId === null ? onLogIn() : void autosave.saveNow()),
      restoredTime,
      onDiscard: () => {
        void copies.remove(textName(now.current.id), now.current.writingKey).then(open);
        setRestoredTime(null);
      },
      onCheck: () => {
        readDocument();
        return problemsOf(now.current.facts, now.current.document, Date.now());
      },
      onSubmit: async (correction) => {
        autosave.changed();
        if (!(await autosave.saveNow())) throw new ApiError({ status: 0, reason: 'network.unreachable', message: t('notSubmitted') });
        const { id, version } = now.current;
        if (id === null || version === null) return;
        take(await submitArticle({ id, baseVersion: version, ...(correction !== '' && { correction }) }, { client }));
        notify({ tone: 'success', text: t('submitted') });
        await refresh();
      },
      onRedraft: async () => {
        const { id } = now.current;
        if (id === null) return;
        await setArticleStatus({ id, state: 'DRAFT' }, { client });
        await Promise.all([refresh(), invalidate(ownArticleQuery)]);
        show(await ownArticleQuery.fetch({ id }, { client }));
      },
      onUseMine: () => {
        if (autosave.state.status === 'conflict') now.current.version = autosave.state.version;
        autosave.settle();
      },
      onUseTheirs: () => {
        const { id } = now.current;
        if (id === null) return;
        void ownArticleQuery.fetch({ id }, { client }).then((own) => {
          show(own);
          autosave.settle();
        });
      },
      onImport: async (url) => {
        const { id, title, lostPictures } = await importWechatArticle({ url }, { client });
        notify({
          tone: lostPictures > 0 ? 'warn' : 'success',
          text: lostPictures > 0 ? t('importedLost', { title, count: lostPictures }) : t('imported', { title }),
        });
        await refresh();
        onOpen(id);
      },
      onFindParts: findParts,
      parseHtml,
    },
    isDirty: autosave.isDirty,
    readNow: () => {
      readDocument();
      return { facts: now.current.facts, document: now.current.document };
    },
    id: article?.id ?? null,
    version: article?.version ?? null,
    show,
  };
}
