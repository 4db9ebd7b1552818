import { CreditNoteList, useCreditNotes } from '@chippage/features/CreditNoteList';
import { useSavedFile } from '../useSavedFile.ts';

/** A member's credit notes. */
export function CreditsPanel() {
  return <CreditNoteList {...useCreditNotes({ onFile: useSavedFile() })} />;
}
