import { codeLanguages } from '@chippage/api/articleDocument';
import { Button } from '@chippage/ui/Button';
import { ChevronDownIcon, TableIcon } from '@chippage/ui/Icon';
import { Menu, MenuItem, MenuSeparator, MenuTrigger } from '@chippage/ui/Menu';
import type { Editor } from '@tiptap/core';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { richTextFieldMessages } from './messages.ts';
import type { LineStyle, TextState } from './textState.ts';

interface MenuProps {
  editor: Editor;
  state: TextState;
}

const lines: readonly LineStyle[] = ['paragraph', 'heading2', 'heading3', 'heading4', 'blockquote', 'codeBlock'];
const keys: Partial<Record<LineStyle, string>> = {
  paragraph: 'Ctrl+Alt+0',
  heading2: 'Ctrl+Alt+2',
  heading3: 'Ctrl+Alt+3',
  heading4: 'Ctrl+Alt+4',
  blockquote: 'Ctrl+Shift+B',
  codeBlock: 'Ctrl+Alt+C',
};

/** Makes the line at the caret one of these. */
function setLine(editor: Editor, line: LineStyle): void {
  const chain = editor.chain().focus();
  if (line === 'blockquote') chain.toggleWrap('blockquote').run();
  else if (line === 'codeBlock') chain.setNode('codeBlock').run();
  else if (line === 'paragraph') chain.lift('blockquote').setNode('paragraph').run();
  else chain.setNode('heading', { level: Number(line.slice(-1)) }).run();
}

/** What the line at the caret is: a heading, a quotation, code. */
export function StyleMenu({ editor, state }: MenuProps) {
  const t = useMessages(richTextFieldMessages);
  return (
    <MenuTrigger>
      <Button variant="plain" size="sm" aria-label={t('style', { name: t(state.line) })}>
        {t(state.line)}
        <ChevronDownIcon size={16} />
      </Button>
      <Menu
        label={t('styles')}
        selectionMode="single"
        selectedKeys={[state.line]}
        disallowEmptySelection
        onAction={(line) => setLine(editor, lines.find((known) => known === line) ?? 'paragraph')}
      >
        {lines.map((line) => (
          <MenuItem key={line} id={line} detail={keys[line]}>
            {t(line)}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  );
}

/** The language of the code at the caret. */
export function LanguageMenu({ editor, state }: MenuProps) {
  const t = useMessages(richTextFieldMessages);
  const { language } = state;
  if (language === undefined) return null;
  return (
    <MenuTrigger>
      <Button variant="plain" size="sm" aria-label={t('language')}>
        {language ?? t('plainCode')}
        <ChevronDownIcon size={16} />
      </Button>
      <Menu
        label={t('language')}
        selectionMode="single"
        selectedKeys={[language ?? '']}
        disallowEmptySelection
        onAction={(key) =>
          editor
            .chain()
            .focus()
            .updateAttributes('codeBlock', { language: codeLanguages.find((known) => known === key) ?? null })
            .run()
        }
      >
        {[
          <MenuItem key="" id="">
            {t('plainCode')}
          </MenuItem>,
          ...codeLanguages.map((known) => (
            <MenuItem key={known} id={known}>
              {known}
            </MenuItem>
          )),
        ]}
      </Menu>
    </MenuTrigger>
  );
}

/** Commands on the table at the caret, in the order of the menu; `null` is a line between them. */
const tableCommands = [
  'addRowBefore',
  'addRowAfter',
  'addColumnBefore',
  'addColumnAfter',
  null,
  'toggleHeaderRow',
  'toggleHeaderColumn',
  'mergeOrSplit',
  null,
  'deleteRow',
  'deleteColumn',
  'deleteTable',
] as const;

/** Puts a table in, or changes the one at the caret. */
export function TableMenu({ editor, state }: MenuProps) {
  const t = useMessages(richTextFieldMessages);
  return (
    <MenuTrigger>
      <Button variant="plain" size="sm" aria-label={t('table')}>
        <TableIcon size={16} />
        <ChevronDownIcon size={12} />
      </Button>
      <Menu label={t('table')}>
        {state.isInTable ? (
          tableCommands.map((command, index) =>
            command === null ? (
              <MenuSeparator key={index} />
            ) : (
              <MenuItem key={command} tone={command.startsWith('delete') ? 'danger' : 'default'} onAction={() => editor.chain().focus()[command]().run()}>
                {t(command)}
              </MenuItem>
            ),
          )
        ) : (
          <MenuItem onAction={() => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()}>{t('insertTable')}</MenuItem>
        )}
      </Menu>
    </MenuTrigger>
  );
}
