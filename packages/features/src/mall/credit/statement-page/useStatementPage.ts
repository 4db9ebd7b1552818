import { useApi } from '@chippage/api/ApiProvider';
import { toLoadable } from '@chippage/api/loadable';
import { merchantCreditQuery, merchantStatementsQuery, recordStatementPayment, statementDetailQuery, statementFile } from '@chippage/api/mall';
import { useInvalidate } from '@chippage/api/query';
import { useIntention } from '../../../parts/action/useIntention.ts';
import type { StatementPageProps } from './StatementPage.tsx';

interface StatementPageOptions extends Pick<StatementPageProps, 'side'> {
  id: number;
  /** Hands a file to the visitor. */
  onFile: (file: Blob, name: string) => void;
}

/** Binds `StatementPage` to the API. `isMissing`: it is of neither the member's company nor their merchant. */
export function useStatementPage({
  id,
  side,
  onFile,
}: StatementPageOptions): Omit<StatementPageProps, 'listHref' | 'orderHref' | 'onCopy'> & { isMissing: boolean } {
  const client = useApi();
  const invalidate = useInvalidate();
  const recording = useIntention();
  const answer = statementDetailQuery.use({ id });
  return {
    statement: toLoadable(answer),
    isMissing: answer.error?.status === 404,
    side,
    onSave: onFile,
    onDownload: async ({ no }) => {
      const { blob, name } = await statementFile({ id }, { client });
      onFile(blob, name ?? `${no}.pdf`);
    },
    ...(side === 'merchant' && {
      onRecord: async (payment) => {
        await recordStatementPayment(payment, { client, idempotencyKey: recording.keyOf(payment) });
        recording.done();
        await Promise.all([statementDetailQuery, merchantStatementsQuery, merchantCreditQuery].map((query) => invalidate(query)));
      },
    }),
  };
}
