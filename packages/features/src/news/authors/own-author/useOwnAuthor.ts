import { uploadPicture } from '@chippage/api/account';
import { useApi } from '@chippage/api/ApiProvider';
import { toLoadable } from '@chippage/api/loadable';
import { applyAuthor, changeAuthor, myAuthorQuery, withdrawAuthor } from '@chippage/api/news';
import type { OwnAuthorProps } from './OwnAuthor.tsx';

/** Binds `OwnAuthor` to the API. */
export function useOwnAuthor(): OwnAuthorProps {
  const client = useApi();
  const answer = myAuthorQuery.use({});
  const keep = (next: Awaited<ReturnType<typeof applyAuthor>>) => answer.mutate(next, { revalidate: false });
  return {
    own: toLoadable(answer),
    onApply: async (facts) => void (await keep(await applyAuthor(facts, { client }))),
    onChange: async (facts) => void (await keep(await changeAuthor(facts, { client }))),
    onWithdraw: async () => void (await keep(await withdrawAuthor({}, { client }))),
    onUpload: async (file) => (await uploadPicture({ file }, { client })).url,
  };
}
