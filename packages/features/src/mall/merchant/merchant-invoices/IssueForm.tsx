import type { ReversalReason } from '@chippage/api/types';
import { FileButton } from '@chippage/ui/FileButton';
import { Radio, RadioGroup } from '@chippage/ui/RadioGroup';
import { TextField } from '@chippage/ui/TextField';
import { type FormEvent, useRef, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { DraftActions } from '../../../parts/answer-form/DraftActions.tsx';
import { ActionAlert } from '../../../parts/action/ActionAlert.tsx';
import type { ActionFailure } from '../../../parts/action/useAction.ts';
import { useDrafts } from '../../../parts/form/DraftsProvider.tsx';
import { FormColumn } from '../../../parts/form/FormLayout.tsx';
import { useDraft } from '../../../parts/form/useDraft.ts';
import { Note } from '../../../parts/page-column/PageColumn.tsx';
import { RowActions } from '../../../parts/row-list/RowList.tsx';
import { digitsOfNo, invoiceFileTypes, isInvoiceFile, isInvoiceNo } from './invoiceInput.ts';
import { merchantInvoicesMessages } from './messages.ts';

const reversalReasons = ['returned', 'allowance'] as const satisfies readonly ReversalReason[];

interface IssueFormProps {
  /** The invoice; its number is kept until it is issued. */
  id: number;
  /** It is the red invoice that cancels another: it is asked why, and its file comes later. */
  isReversal?: boolean;
  isPending: boolean;
  failure: ActionFailure | null;
  /** @returns whether it was done; until then the number is kept */
  onIssue: (no: string, file: File | null, reason: ReversalReason) => Promise<boolean>;
  onCancel: () => void;
}

/** Asks for the number of the invoice that was issued, and its file when it is at hand. */
export function IssueForm({ id, isReversal = false, isPending, failure, onIssue, onCancel }: IssueFormProps) {
  const t = useMessages(merchantInvoicesMessages);
  const { text: no, setText: setNo, forget } = useDraft(useDrafts(), `${isReversal ? 'reversalNo' : 'invoiceNo'}:${id}`);
  const [file, setFile] = useState<File | null>(null);
  const [isFileWrong, setFileWrong] = useState(false);
  const [reason, setReason] = useState<ReversalReason>('returned');
  const [isTried, setTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const digits = digitsOfNo(no);
  const error = isTried && !isInvoiceNo(no) ? (/^\d+$/.test(digits) ? t('noCount', { count: digits.length }) : t('noWrong')) : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    setTried(true);
    if (isInvoiceNo(no)) void onIssue(digits, file, reason).then((isDone) => isDone && forget());
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
      {isReversal && (
        <RadioGroup
          label={t('reversalReason')}
          description={t('reversalReasonHint')}
          orientation="horizontal"
          value={reason}
          onChange={(value) => setReason(reversalReasons.find((each) => each === value) ?? 'returned')}
        >
          {reversalReasons.map((value) => (
            <Radio key={value} value={value}>
              {t(value)}
            </Radio>
          ))}
        </RadioGroup>
      )}
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
      <DraftActions
        submitLabel={t(isReversal ? 'confirmReverse' : 'confirmIssue')}
        isPending={isPending}
        onCancel={() => {
          forget();
          onCancel();
        }}
      />
    </FormColumn>
  );
}
