import { useApi } from '@chippage/api/ApiProvider';
import { diskSharesQuery, shareDiskItem } from '@chippage/api/disk';
import { useInvalidate } from '@chippage/api/query';
import type { ShareDialogProps } from './ShareDialog.tsx';

/** Binds `ShareDialog` to the API. @param id What is shared. */
export function useShareDialog(id: number): Pick<ShareDialogProps, 'onMake'> {
  const client = useApi();
  const invalidate = useInvalidate();
  return {
    onMake: async (wishes) => {
      const made = await shareDiskItem({ id, ...wishes }, { client });
      void invalidate(diskSharesQuery);
      return made;
    },
  };
}
