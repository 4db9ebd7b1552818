import type { LatePart } from '@chippage/ui/late';
import type { ReactNode } from 'react';
import type { PaperDialogProps } from '../paper-form/PaperDialog.tsx';

/** What every saved address and title has. */
export interface Paper {
  id: number;
  isDefault: boolean;
}

/** A kind of paper: how one looks in a card, and the dialog with its form. */
export interface PaperKind<Saved extends Paper, Input> {
  renderHead: (paper: Saved) => ReactNode;
  renderText: (paper: Saved) => ReactNode;
  Dialog: LatePart<PaperDialogProps<Saved, Input>>;
}

/** What a member can write into the saved papers. */
export interface PaperEdits<Saved extends Paper, Input> {
  /** @throws ApiError whose words are shown in the form */
  onAdd: (input: Input) => Promise<Saved>;
  /** @throws ApiError whose words are shown in the form */
  onEdit: (id: number, input: Input) => Promise<void>;
}

/** What a member can do with a saved paper. */
export interface PaperActions<Saved extends Paper> {
  /** @throws ApiError whose message is shown */
  onRemove: (paper: Saved) => Promise<void>;
  /** Saves a removed one again. @throws ApiError whose message is shown */
  onRestore: (paper: Saved) => Promise<void>;
  /** @throws ApiError whose message is shown */
  onDefault: (paper: Saved) => Promise<void>;
}
