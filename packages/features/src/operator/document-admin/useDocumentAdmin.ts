import { useApi } from '@chippage/api/ApiProvider';
import { archiveOutsideFile, checkOutsideLink, correctOutsideLink, operatorDocumentsQuery, restoreDocument, takeDownDocument } from '@chippage/api/datasheets';
import { toLoadable } from '@chippage/api/loadable';
import type { OperatorDocument } from '@chippage/api/types';
import { useInvalidate } from '@chippage/api/query';
import type { LinkActions } from '../link-admin/linkActions.ts';
import type { TakeDownActions } from '../take-down/TakeDownTable.tsx';
import type { DocumentAdminProps } from './DocumentAdmin.tsx';
import { type DocumentQuery, documentVariables } from './documentQuery.ts';

/** Binds the documents to their calls. What was changed is read again before the action counts as done, so that the row tells the truth. */
export function useDocumentAdmin(query: DocumentQuery): Pick<DocumentAdminProps, 'documents' | 'isRefreshing' | keyof (TakeDownActions & LinkActions)> {
  const client = useApi();
  const invalidate = useInvalidate();
  /** What was asked, and the lists read again. */
  const changed = async (answered: Promise<OperatorDocument>) => {
    const document = await answered;
    await invalidate(operatorDocumentsQuery);
    return document;
  };
  const answer = operatorDocumentsQuery.use(documentVariables(query), { keepPreviousData: true });
  return {
    documents: toLoadable(answer),
    isRefreshing: answer.isLoading && answer.data !== undefined,
    onCheckLink: (id) => changed(checkOutsideLink({ id }, { client })),
    onCorrectLink: (wish) => changed(correctOutsideLink(wish, { client })),
    onArchive: (wish) => changed(archiveOutsideFile(wish, { client })),
    onTakeDown: async (wish) => {
      await takeDownDocument(wish, { client });
      await invalidate(operatorDocumentsQuery);
    },
    onRestore: async (id) => {
      await restoreDocument({ id }, { client });
      await invalidate(operatorDocumentsQuery);
    },
  };
}
