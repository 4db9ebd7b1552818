import { type ReactNode, type Ref, useId } from 'react';
import { FileButton } from '../FileButton/FileButton.tsx';
import { UploadIcon } from '../Icon/pageIcons.tsx';
import * as styles from './FileDrop.css.ts';
import { useFileDrop } from './useFileDrop.ts';

/** Props of `FileDrop`. */
export interface FileDropProps {
  /** What to do here: 把 PDF 拖到这里. */
  title: string;
  /** In its place while files are held over it: 松开即可上传. */
  overTitle: string;
  /** What is taken: kinds, size, how many. */
  hint?: ReactNode;
  /** What was wrong with what was chosen. It is not a live region: say it through the announcer. */
  error?: string | undefined;
  /** The verb of the button: 选择文件. */
  chooseLabel: string;
  /** Adds a button that takes a whole folder: 选择文件夹. Folders may be dropped as well then. */
  folderLabel?: string;
  /** Kinds of file to choose from. Files that are dropped or pasted may be of any kind: check them. */
  acceptedTypes?: readonly string[];
  /** Whether several may be given at once. @default true */
  allowsMultiple?: boolean;
  isDisabled?: boolean;
  /** Hears the files, at least one. */
  onSelect: (files: File[]) => void;
  buttonRef?: Ref<HTMLButtonElement>;
}

/** Takes files by drag and drop, by pasting, and by a button that works without a mouse. */
export function FileDrop({
  title,
  overTitle,
  hint,
  error,
  chooseLabel,
  folderLabel,
  acceptedTypes,
  allowsMultiple = true,
  isDisabled = false,
  onSelect,
  buttonRef,
}: FileDropProps) {
  const titleId = useId();
  const hintId = useId();
  const { isOver, dropProps } = useFileDrop({ allowsMultiple, takesFolders: folderLabel !== undefined, isDisabled, onSelect });
  return (
    <div role="group" aria-labelledby={titleId} aria-describedby={hintId} className={styles.drop} data-over={isOver ? '' : undefined} {...dropProps}>
      <span className={styles.icon}>
        <UploadIcon size={32} />
      </span>
      <p id={titleId} className={styles.title}>
        {isOver ? overTitle : title}
      </p>
      <div className={styles.buttons}>
        <FileButton ref={buttonRef} variant="solid" isDisabled={isDisabled} acceptedTypes={acceptedTypes} allowsMultiple={allowsMultiple} onSelect={onSelect}>
          {chooseLabel}
        </FileButton>
        {folderLabel === undefined ? null : (
          <FileButton isDisabled={isDisabled} takesFolder onSelect={onSelect}>
            {folderLabel}
          </FileButton>
        )}
      </div>
      <div id={hintId} className={styles.hint}>
        {hint}
        {error === undefined ? null : <p className={styles.error}>{error}</p>}
      </div>
    </div>
  );
}
