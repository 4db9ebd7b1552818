import type { Document } from '@chippage/api/types';
import { useSetAtom } from 'jotai';
import { feedbackDraftAtom, openToolAtom } from '../../../atoms/openToolAtom.ts';
import { useRequireLogin } from '../../../session/useRequireLogin.ts';
import { t } from '../datasheets.words.ts';

/** The contract's limit for a phrase. */
const LONGEST_PHRASE = 300;

/** Opens the feedback about a page of a document, with what is selected there; a visitor logs in first. */
export function useReportError({ id, title }: Document): (page: number) => void {
  const requireLogin = useRequireLogin();
  const openTool = useSetAtom(openToolAtom);
  const setDraft = useSetAtom(feedbackDraftAtom);
  return (page) => {
    const phrase = (getSelection()?.toString() ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_PHRASE);
    requireLogin('feedback', () => {
      const about = phrase === '' ? t('errorPlace', { title, page }) : t('errorPhrase', { title, page, phrase: phrase.slice(0, 60) });
      setDraft({ typeLabel: t('wrongFacts'), content: `${about}\n${t('errorIs')}`, place: { documentId: id, page, phrase } });
      openTool('feedback');
    });
  };
}
