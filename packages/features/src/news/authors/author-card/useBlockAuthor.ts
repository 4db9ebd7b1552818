import type { AuthorName } from '@chippage/api/types';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import type { PageActions } from '../../../parts/action/pageActions.ts';
import { authorCardMessages } from './messages.ts';
import { useChangeBlock } from './useChangeBlock.ts';

/** Blocks an author, or not any more; a visitor logs in first. The message undoes it. */
export function useBlockAuthor({ demandLogin, notify }: PageActions): (author: Pick<AuthorName, 'id' | 'name'>, isBlocked: boolean) => void {
  const t = useMessages(authorCardMessages);
  const change = useChangeBlock();
  const block = (author: Pick<AuthorName, 'id' | 'name'>, isBlocked: boolean) =>
    demandLogin(() => {
      const { id, name } = author;
      change(id, isBlocked).then(
        () => {
          const action = { label: t('undo'), onPress: () => block(author, !isBlocked) };
          notify({ tone: 'success', text: t(isBlocked ? 'blocked' : 'unblocked', { name }), ...(isBlocked && { action }) });
        },
        () => notify({ tone: 'danger', text: t('failed') }),
      );
    });
  return block;
}
