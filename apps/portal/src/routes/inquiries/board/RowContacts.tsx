import { useContacts } from '../../directory/useContacts.tsx';

/** The contacts of the company that posted a row; nothing where it has none. */
export function RowContacts({ companyId }: { companyId: number }) {
  return useContacts('enterprise', companyId) ?? null;
}
