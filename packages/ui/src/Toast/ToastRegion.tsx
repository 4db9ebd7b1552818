import { useSyncExternalStore } from 'react';
import {
  Button,
  Text,
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components/Toast';
import { IconButton } from '../Button/IconButton.tsx';
import { CloseIcon } from '../Icon/pageIcons.tsx';
import { WarningIcon, ErrorIcon, InfoIcon, SuccessIcon } from '../Icon/statusIcons.tsx';
import { type ToastOptions, type ToastQueue, toastQueue } from './toastQueue.ts';
import { Link } from '../Link/Link.tsx';
import * as styles from './Toast.css.ts';

const icons = { success: SuccessIcon, info: InfoIcon, warn: WarningIcon, danger: ErrorIcon };

/** Props of `ToastRegion`. */
export interface ToastRegionProps {
  /** Names the landmark that F6 leads to. */
  label: string;
  /** Names the cross of a message. */
  closeLabel: string;
  /** Says the kind of a message to those who do not see its icon, e.g. 成功. */
  toneLabels: Record<ToastOptions['tone'], string>;
  /** Where the messages come from. @default the queue of the page */
  queue?: ToastQueue;
}

/** Shows up to three short messages in the corner. Mount it once, at the top of the app. */
export function ToastRegion({ label, closeLabel, toneLabels, queue = toastQueue }: ToastRegionProps) {
  const { source } = queue;
  // Mounted with its first message: React Aria makes a landmark only of a region that is there when it mounts.
  const hasToasts = useSyncExternalStore(
    (onChange) => source.subscribe(onChange),
    () => source.visibleToasts.length > 0,
    () => false,
  );
  if (!hasToasts) return null;
  return (
    <AriaToastRegion queue={source} aria-label={label} className={styles.region}>
      {({ toast }) => {
        const { tone, text, action } = toast.content;
        const ToneIcon = icons[tone];
        return (
          <AriaToast toast={toast} className={styles.toast}>
            <span className={styles.icon[tone]}>
              <ToneIcon label={toneLabels[tone]} />
            </span>
            <ToastContent className={styles.content}>
              <Text slot="title">{text}</Text>
              {action && 'href' in action && (
                <Link href={action.href} onClick={() => source.close(toast.key)}>
                  {action.label}
                </Link>
              )}
              {action && 'onPress' in action && (
                <Button
                  className={styles.action}
                  onPress={() => {
                    source.close(toast.key);
                    action.onPress();
                  }}
                >
                  {action.label}
                </Button>
              )}
            </ToastContent>
            <IconButton slot="close" label={closeLabel} size="xs">
              <CloseIcon size={16} />
            </IconButton>
          </AriaToast>
        );
      }}
    </AriaToastRegion>
  );
}
