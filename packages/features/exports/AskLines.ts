/** Lines of a list become demands on the board. */
export { AskButton, type AskButtonProps } from '../src/inquiries/board/ask-lines/AskButton.tsx';
export { AskLines, type AskLinesProps } from '../src/inquiries/board/ask-lines/AskLines.tsx';
export { useAskLines } from '../src/inquiries/board/ask-lines/useAskLines.ts';
export { askLinesMessages } from '../src/inquiries/board/ask-lines/messages.ts';
