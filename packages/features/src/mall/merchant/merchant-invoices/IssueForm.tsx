import { Button } from '@chippage/ui/Button';
import { FileButton } from '@chippage/ui/FileButton';
import { TextField } from '@chippage/ui/TextField';
import { type FormEvent, useRef, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { ActionAlert } from '../../../parts/action/ActionAlert.tsx';
import type { ActionFailure } from '../../../parts/action/useAction.ts';
import { FormColumn } from '../../../parts/form/FormLayout.tsx';
import { Note } from '../../../parts/page-column/PageColumn.tsx';
import { RowActions } from '../../../parts/row-list/RowList.tsx';
import { digitsOfNo, invoiceFileTypes, isInvoiceFile, isInvoiceNo } from './invoiceInput.ts';
import { merchantInvoicesMessages } from './messages.ts';

interface IssueFormProps {
  /** It is the red invoice that cancels another: only its number is kept. */
  isReversal?: boolean;
  isPending: boolean;
  failure: ActionFailure | null;
  onIssue: (no: string, file: File | null) => void;
  onCancel: () => void;
}

/** Asks for the number of the invoice that was issued, and its file when it is at hand. */
export function IssueForm({ isReversal = false, isPending, failure, onIssue, onCancel }: IssueFormProps) {
  const t = useMessages(merchantInvoicesMessages);
  const [no, setNo] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const [isFileWrong, setFileWrong] = useState(false);
  const [isTried, setTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const digits = digitsOfNo(no);
  const error = isTried && !isInvoiceNo(no) ? (/^\d+$/.test(digits) ? t('noCount', { count: digits.length }) : t('noWrong')) : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    setTried(true);
    if (isInvoiceNo(no)) onIssue(digits, file);
    else field.current?.focus();
  };
  return (
    <FormColumn onSubmit={submit}>
      <TextField
        label={t(isReversal ? 'reversalNo' : 'noLabel')}
        description={t('noHint')}
        isMono
        inputMode="numeric"
        autoComplete="off"
        value={no}
        onChange={setNo}
        error={error}
        inputRef={field}
        isRequired
        autoFocus
      />
      {!isReversal && (
        <RowActions>
          <FileButton
            size="sm"
            acceptedTypes={invoiceFileTypes}
            onSelect={([chosen]) => {
              const isGood = chosen !== undefined && isInvoiceFile(chosen);
              setFile(isGood ? chosen : null);
              setFileWrong(!isGood);
            }}
          >
            {t('file')}
          </FileButton>
          <span role="status">
            <Note as="span">{isFileWrong ? t('fileWrong') : file ? t('chosen', { name: file.name }) : t('fileHint')}</Note>
          </span>
        </RowActions>
      )}
      <ActionAlert result={failure} />
      <RowActions>
        <Button type="submit" size="sm" isPending={isPending}>
          {t(isReversal ? 'confirmReverse' : 'confirmIssue')}
        </Button>
        <Button size="sm" variant="outline" isDisabled={isPending} onPress={onCancel}>
          {t('cancel')}
        </Button>
      </RowActions>
    </FormColumn>
  );
}
