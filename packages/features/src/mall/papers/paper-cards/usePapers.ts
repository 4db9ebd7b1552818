import { useApi } from '@chippage/api/ApiProvider';
import { type Loadable, mapLoadable, toLoadable } from '@chippage/api/loadable';
import type { FetchOptions, Query } from '@chippage/api/query';
import type { Paper, PaperActions, PaperEdits } from './paper.ts';
import { withDefault } from './withDefault.ts';

/** The saved papers and what can be done with them. */
export interface Papers<Saved extends Paper, Input> extends PaperActions<Saved>, PaperEdits<Saved, Input> {
  papers: Loadable<Saved[]>;
}

/** The calls that write papers of one kind. */
export interface PaperCalls<Saved extends Paper, Input> {
  add: (input: Input, options: FetchOptions) => Promise<Saved>;
  update: (paper: Input & { id: number }, options: FetchOptions) => Promise<unknown>;
  remove: (paper: { id: number }, options: FetchOptions) => Promise<unknown>;
  setDefault: (paper: { id: number }, options: FetchOptions) => Promise<unknown>;
  /** What would save a paper as it is: a removed one comes back so. */
  inputOf: (paper: Saved) => Input;
}

/** Binds saved papers of one kind to the API. `read`: what its query read. */
export function usePapers<Saved extends Paper, Input>(
  read: ReturnType<Query<never, { data: Saved[]; totalRecord: number }>['use']>,
  { add, update, remove, setDefault, inputOf }: PaperCalls<Saved, Input>,
): Papers<Saved, Input> {
  const client = useApi();
  const refresh = async () => void (await read.mutate());
  return {
    // In the order in which they were saved: a list that reorders itself under the hand cannot be used by keyboard.
    papers: mapLoadable(toLoadable(read), ({ data }) => data.toSorted((a, b) => a.id - b.id)),
    onAdd: async (input) => {
      const added = await add(input, { client });
      await refresh();
      return added;
    },
    onEdit: async (id, input) => {
      await update({ id, ...input }, { client });
      await refresh();
    },
    onRemove: async ({ id }) => {
      await remove({ id }, { client });
      await refresh();
    },
    onRestore: async (paper) => {
      await add(inputOf(paper), { client });
      await refresh();
    },
    onDefault: async ({ id }) => {
      await read.mutate(
        async (was) => {
          await setDefault({ id }, { client });
          return was && withDefault(was, id);
        },
        { optimisticData: (was) => withDefault(was ?? { data: [], totalRecord: 0 }, id), rollbackOnError: true, revalidate: false },
      );
    },
  };
}
