import { useRef } from 'react';

interface Hears {
  /** Alt+F10. */
  onToolbar: () => void;
  /** Ctrl+K. */
  onLink: () => void;
  /** Ctrl+/. */
  onHelp: () => void;
  /** Escape: the next Tab leaves, wherever the caret is. */
  onLeaving: () => void;
}

/**
 * The keys with which one leaves a text: Tab, which means something in tables and lists, and after Escape always. @returns a listener for keys of
 * the text; `true` keeps them from the editor
 */
export function useEditorKeys({ onToolbar, onLink, onHelp, onLeaving }: Hears): (event: KeyboardEvent) => boolean {
  const isLeaving = useRef(false);
  return (event) => {
    // Escape belongs to the input method while it composes.
    if (event.isComposing) return false;
    if (event.key === 'F10' && event.altKey) {
      event.preventDefault();
      onToolbar();
      return true;
    }
    if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && (event.key === 'k' || event.key === '/')) {
      event.preventDefault();
      if (event.key === 'k') onLink();
      else onHelp();
      return true;
    }
    if (event.key === 'Tab') {
      const leaves = isLeaving.current;
      isLeaving.current = false;
      return leaves;
    }
    if (event.key === 'Escape') {
      isLeaving.current = true;
      onLeaving();
      return true;
    }
    if (event.key !== 'Shift') isLeaving.current = false;
    return false;
  };
}
