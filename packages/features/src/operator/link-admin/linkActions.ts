import type { OperatorDocument, OperatorLink } from '@chippage/api/types';

/** An outside document. */
export type LinkedDocument = OperatorDocument & { link: OperatorLink };

/** Whether a document has a maker's address. */
export const isLinked = (document: OperatorDocument): document is LinkedDocument => document.link !== null;

/** What is done about a maker's address; each gives the document as it is then and rejects with the server's refusal. */
export interface LinkActions {
  onCheckLink: (id: number) => Promise<OperatorDocument>;
  onCorrectLink: (wish: { id: number; address: string }) => Promise<OperatorDocument>;
  onArchive: (wish: { id: number; licence: string }) => Promise<OperatorDocument>;
}
