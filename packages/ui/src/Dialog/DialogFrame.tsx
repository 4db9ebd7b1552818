import { type ReactNode, type RefObject, useId } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { IconButton } from '../Button/IconButton.tsx';
import { CloseIcon } from '../Icon/pageIcons.tsx';
import { FocusBack } from './FocusBack.tsx';
import * as styles from './DialogFrame.css.ts';

/** What every modal window has: a dialog in the middle and a sheet at the edge alike. */
export interface DialogFrameProps {
  /** The heading; it names the dialog. */
  title: string;
  /** Names the cross. */
  closeLabel: string;
  /** The content, or a function that gets a way to close the dialog. */
  children: ReactNode | ((dialog: { close: () => void }) => ReactNode);
  /** One sentence under the heading: why this dialog is here. */
  description?: ReactNode;
  /** Left of the cross: a way to another mode, or an action on all of the content. */
  headerAction?: ReactNode;
  /** Buttons below the content; they stay in sight while it scrolls. */
  footer?: ReactNode;
  /** `alertdialog` interrupts with a question. @default 'dialog' */
  role?: 'dialog' | 'alertdialog';
  /** Where focus goes afterwards when the dialog was not opened by a button or that button is gone, e.g. the heading of the page. */
  returnFocusRef?: RefObject<HTMLElement | null>;
}

/** Class names of the parts that differ between the windows. */
export type DialogLook = Record<'head' | 'title' | 'body' | 'foot', string>;

/** Head, content and foot of a modal window. */
export function DialogFrame({
  title,
  closeLabel,
  children,
  description,
  headerAction,
  footer,
  role,
  returnFocusRef,
  look,
}: DialogFrameProps & { look: DialogLook }) {
  const descriptionId = useId();
  return (
    <AriaDialog role={role} aria-describedby={description ? descriptionId : undefined} className={styles.dialog}>
      {({ close }) => (
        <>
          <FocusBack instead={returnFocusRef} />
          <div className={look.head}>
            <Heading slot="title" level={2} className={look.title}>
              {title}
            </Heading>
            {headerAction}
            <IconButton slot="close" label={closeLabel} size="sm">
              <CloseIcon />
            </IconButton>
          </div>
          <div className={look.body}>
            {description ? (
              <p id={descriptionId} className={styles.description}>
                {description}
              </p>
            ) : null}
            {typeof children === 'function' ? children({ close }) : children}
          </div>
          {footer ? <div className={look.foot}>{footer}</div> : null}
        </>
      )}
    </AriaDialog>
  );
}
