import { type ArticleDocument, checkDocument, type DocumentProblem, type FigureFile } from '@chippage/api/articleDocument';
import { useAnnounce } from '@chippage/ui/Announcer';
import { Alert } from '@chippage/ui/Alert';
import { Prose } from '@chippage/ui/Prose';
import { Editor } from '@tiptap/core';
import { type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { drawFormula } from './drawFormula.ts';
import { articleExtensions } from './extensions/articleExtensions.ts';
import { looksLikeMarkdown } from './looksLikeMarkdown.ts';
import { richTextFieldMessages } from './messages.ts';
import { pasteHtml } from './pasteInto.ts';
import { plainText } from './pastedDocument.ts';
import { isWritten, putDocument } from './putDocument.ts';
import * as styles from './RichTextField.css.ts';
import { RichTextTools } from './RichTextTools.tsx';
import type { TextFigure, TextWindow, Wish } from './textThings.ts';
import { useEditorKeys } from './useEditorKeys.ts';

/** What can be done to a text from outside. */
export interface RichTextHandle {
  focus: () => void;
  /** What is written now. */
  read: () => { document: ArticleDocument } | DocumentProblem;
  /** Puts another text in its place. */
  replace: (document: ArticleDocument, figures: readonly TextFigure[]) => void;
}

/** Props of `RichTextField`. */
export interface RichTextFieldProps {
  /** Names the text: 正文. */
  label: string;
  /** What it begins with; read once. */
  document: ArticleDocument;
  /** The files of the pictures in it. */
  figures: readonly TextFigure[];
  /** Hears that something was written; `read` of the handle says what. */
  onChange: () => void;
  /** Stores a picture. @throws ApiError whose message is shown */
  onUpload: (file: File) => Promise<TextFigure>;
  /** Which of these are part numbers of the catalogue, and which part each is; absent: none is offered. */
  onFindParts?: (words: readonly string[]) => Promise<ReadonlyMap<string, number>>;
  /** Reads HTML that was copied as a document in which nothing runs and nothing is fetched. */
  parseHtml: (html: string) => Document;
  /** What is wrong with the text. */
  error?: string | undefined;
  ref?: Ref<RichTextHandle>;
}

/** A text with headings, lists, tables, code, formulae, pictures and part numbers, written as readers see it. */
export function RichTextField(props: RichTextFieldProps) {
  const { label, document: first, error, ref } = props;
  const t = useMessages(richTextFieldMessages);
  const announce = useAnnounce();
  const hintId = useId();
  const errorId = useId();
  const place = useRef<HTMLDivElement>(null);
  const tools = useRef<HTMLDivElement>(null);
  const files = useRef(new Map<number, FigureFile>());
  const [editor, setEditor] = useState<Editor | null>(null);
  const [wish, setWish] = useState<Wish | null>(null);
  const [open, setOpen] = useState<TextWindow | null>(null);
  const [pictures, setPictures] = useState<readonly File[]>([]);
  const [notice, setNotice] = useState<string | null>(null);
  for (const { id, ...file } of props.figures) files.current.set(id, file);
  const onKey = useEditorKeys({
    onToolbar: () => tools.current?.querySelector<HTMLElement>('[role=toolbar] button:not(:disabled)')?.focus(),
    onLink: () => setOpen('link'),
    onHelp: () => setOpen('keys'),
    onLeaving: () => announce(t('leaving')),
  });

  const takeFiles = (data: DataTransfer | null): boolean => {
    const found = [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
    if (found.length > 0) setPictures((was) => [...was, ...found]);
    return found.length > 0;
  };
  const takeHtml = (of: Editor, html: string): void => {
    const { pictures: more, lost } = pasteHtml(of.view, props.parseHtml(html));
    if (more.length > 0) setPictures((was) => [...was, ...more]);
    setNotice(lost > 0 ? t('picturesLost', { count: lost }) : null);
    announce(t('pasted'));
  };
  /** @returns whether it was taken */
  const take = (of: Editor, data: DataTransfer | null): boolean => {
    const html = data?.getData('text/html') ?? '';
    const plain = data?.getData('text/plain').replaceAll(/\r\n?/g, '\n') ?? '';
    // Office programs add a picture of the words to the words.
    if (plain.trim() === '' && takeFiles(data)) return true;
    if (of.isActive('codeBlock')) return plain !== '' && of.commands.command(({ tr }) => Boolean(tr.insertText(plainText(plain))));
    if (html !== '') takeHtml(of, html);
    else if (looksLikeMarkdown(plain)) {
      void import('./markdown.ts').then(({ markdownBlocks }) => {
        of.chain().focus().insertContent(markdownBlocks(plain)).run();
        announce(t('pastedMarkdown'));
      });
    } else return takeFiles(data);
    return true;
  };
  const hears = useRef({ onKey, take, onChange: props.onChange });
  hears.current = { onKey, take, onChange: props.onChange };

  useEffect(() => {
    if (!place.current) return undefined;
    const made = new Editor({
      element: { mount: place.current },
      extensions: articleExtensions(
        { fileOf: (id) => files.current.get(id) ?? null, drawFormula, onEdit: (kind, attrs) => setWish({ kind, attrs }) },
        t('placeholder'),
      ),
      content: first,
      // A style element would need the page's nonce; the styles stand in RichTextField.css.ts.
      injectCSS: false,
      // Nobody hears what was deleted, and working it out costs time with every key.
      enableCoreExtensions: { delete: false },
      editorProps: {
        transformPastedText: plainText,
        attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, 'aria-describedby': hintId, spellcheck: 'false' },
        handleDOMEvents: {
          keydown: (_view, event) => hears.current.onKey(event),
          paste: (_view, event) => {
            const isTaken = hears.current.take(made, event.clipboardData);
            if (isTaken) event.preventDefault();
            return isTaken;
          },
          drop: (view, event) => {
            // What is moved within the text is no new thing.
            if (view.dragging) return false;
            const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
            if (at) made.commands.setTextSelection(at.pos);
            const isTaken = hears.current.take(made, event.dataTransfer);
            if (isTaken) event.preventDefault();
            return isTaken;
          },
        },
      },
      onUpdate: ({ transaction }) => {
        if (isWritten(transaction)) hears.current.onChange();
      },
    });
    setEditor(made);
    return () => made.destroy();
    // oxlint-disable-next-line react/exhaustive-deps -- made once: what is heard goes through `hears`
  }, []);
  useEffect(() => {
    editor?.view.dom.setAttribute('aria-describedby', error === undefined ? hintId : `${errorId} ${hintId}`);
    editor?.view.dom.toggleAttribute('aria-invalid', error !== undefined);
  }, [editor, error, errorId, hintId]);
  useImperativeHandle(
    ref,
    () => ({
      focus: () => void editor?.commands.focus(),
      read: () => checkDocument(editor?.getJSON() ?? first),
      replace: (document, figures) => {
        for (const { id, ...file } of figures) files.current.set(id, file);
        if (editor) putDocument(editor, document);
      },
    }),
    [editor, first],
  );

  return (
    <div className={error === undefined ? styles.field : `${styles.field} ${styles.wrong}`}>
      <div ref={tools}>
        {editor && (
          <RichTextTools
            editor={editor}
            wish={wish}
            onWishChange={setWish}
            open={open}
            onOpenChange={setOpen}
            pictures={pictures}
            onPicturesChange={setPictures}
            onUpload={async (file) => {
              const { id, ...stored } = await props.onUpload(file);
              files.current.set(id, stored);
              return { id, ...stored };
            }}
            fileOf={(id) => files.current.get(id) ?? null}
            onFindParts={props.onFindParts}
          />
        )}
      </div>
      {notice !== null && (
        <div className={styles.notice}>
          <Alert tone="warn" live="polite" closeLabel={t('close')} onClose={() => setNotice(null)}>
            {notice}
          </Alert>
        </div>
      )}
      <div className={styles.area}>
        <Prose ref={place} />
      </div>
      <p className={styles.hint} id={hintId}>
        {t('hint')}
      </p>
      {error !== undefined && (
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}
