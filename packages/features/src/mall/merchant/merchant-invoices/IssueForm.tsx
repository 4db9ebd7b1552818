import { Alert } from '@chippage/ui/Alert';
import { Button } from '@chippage/ui/Button';
import { FileButton } from '@chippage/ui/FileButton';
import { TextField } from '@chippage/ui/TextField';
import { type FormEvent, useRef, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { merchantPartsMessages } from '../merchant-parts/messages.ts';
import * as styles from '../merchant-parts/merchant.css.ts';
import { digitsOfNo, invoiceFileTypes, isInvoiceFile, isInvoiceNo } from './invoiceInput.ts';
import { merchantInvoicesMessages } from './messages.ts';

interface IssueFormProps {
  isPending: boolean;
  failure: string | null;
  onIssue: (no: string, file: File | null) => void;
  onCancel: () => void;
}

/** Asks for the number of the invoice that was issued, and its file when it is at hand. */
export function IssueForm({ isPending, failure, onIssue, onCancel }: IssueFormProps) {
  const t = useMessages(merchantInvoicesMessages);
  const parts = useMessages(merchantPartsMessages);
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
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        label={t('noLabel')}
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
      <div className={styles.itemEnd}>
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
        <span role="status" className={styles.quiet}>
          {isFileWrong ? t('fileWrong') : file ? t('chosen', { name: file.name }) : t('fileHint')}
        </span>
      </div>
      {failure !== null && (
        <Alert tone="danger" live="assertive">
          {failure}
        </Alert>
      )}
      <div className={styles.itemEnd}>
        <Button type="submit" size="sm" isPending={isPending}>
          {t('confirmIssue')}
        </Button>
        <Button size="sm" variant="outline" isDisabled={isPending} onPress={onCancel}>
          {parts('cancel')}
        </Button>
      </div>
    </form>
  );
}
