import { startTransition } from 'react';

/** What `useDrawAhead` fetches, and whom it tells. */
export interface DrawAheadOptions {
  /** Fetches the code of what the button opens; asked each time, so let it be an `import()`. */
  load: () => Promise<unknown>;
  /** Hears that it is expected, and that it is no more. Give it to `DrawnAhead`. */
  onExpectedChange: (isExpected: boolean) => void;
}

/**
 * For `onPointerEnter` and `onFocus` of a button: fetches what the button opens, and says that it is expected for as long
 * as the pointer or focus is there. Nothing is expected while a dialog is open: it hides the rest of the page, and with it what is drawn.
 */
export function useDrawAhead({ load, onExpectedChange }: DrawAheadOptions): () => void {
  return () => {
    const button = document.querySelector('button:hover') ?? document.activeElement;
    const isNear = () => button !== null && button.isConnected && button.matches(':hover, :focus');
    void load().then(
      () => {
        if (!isNear() || document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
        startTransition(() => onExpectedChange(true));
        const stop = new AbortController();
        const leave = () => {
          if (isNear()) return;
          stop.abort();
          onExpectedChange(false);
        };
        for (const sign of ['pointerover', 'focusin'] as const) document.addEventListener(sign, leave, { signal: stop.signal });
      },
      // It is fetched again when it is opened, and that is where a failure is told.
      () => undefined,
    );
  };
}
