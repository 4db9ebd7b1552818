import { useSetAtom } from 'jotai';
import { feedbackDraftAtom, openToolAtom } from '../../../atoms/openToolAtom.ts';
import { useRequireLogin } from '../../../session/useRequireLogin.ts';
import { t } from '../datasheets.words.ts';

/** Opens the feedback about the address of an outside document; a visitor logs in first. */
export function useReportLink(): (documentId: number, content: string) => void {
  const requireLogin = useRequireLogin();
  const openTool = useSetAtom(openToolAtom);
  const setDraft = useSetAtom(feedbackDraftAtom);
  return (documentId, content) =>
    requireLogin('feedback', () => {
      setDraft({ typeLabel: t('wrongFacts'), content, place: { documentId, page: null, phrase: '' } });
      openTool('feedback');
    });
}
