import { useApi } from '@chippage/api/ApiProvider';
import { mapLoadable, toLoadable } from '@chippage/api/loadable';
import { addInvoiceTitle, invoiceTitlesQuery, removeInvoiceTitle, setDefaultInvoiceTitle, updateInvoiceTitle } from '@chippage/api/mall';
import { withDefault } from '../paper-cards/withDefault.ts';
import { titleFormOf, titleInputOf } from '../title-form/titleInput.ts';
import type { TitleListProps } from './TitleList.tsx';

/** Binds the list and the choice of invoice titles to the API; waits while nobody is logged in. */
export function useInvoiceTitles({ isMember = true }: { isMember?: boolean } = {}): TitleListProps {
  const client = useApi();
  const read = invoiceTitlesQuery.use(isMember ? {} : null);
  const refresh = async () => void (await read.mutate());
  return {
    // In the order in which they were kept: a list that reorders itself under the hand cannot be used by keyboard.
    titles: mapLoadable(toLoadable(read), ({ data }) => data.toSorted((a, b) => a.id - b.id)),
    onAdd: async (input) => {
      const added = await addInvoiceTitle(input, { client });
      await refresh();
      return added;
    },
    onEdit: async (id, input) => {
      await updateInvoiceTitle({ id, ...input }, { client });
      await refresh();
    },
    onRemove: async ({ id }) => {
      await removeInvoiceTitle({ id }, { client });
      await refresh();
    },
    onRestore: async (title) => {
      await addInvoiceTitle(titleFormOf(titleInputOf(title)), { client });
      await refresh();
    },
    onDefault: async ({ id }) => {
      await read.mutate(
        async (was) => {
          await setDefaultInvoiceTitle({ id }, { client });
          return was && withDefault(was, id);
        },
        { optimisticData: (was) => withDefault(was ?? { data: [], totalRecord: 0 }, id), rollbackOnError: true, revalidate: false },
      );
    },
  };
}
