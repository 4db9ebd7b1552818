import { useApi } from '@chippage/api/ApiProvider';
import { sendTakedown } from '@chippage/api/takedowns';
import type { TakedownFormProps } from './TakedownForm.tsx';

/** Binds `TakedownForm` to the API. */
export function useTakedownForm(): Pick<TakedownFormProps, 'onSend'> {
  const client = useApi();
  return { onSend: (notice) => sendTakedown(notice, { client }) };
}
