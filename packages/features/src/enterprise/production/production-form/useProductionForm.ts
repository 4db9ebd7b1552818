import { useApi } from '@chippage/api/ApiProvider';
import { addProductionLine, changeProductionLine, ownProductionLinesQuery, uploadProductionProof } from '@chippage/api/enterprise';
import { useInvalidate } from '@chippage/api/query';
import { useOwnLines } from '../production-desk/useProductionDesk.ts';
import type { ProductionFormProps } from './ProductionForm.tsx';

/** Binds `ProductionForm` to the API. @param lineId null: a new one */
export function useProductionForm(lineId: number | null): ProductionFormProps {
  const client = useApi();
  const invalidate = useInvalidate();
  return {
    lines: useOwnLines(),
    lineId,
    onUpload: (file, options) => uploadProductionProof({ file }, { client, ...options }),
    onSave: async (facts) => {
      await (lineId === null ? addProductionLine(facts, { client }) : changeProductionLine({ id: lineId, ...facts }, { client }));
      await invalidate(ownProductionLinesQuery);
    },
  };
}
