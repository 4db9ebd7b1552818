import { useApi } from '@chippage/api/ApiProvider';
import { sendComplaint } from '@chippage/api/feedback';
import type { ComplaintFormProps } from './ComplaintForm.tsx';

/** Binds `ComplaintForm` to the API. */
export function useComplaintForm(): ComplaintFormProps {
  const client = useApi();
  return { onSend: async (complaint) => (await sendComplaint(complaint, { client })).id };
}
