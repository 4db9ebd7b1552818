/** A member's credit notes. */
export { CreditNoteList, type CreditNoteListProps } from '../src/mall/papers/credit-note-list/CreditNoteList.tsx';
export { creditNoteListMessages } from '../src/mall/papers/credit-note-list/messages.ts';
export { useCreditNotes } from '../src/mall/papers/credit-note-list/useCreditNotes.ts';
