import type { DocumentMarkName, FigureFile } from '@chippage/api/articleDocument';
import { Button } from '@chippage/ui/Button';
import { IconButton } from '@chippage/ui/IconButton';
import {
  BoldIcon,
  DividerIcon,
  FormulaIcon,
  ImageIcon,
  InlineCodeIcon,
  ItalicIcon,
  LinkIcon,
  ListIcon,
  NumberedIcon,
  OutlineIcon,
  RedoIcon,
  StrikeIcon,
  SubscriptIcon,
  SuperscriptIcon,
  UndoIcon,
} from '@chippage/ui/Icon';
import { Toolbar, ToolbarGroup } from '@chippage/ui/Toolbar';
import { Tooltip } from '@chippage/ui/Tooltip';
import type { Editor } from '@tiptap/core';
import { type ReactNode, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { FormulaDialog } from './FormulaDialog.tsx';
import { KeysDialog } from './KeysDialog.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { richTextFieldMessages } from './messages.ts';
import { Outline } from './Outline.tsx';
import { PartOffer } from './PartOffer.tsx';
import { PictureDialog } from './PictureDialog.tsx';
import * as styles from './RichTextField.css.ts';
import { LanguageMenu, StyleMenu, TableMenu } from './RichTextMenus.tsx';
import type { TextFigure, TextWindow, Wish } from './textThings.ts';
import { useTextFacts } from './useTextFacts.ts';
import { useTextState } from './useTextState.ts';

/** Props of `RichTextTools`. */
export interface RichTextToolsProps {
  editor: Editor;
  /** A thing of the text that is to be changed. */
  wish: Wish | null;
  onWishChange: (wish: Wish | null) => void;
  /** The window that is open. */
  open: TextWindow | null;
  onOpenChange: (open: TextWindow | null) => void;
  /** Pictures that were pasted or dropped and wait for their words. */
  pictures: readonly File[];
  onPicturesChange: (pictures: readonly File[]) => void;
  onUpload: (file: File) => Promise<TextFigure>;
  fileOf: (id: number) => FigureFile | null;
  onFindParts: ((words: readonly string[]) => Promise<ReadonlyMap<string, number>>) | undefined;
}

const marks: readonly [DocumentMarkName, ReactNode, keys: string][] = [
  ['bold', <BoldIcon key="" size={16} />, 'Ctrl+B'],
  ['italic', <ItalicIcon key="" size={16} />, 'Ctrl+I'],
  ['strike', <StrikeIcon key="" size={16} />, 'Ctrl+Shift+S'],
  ['code', <InlineCodeIcon key="" size={16} />, 'Ctrl+E'],
  ['subscript', <SubscriptIcon key="" size={16} />, 'Ctrl+,'],
  ['superscript', <SuperscriptIcon key="" size={16} />, 'Ctrl+.'],
];

/** The tools over a text, and the windows that they open. */
export function RichTextTools(props: RichTextToolsProps) {
  const { editor, wish, onWishChange, open, onOpenChange, pictures, onPicturesChange, onUpload, fileOf, onFindParts } = props;
  const t = useMessages(richTextFieldMessages);
  const state = useTextState(editor);
  const { count, outline } = useTextFacts(editor);
  const [isOutlined, setOutlined] = useState(false);
  const command = () => editor.chain().focus();
  const tex = wish !== null && wish.kind !== 'figure' ? (typeof wish.attrs['tex'] === 'string' ? wish.attrs['tex'] : '') : null;
  const figure = wish?.kind === 'figure' ? wish.attrs : null;
  const [picture] = pictures;
  const closeWish = () => onWishChange(null);
  const tool = (label: string, icon: ReactNode, onPress: () => void, isDisabled = false) => (
    <Tooltip text={label}>
      <IconButton size="sm" label={label} isDisabled={isDisabled} onPress={onPress}>
        {icon}
      </IconButton>
    </Tooltip>
  );
  const toggle = (label: string, keys: string, icon: ReactNode, isSelected: boolean, onChange: () => void) => (
    <Tooltip key={label} text={`${label}（${keys}）`}>
      <IconButton size="sm" label={label} isSelected={isSelected} onPress={onChange}>
        {icon}
      </IconButton>
    </Tooltip>
  );
  return (
    <>
      <div
        className={styles.tools}
        role="presentation"
        onKeyDown={(event) => {
          if (event.key === 'Escape' && event.currentTarget.contains(event.target as Node)) editor.commands.focus();
        }}
      >
        <Toolbar label={t('toolbar')}>
          <ToolbarGroup label={t('history')}>
            {tool(t('undo'), <UndoIcon size={16} />, () => command().undo().run(), !state.canUndo)}
            {tool(t('redo'), <RedoIcon size={16} />, () => command().redo().run(), !state.canRedo)}
          </ToolbarGroup>
          <ToolbarGroup label={t('styles')}>
            <StyleMenu editor={editor} state={state} />
            <LanguageMenu editor={editor} state={state} />
          </ToolbarGroup>
          <ToolbarGroup label={t('words')}>
            {marks.map(([name, icon, keys]) => toggle(t(name as 'bold'), keys, icon, state.marks.includes(name), () => command().toggleMark(name).run()))}
          </ToolbarGroup>
          <ToolbarGroup label={t('lists')}>
            {toggle(t('bulletList'), 'Ctrl+Shift+8', <ListIcon size={16} />, state.list === 'bulletList', () =>
              command().toggleList('bulletList', 'listItem').run(),
            )}
            {toggle(t('orderedList'), 'Ctrl+Shift+7', <NumberedIcon size={16} />, state.list === 'orderedList', () =>
              command().toggleList('orderedList', 'listItem').run(),
            )}
          </ToolbarGroup>
          <ToolbarGroup label={t('things')}>
            {toggle(t('link'), 'Ctrl+K', <LinkIcon size={16} />, state.href !== null, () => onOpenChange('link'))}
            {tool(t('picture'), <ImageIcon size={16} />, () => onWishChange({ kind: 'figure', attrs: {} }))}
            {tool(t('formula'), <FormulaIcon size={16} />, () => onWishChange({ kind: 'blockFormula', attrs: {} }))}
            <TableMenu editor={editor} state={state} />
            {tool(t('divider'), <DividerIcon size={16} />, () => command().insertContent({ type: 'divider' }).run())}
          </ToolbarGroup>
          <ToolbarGroup label={t('view')}>
            {toggle(t('outline'), t('outline'), <OutlineIcon size={16} />, isOutlined, () => setOutlined(!isOutlined))}
            <Tooltip text={`${t('keysTitle')}（Ctrl+/）`}>
              <Button size="sm" variant="plain" onPress={() => onOpenChange('keys')}>
                {t('keysTitle')}
              </Button>
            </Tooltip>
            <span className={styles.count}>{t('count', { count })}</span>
          </ToolbarGroup>
        </Toolbar>
      </div>
      {isOutlined && <Outline outline={outline} editor={editor} />}
      {onFindParts && <PartOffer editor={editor} onFindParts={onFindParts} />}
      {open === 'link' && <LinkDialog editor={editor} onClose={() => onOpenChange(null)} />}
      {open === 'keys' && <KeysDialog onClose={() => onOpenChange(null)} />}
      {tex !== null && <FormulaDialog editor={editor} before={tex === '' ? null : { tex, isBlock: wish?.kind === 'blockFormula' }} onClose={closeWish} />}
      {figure && (
        <PictureDialog
          editor={editor}
          file={null}
          left={0}
          before={
            figure['figureId'] === undefined
              ? null
              : {
                  figureId: Number(figure['figureId']),
                  alt: String(figure['alt']),
                  caption: String(figure['caption']),
                  src: fileOf(Number(figure['figureId']))?.src ?? null,
                }
          }
          onUpload={onUpload}
          onClose={closeWish}
        />
      )}
      {!figure && picture && (
        <PictureDialog
          key={pictures.length}
          editor={editor}
          file={picture}
          left={pictures.length - 1}
          before={null}
          onUpload={onUpload}
          onClose={() => onPicturesChange(pictures.slice(1))}
        />
      )}
    </>
  );
}
