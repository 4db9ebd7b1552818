import { useApi } from '@chippage/api/ApiProvider';
import { operatorDocumentsQuery, restoreDocument, takeDownDocument } from '@chippage/api/datasheets';
import { toLoadable } from '@chippage/api/loadable';
import { useInvalidate } from '@chippage/api/query';
import type { DocumentAdminProps } from './DocumentAdmin.tsx';
import { type DocumentQuery, documentVariables } from './documentQuery.ts';

/** Binds the documents to their calls. What was changed is read again before the action counts as done, so that the row tells the truth. */
export function useDocumentAdmin(query: DocumentQuery): Pick<DocumentAdminProps, 'documents' | 'isRefreshing' | 'onTakeDown' | 'onRestore'> {
  const client = useApi();
  const invalidate = useInvalidate();
  const answer = operatorDocumentsQuery.use(documentVariables(query), { keepPreviousData: true });
  return {
    documents: toLoadable(answer),
    isRefreshing: answer.isLoading && answer.data !== undefined,
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
