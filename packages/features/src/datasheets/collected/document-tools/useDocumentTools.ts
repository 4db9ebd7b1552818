import { useApi } from '@chippage/api/ApiProvider';
import {
  collectDocument,
  collectedDocumentsQuery,
  collectedStateQuery,
  documentRevisionsQuery,
  mailDocument,
  uncollectDocument,
} from '@chippage/api/datasheets';
import { ApiError, isRefusal } from '@chippage/api/errors';
import { useInvalidate } from '@chippage/api/query';
import { useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import type { PageActions } from '../../../parts/action/pageActions.ts';
import { useWishes } from '../../../parts/action/useWishes.ts';
import type { DocumentToolsProps } from './DocumentTools.tsx';
import { documentToolsMessages } from './messages.ts';

/** Time to read that an address is missing, and to go where it is bound. */
const BIND_MS = 15_000;

export interface DocumentToolsOptions extends PageActions {
  id: number;
  isMember: boolean;
  /** Where a member binds an address for mails. */
  settingsHref: string;
}

/** Binds `DocumentTools` to the API; a visitor logs in first. */
export function useDocumentTools({ id, isMember, settingsHref, demandLogin, notify }: DocumentToolsOptions): Omit<DocumentToolsProps, 'document'> {
  const client = useApi();
  const invalidate = useInvalidate();
  const t = useMessages(documentToolsMessages);
  const [isMailing, setIsMailing] = useState(false);
  const state = collectedStateQuery.use(isMember ? { id } : null);
  const revisions = documentRevisionsQuery.use({ id });
  const { isOn, want } = useWishes<number>({
    send: (document, isCollected) => (isCollected ? collectDocument : uncollectDocument)({ id: document }, { client }),
    refresh: () => Promise.all([invalidate(collectedStateQuery), invalidate(collectedDocumentsQuery)]),
    failed: t('failed'),
    demandLogin,
    notify,
  });
  const mail = async () => {
    setIsMailing(true);
    try {
      const { email, isAttached } = await mailDocument({ id }, { client });
      notify({ tone: 'success', text: t(isAttached ? 'attached' : 'linked', { email }) });
    } catch (error) {
      if (isRefusal<'mailDocument'>(error, 'mail.none_bound'))
        notify({ tone: 'warn', text: t('bindFirst'), action: { label: t('toSettings'), href: settingsHref }, timeoutMs: BIND_MS });
      else notify({ tone: 'warn', text: error instanceof ApiError ? error.message : t('failed') });
    } finally {
      setIsMailing(false);
    }
  };
  return {
    revisions: revisions.data?.data ?? [],
    isCollected: isOn(id, state.data?.isCollected ?? false),
    onCollect: (isCollected) => want(id, isCollected),
    isMailing,
    onMail: () => demandLogin(() => void mail()),
  };
}
