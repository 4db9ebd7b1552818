import { documentLimits } from '@chippage/api/articleDocument';
import { ApiError } from '@chippage/api/errors';
import { Alert } from '@chippage/ui/Alert';
import { Button } from '@chippage/ui/Button';
import { Dialog } from '@chippage/ui/Dialog';
import { FileButton } from '@chippage/ui/FileButton';
import { ProgressBar } from '@chippage/ui/ProgressBar';
import { TextArea } from '@chippage/ui/TextArea';
import { TextField } from '@chippage/ui/TextField';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { FieldStack } from '../../../parts/form/FormLayout.tsx';
import { DialogEnd } from '../../../parts/dialog-end/DialogEnd.tsx';
import type { TextDialogProps } from './LinkDialog.tsx';
import { richTextFieldMessages } from './messages.ts';
import * as styles from './RichTextField.css.ts';
import type { TextFigure } from './textThings.ts';

/** Props of `PictureDialog`. */
export interface PictureDialogProps extends TextDialogProps {
  /** The picture that is put in, as it came; null: one is chosen here, or `before` is changed. */
  file: File | null;
  /** How many more wait after it. */
  left: number;
  /** The picture that is changed. */
  before: { figureId: number; alt: string; caption: string; src: string | null } | null;
  /** @throws ApiError whose message is shown */
  onUpload: (file: File) => Promise<TextFigure>;
}

/** Kinds of pictures that the site stores. */
const kinds = ['image/png', 'image/jpeg', 'image/webp', 'image/avif'];

/** Puts a picture into the text. Words for who cannot see it are asked for while it is on its way. */
export function PictureDialog({ editor, file: given, left, before, onUpload, onClose }: PictureDialogProps) {
  const t = useMessages(richTextFieldMessages);
  const [file, setFile] = useState(given);
  const [stored, setStored] = useState<number | null>(before?.figureId ?? null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const [alt, setAlt] = useState(before?.alt ?? '');
  const [caption, setCaption] = useState(before?.caption ?? '');
  const [isTried, setTried] = useState(false);
  const altField = useRef<HTMLTextAreaElement>(null);
  const [own, setOwn] = useState<string | null>(null);
  const url = own ?? before?.src ?? null;
  useEffect(() => {
    if (!file) return undefined;
    const made = URL.createObjectURL(file);
    setOwn(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  // Whoever is done with the words before the picture is stored need not press again.
  const waiting = useRef<(id: number) => void>(null);
  const send = async (of: File) => {
    setPending(true);
    setFailure(null);
    try {
      const { id } = await onUpload(of);
      setStored(id);
      waiting.current?.(id);
    } catch (error) {
      setFailure(error instanceof ApiError ? error.message : t('pictureFailed'));
    } finally {
      waiting.current = null;
      setPending(false);
    }
  };
  const choose = (of: File) => {
    setFile(of);
    setStored(null);
    void send(of);
  };
  useEffect(() => {
    if (given) void send(given);
    // oxlint-disable-next-line react/exhaustive-deps -- once: the file that it was opened with
  }, []);
  const altError =
    alt.trim() === '' ? t('pictureAltMissing') : alt.trim().length > documentLimits.alt ? t('pictureLong', { most: documentLimits.alt }) : undefined;
  const captionError = caption.trim().length > documentLimits.caption ? t('pictureLong', { most: documentLimits.caption }) : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setTried(true);
    if (altError !== undefined || captionError !== undefined) return altField.current?.focus();
    const insert = (figureId: number) => {
      onClose();
      editor
        .chain()
        .focus()
        .insertContent({ type: 'figure', attrs: { figureId, alt: alt.trim(), caption: caption.trim() } })
        .run();
    };
    if (stored !== null) insert(stored);
    else if (isPending) waiting.current = insert;
    else if (file === null) setFailure(t('pictureMissing'));
    return undefined;
  };
  return (
    <Dialog
      title={t('pictureTitle')}
      description={left > 0 ? t('pictureLeft', { count: left }) : undefined}
      closeLabel={t('close')}
      isOpen
      onOpenChange={onClose}
    >
      <form noValidate onSubmit={submit}>
        <FieldStack>
          <div className={styles.chosen}>
            {url !== null && <img className={styles.thumbnail} src={url} alt="" />}
            <FileButton acceptedTypes={kinds} onSelect={([first]) => first && choose(first)}>
              {t('pictureFile')}
            </FileButton>
            <span className={styles.quiet}>{t('pictureHint')}</span>
          </div>
          {isPending && <ProgressBar label={t('pictureUploading', { name: file?.name ?? '' })} />}
          {failure !== null && (
            <Alert
              tone="danger"
              live="assertive"
              action={
                file && (
                  <Button size="sm" variant="outline" onPress={() => void send(file)}>
                    {t('pictureAgain')}
                  </Button>
                )
              }
            >
              {failure}
            </Alert>
          )}
          <TextArea
            label={t('pictureAlt')}
            description={t('pictureAltHint')}
            isRequired
            rows={2}
            maxCount={documentLimits.alt}
            value={alt}
            onChange={(text) => setAlt(text.replaceAll('\n', ' '))}
            error={isTried ? altError : undefined}
            inputRef={altField}
            autoFocus
          />
          <TextField
            label={t('pictureCaption')}
            description={t('pictureCaptionHint')}
            value={caption}
            onChange={setCaption}
            error={isTried ? captionError : undefined}
          />
        </FieldStack>
        <DialogEnd
          cancelLabel={t('cancel')}
          submitLabel={t(before ? 'change' : 'insert')}
          pendingLabel={t('pictureUploading', { name: file?.name ?? '' })}
          isPending={isPending && isTried}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
