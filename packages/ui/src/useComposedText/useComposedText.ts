import { type CompositionEvent, type KeyboardEvent, useRef, useState } from 'react';

/** A text being typed, and the handlers its wrapper needs. */
export interface ComposedText {
  /** What the input shows, half-typed pinyin included. */
  text: string;
  /** Give this to the input. */
  setText: (text: string) => void;
  /** Spread onto an element around the input. */
  composeProps: {
    onCompositionStart: () => void;
    onCompositionEnd: (event: CompositionEvent) => void;
    onKeyDownCapture: (event: KeyboardEvent) => void;
  };
}

/**
 * Keeps an input method's half-typed text away from the owner of the value: `onChange` hears finished
 * text only, and keys that steer the input method (Enter, Escape, arrows) are not passed on.
 */
export function useComposedText(value: string | undefined, onChange: ((text: string) => void) | undefined, initial = ''): ComposedText {
  const [draft, setDraft] = useState<string | null>(null);
  const [own, setOwn] = useState(initial);
  const composing = useRef(false);
  const commit = (text: string) => {
    setDraft(null);
    setOwn(text);
    // Some browsers report the finished text twice, before and after the end of the composition.
    if (text !== (value ?? own)) onChange?.(text);
  };
  return {
    text: draft ?? value ?? own,
    setText: (text) => (composing.current ? setDraft(text) : commit(text)),
    composeProps: {
      onCompositionStart: () => {
        composing.current = true;
      },
      onCompositionEnd: (event) => {
        composing.current = false;
        if (event.target instanceof HTMLInputElement) commit(event.target.value);
      },
      onKeyDownCapture: (event) => {
        // 229 is what Safari reports for the Enter that ends a composition, with isComposing already false.
        if (event.nativeEvent.isComposing || event.keyCode === 229) event.stopPropagation();
      },
    },
  };
}
