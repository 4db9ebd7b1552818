import { Alert } from '@chippage/ui/Alert';
import type { FormEvent, ReactNode, Ref } from 'react';
import { Note } from '../page-column/PageColumn.tsx';
import * as styles from './FormLayout.css.ts';

interface Children {
  children: ReactNode;
}

export interface FormColumnProps extends Children {
  onSubmit: (event: FormEvent) => void;
  /** What went wrong with the whole of it; said above the fields. */
  message?: string | null;
  /** Distance between its fields. @default 'md' */
  gap?: 'sm' | 'md';
  /** A form inside a page: its fields do not stretch over the whole width. @default false */
  isNarrow?: boolean;
}

/** A form: its fields one under another. It says itself what is wrong, the browser does not. */
export function FormColumn({ onSubmit, message = null, gap = 'md', isNarrow = false, children }: FormColumnProps) {
  return (
    <form className={columnOf(gap, isNarrow)} noValidate onSubmit={onSubmit}>
      <FormMessage>{message}</FormMessage>
      {children}
    </form>
  );
}

function columnOf(gap: 'sm' | 'md', isNarrow: boolean): string {
  const column = gap === 'sm' ? styles.tight : styles.fields;
  return isNarrow ? `${column} ${styles.narrow}` : column;
}

/** What went wrong with the whole of a form; nothing is drawn for `null`. */
export function FormMessage({ children }: { children: string | null }) {
  if (children === null) return null;
  return (
    <Alert tone="danger" live="assertive">
      {children}
    </Alert>
  );
}

export type FieldStackProps = Pick<FormColumnProps, 'children' | 'gap' | 'isNarrow'>;

/** Fields one under another, inside a form or beside it. */
export function FieldStack({ children, gap = 'md', isNarrow = false }: FieldStackProps) {
  return <div className={columnOf(gap, isNarrow)}>{children}</div>;
}

/** Two fields beside each other where there is room. */
export function FieldPair({ children }: Children) {
  return <div className={styles.pair}>{children}</div>;
}

/** The buttons of a form. */
export function FormActions({ children }: Children) {
  return <div className={styles.actions}>{children}</div>;
}

export interface FormPageProps extends Children {
  title: string;
  /** A sentence under the heading. */
  note?: ReactNode;
  /** Lets focus go to the heading. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/** A page that is one form. */
export function FormPage({ title, note, headingRef, children }: FormPageProps) {
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 ref={headingRef} tabIndex={headingRef === undefined ? undefined : -1} className={styles.title}>
          {title}
        </h1>
        {note !== undefined && <Note>{note}</Note>}
      </div>
      {children}
    </div>
  );
}

export interface TextButtonProps extends Children {
  onPress: () => void;
  /** Keeps its words on one line. @default false */
  isUnbroken?: boolean;
  /** Whether what it opens is open. Absent: it opens nothing in place. */
  isExpanded?: boolean;
}

/** A button that looks like a link, inside a sentence. */
export function TextButton({ onPress, isUnbroken = false, isExpanded, children }: TextButtonProps) {
  return (
    <button type="button" className={isUnbroken ? `${styles.textButton} ${styles.unbroken}` : styles.textButton} aria-expanded={isExpanded} onClick={onPress}>
      {children}
    </button>
  );
}
