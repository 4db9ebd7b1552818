import { ArticleEditor, useArticleEditor } from '@chippage/features/ArticleEditor';
import { late } from '@chippage/ui/late';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { openLoginAtom } from '../../../atoms/loginDialogAtom.ts';
import { memberAtom } from '../../../atoms/sessionAtom.ts';
import { articleCopies } from '../../../page/articleCopies.ts';
import { readPasted } from '../../../page/readPasted.ts';
import { UnsavedGuard } from '../../../page/UnsavedGuard.tsx';
import { useNotify } from '../../../toasts/useNotify.ts';
import { t } from '../news.words.ts';

const OwnVersions = late(async () => (await import('./OwnVersions.tsx')).OwnVersions);

/** The number of the article that an address asks for; null: a new one. */
function idIn(params: URLSearchParams): number | null {
  const id = Number(params.get('id'));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

/** Writes the article that the address names, or begins one. @param hrefOf The address of this page for an article. */
export function WriteArticle({ hrefOf }: { hrefOf: (id: number) => string }) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const id = idIn(params);
  const [shown, setShown] = useState<{ key: number; id: number | null; begun: number | null }>({ key: 0, id, begun: null });
  if (shown.id !== id) {
    // An article that was begun here gets its number while it is written; any other one is another text.
    setShown({ key: shown.key + (shown.begun === id ? 0 : 1), id, begun: null });
  }
  return (
    <Editor
      key={shown.key}
      id={id}
      onBegun={(begun) => {
        setShown((was) => ({ ...was, begun }));
        void navigate(hrefOf(begun), { replace: true, preventScrollReset: true });
      }}
      onOpen={(other) => void navigate(hrefOf(other))}
    />
  );
}

function Editor({ id, onBegun, onOpen }: { id: number | null; onBegun: (id: number) => void; onOpen: (id: number) => void }) {
  const memberId = useAtomValue(memberAtom)?.id ?? null;
  const openLogin = useSetAtom(openLoginAtom);
  const [isComparing, setComparing] = useState(false);
  const { editor, isDirty, readNow, show, ...own } = useArticleEditor({
    id,
    memberId,
    onLogIn: () => openLogin({ reason: 'expired' }),
    copies: articleCopies,
    parseHtml: readPasted,
    onBegun,
    onOpen,
    notify: useNotify(),
  });
  return (
    <ArticleEditor {...editor} onShowVersions={own.id === null ? undefined : () => setComparing(true)}>
      {isComparing && own.id !== null && own.version !== null && (
        <OwnVersions
          id={own.id}
          version={own.version}
          mayRestore={editor.article?.actions.includes('edit') ?? false}
          now={readNow()}
          onRestored={show}
          onClose={() => setComparing(false)}
        />
      )}
      {/* The same page with the number that the article was given keeps what is written. */}
      <UnsavedGuard isDirty={isDirty} allowsSamePage title={t('leaveTitle')} leaveLabel={t('leave')} stayLabel={t('stay')}>
        {t('leaveText')}
      </UnsavedGuard>
    </ArticleEditor>
  );
}
