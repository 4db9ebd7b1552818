import { useApi } from '@chippage/api/ApiProvider';
import { merchantDetailQuery } from '@chippage/api/mall';
import { useCallback } from 'react';
import type { OnContact } from './ContactMerchant.tsx';

/** Reads how a merchant can be reached, when somebody asks. */
export function useMerchantContact(): OnContact {
  const client = useApi();
  return useCallback((id) => merchantDetailQuery.fetch({ id }, { client }), [client]);
}
