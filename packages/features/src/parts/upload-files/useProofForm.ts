import { type FormEvent, useRef } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { type Form, type FormOptions, useForm } from '../form/useForm.ts';
import { uploadFilesMessages } from './messages.ts';
import type { UploadFilesProps } from './UploadFiles.tsx';
import { type OnUpload, type OwnUploads, useUploads } from './useUploads.ts';

/** What a form with files that prove something needs to know. */
export interface ProofFormOptions<Input extends object> extends Omit<FormOptions<Input>, 'onSubmit'>, OwnUploads {
  draftKey: string;
  /** Whether the files that were sent outlive closing and reloading, as what was typed does. @default true */
  keepsFiles?: boolean;
  /** Whether the files stand above the fields, so that they get focus first. @default false */
  areFilesFirst?: boolean;
  /** How many files there may be. @default five */
  most?: number;
  onUpload: OnUpload;
  /** Says that there must be a file; null: it goes without one. */
  withoutFiles: (input: Input) => string | null;
  /** @throws ApiError whose words are shown, in a field when they belong to one */
  onSubmit: (input: Input, fileIds: number[]) => Promise<void>;
}

/** A form that is being filled in, with its files. */
export interface ProofForm<Input extends object> extends Form<Input> {
  /** For the `UploadFiles` in it. */
  proof: Omit<UploadFilesProps, 'title'>;
}

/** A form with files that prove something: it waits for them, and says what is wrong with them together with what is wrong with its fields. */
export function useProofForm<Input extends object>(options: ProofFormOptions<Input>): ProofForm<Input> {
  const { keepsFiles = true, areFilesFirst = false, most, onUpload, refuses, initialFiles, withoutFiles, onSubmit, ...rest } = options;
  const t = useMessages(uploadFilesMessages);
  const chooseRef = useRef<HTMLButtonElement>(null);
  const files = useUploads(onUpload, keepsFiles ? `${rest.draftKey}:files` : undefined, most, { refuses, initialFiles });
  const form = useForm<Input>({
    ...rest,
    onSubmit: async (input) => {
      await onSubmit(input, files.sentIds);
      files.forget();
    },
  });
  const problem = files.isIncomplete ? t('filesWaiting') : files.sentIds.length === 0 ? withoutFiles(form.input) : null;
  return {
    ...form,
    submit: (event: FormEvent) => {
      if (problem === null || form.isPending) return form.submit(event);
      event.preventDefault();
      if (!form.review() || areFilesFirst) chooseRef.current?.focus();
    },
    isRestored: form.isRestored || files.isRestored,
    forget: () => {
      form.forget();
      files.forget();
    },
    proof: { files, problem: form.isTried ? problem : null, chooseRef },
  };
}
