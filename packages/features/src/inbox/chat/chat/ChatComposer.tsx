import { chatMessageWishLimits } from '@chippage/api/limits';
import type { ChatMessage } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { Button } from '@chippage/ui/Button';
import { FileButton } from '@chippage/ui/FileButton';
import { CloseIcon, ChevronDownIcon, DocumentIcon, ImageIcon, TrayIcon } from '@chippage/ui/Icon';
import { IconButton } from '@chippage/ui/IconButton';
import { Menu, MenuItem, MenuTrigger } from '@chippage/ui/Menu';
import { TextArea } from '@chippage/ui/TextArea';
import { type ClipboardEvent, type Ref, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import type { Draft as TextDraft } from '../../../parts/form/useDraft.ts';
import { inboxTermsMessages } from '../../parts/messages.ts';
import { noteOf } from '../../parts/noteOf.ts';
import * as styles from './Chat.css.ts';
import type { Draft } from './chatState.ts';
import { chatMessages } from './messages.ts';

/** Which keys send: Enter alone, or Ctrl and Enter. */
export type SendKeys = 'enter' | 'ctrlEnter';

export interface ChatComposerProps {
  /** To whom. */
  name: string;
  draft: TextDraft;
  answering: ChatMessage | null;
  onAnswerCancel: () => void;
  sendKeys: SendKeys;
  onSendKeys: (keys: SendKeys) => void;
  onSend: (draft: Draft) => void;
  /** Opens the choice of a card. */
  onPickCard: () => void;
  onType: () => void;
  inputRef: Ref<HTMLTextAreaElement>;
}

const MOST_BYTES = 10_485_760;
const pictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];
const mostText = chatMessageWishLimits.text.maxLength;

/** The box in which a message is written. Enter sends, but not while an input method is at work. */
export function ChatComposer({ name, draft, answering, onAnswerCancel, sendKeys, onSendKeys, onSend, onPickCard, onType, inputRef }: ChatComposerProps) {
  const t = useMessages(chatMessages);
  const terms = useMessages(inboxTermsMessages);
  const [tooLarge, setTooLarge] = useState<readonly string[]>([]);
  const { text, setText, forget } = draft;
  const isTooLong = [...text.trim()].length > mostText;
  const answers = answering ?? undefined;

  const send = () => {
    if (text.trim() === '' || isTooLong) return;
    onSend({ text: text.trim(), answers });
    forget();
    onAnswerCancel();
  };
  const sendFiles = (files: readonly File[]) => {
    setTooLarge(files.filter(({ size }) => size > MOST_BYTES).map((file) => file.name));
    for (const file of files) if (file.size <= MOST_BYTES) onSend({ text: '', file });
  };
  const onPaste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    if (files.length === 0) return;
    event.preventDefault();
    sendFiles(files);
  };
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {answering !== null && (
        <div className={styles.answering}>
          <span>{t('answering', { name: answering.writer.nickName, note: noteOf(answering, terms).slice(0, 60) })}</span>
          <IconButton label={t('answerCancel')} size="xs" onPress={onAnswerCancel}>
            <CloseIcon size={16} />
          </IconButton>
        </div>
      )}
      <div onPaste={onPaste}>
        <TextArea
          label={t('write', { name })}
          isLabelHidden
          placeholder={t('placeholder')}
          rows={3}
          inputRef={inputRef}
          value={text}
          error={isTooLong ? t('tooLong') : undefined}
          maxCount={text.length > mostText - 200 ? mostText : undefined}
          onChange={(next) => {
            setText(next);
            if (next.trim() !== '') onType();
          }}
          onKeyDown={(event) => {
            // 229 is what Safari reports for the Enter that ends a composition, with isComposing already false.
            const isComposing = event.nativeEvent.isComposing || event.keyCode === 229;
            const sends = sendKeys === 'enter' ? !event.shiftKey && !event.altKey : event.ctrlKey || event.metaKey;
            if (event.key === 'Enter' && !isComposing && sends) {
              event.preventDefault();
              send();
            } else event.continuePropagation();
          }}
        />
      </div>
      {tooLarge.length > 0 && (
        <div className={styles.problems}>
          {tooLarge.map((each) => (
            <Alert key={each} tone="warn" live="assertive">
              {t('tooLarge', { name: each })}
            </Alert>
          ))}
        </div>
      )}
      <div className={styles.composerFoot}>
        <FileButton variant="plain" size="sm" icon={<ImageIcon size={16} />} acceptedTypes={pictureTypes} allowsMultiple onSelect={sendFiles}>
          {t('attachPicture')}
        </FileButton>
        <FileButton variant="plain" size="sm" icon={<DocumentIcon size={16} />} allowsMultiple onSelect={sendFiles}>
          {t('attachFile')}
        </FileButton>
        <Button variant="plain" size="sm" icon={<TrayIcon size={16} />} onPress={onPickCard}>
          {t('attachCard')}
        </Button>
        <span className={styles.sendEnd}>
          <span className={styles.hint}>{t(sendKeys === 'enter' ? 'sendHintEnter' : 'sendHintCtrl')}</span>
          <MenuTrigger>
            <IconButton label={t('sendKeys')} size="sm">
              <ChevronDownIcon size={16} />
            </IconButton>
            <Menu
              label={t('sendKeys')}
              selectionMode="single"
              disallowEmptySelection
              selectedKeys={[sendKeys]}
              onSelectionChange={(keys) => onSendKeys(keys !== 'all' && keys.has('ctrlEnter') ? 'ctrlEnter' : 'enter')}
            >
              <MenuItem id="enter">{t('enterSends')}</MenuItem>
              <MenuItem id="ctrlEnter">{t('ctrlSends')}</MenuItem>
            </Menu>
          </MenuTrigger>
          <Button type="submit" size="sm">
            {t('send')}
          </Button>
        </span>
      </div>
    </form>
  );
}
