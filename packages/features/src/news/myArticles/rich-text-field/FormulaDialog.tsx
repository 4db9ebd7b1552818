import { documentLimits } from '@chippage/api/articleDocument';
import { CheckboxField } from '@chippage/ui/CheckboxField';
import { Dialog } from '@chippage/ui/Dialog';
import { TextArea } from '@chippage/ui/TextArea';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { DialogEnd } from '../../../parts/dialog-end/DialogEnd.tsx';
import { FieldStack } from '../../../parts/form/FormLayout.tsx';
import { formulaOptions, loadTemml } from './drawFormula.ts';
import type { TextDialogProps } from './LinkDialog.tsx';
import { richTextFieldMessages } from './messages.ts';
import * as styles from './RichTextField.css.ts';

/** Props of `FormulaDialog`. */
export interface FormulaDialogProps extends TextDialogProps {
  /** The formula that is changed; null: a new one. */
  before: { tex: string; isBlock: boolean } | null;
}

/** Writes a formula in TeX, and shows while it is written what readers will see. */
export function FormulaDialog({ editor, before, onClose }: FormulaDialogProps) {
  const t = useMessages(richTextFieldMessages);
  const [tex, setTex] = useState(before?.tex ?? '');
  const [isBlock, setBlock] = useState(before?.isBlock ?? true);
  const [problem, setProblem] = useState<string | null>(null);
  const [isTried, setTried] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const preview = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isOld = false;
    const draw = async () => {
      const temml = await loadTemml();
      if (isOld || !preview.current) return;
      const drawn = document.createElement('span');
      try {
        if (tex.trim() !== '') temml.render(tex, drawn, { ...formulaOptions, displayMode: isBlock, throwOnError: true });
        preview.current.replaceChildren(...drawn.childNodes);
        setProblem(null);
      } catch (error) {
        setProblem(error instanceof Error ? error.message : '');
      }
    };
    draw().catch(() => undefined);
    return () => {
      isOld = true;
    };
  }, [tex, isBlock]);
  const wrong =
    tex.trim() === ''
      ? t('formulaEmpty')
      : tex.length > documentLimits.tex
        ? t('formulaLong', { most: documentLimits.tex })
        : problem === null
          ? undefined
          : t('formulaWrong', { problem });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setTried(true);
    if (wrong !== undefined) return field.current?.focus();
    onClose();
    const node = { type: isBlock ? 'blockFormula' : 'inlineFormula', attrs: { tex: tex.trim() } };
    return void editor.chain().focus().insertContent(node).run();
  };
  return (
    <Dialog title={t('formulaTitle')} closeLabel={t('close')} isOpen onOpenChange={onClose}>
      <form noValidate onSubmit={submit}>
        <FieldStack>
          <TextArea
            label={t('formulaTex')}
            description={t('formulaHint')}
            rows={3}
            isMono
            value={tex}
            onChange={(text) => setTex(text)}
            error={isTried || problem !== null ? wrong : undefined}
            inputRef={field}
            autoFocus
          />
          <CheckboxField isSelected={isBlock} onChange={setBlock}>
            {t('formulaIsBlock')}
          </CheckboxField>
          <div className={styles.preview} role="img" aria-label={`${t('formulaPreview')} ${tex}`} ref={preview} />
        </FieldStack>
        <DialogEnd cancelLabel={t('cancel')} submitLabel={t(before ? 'change' : 'insert')} isPending={false} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
