import type { Loadable } from '@chippage/api/loadable';
import type { AuthorRequest, OwnAuthor as OwnAuthorFacts } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { LinkButton } from '@chippage/ui/LinkButton';
import { useEffect, useRef } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { newsPaths } from '../../../i18n/paths/newsPaths.ts';
import { FormActions, FormPage } from '../../../parts/form/FormLayout.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { AuthorForm, type AuthorFormProps } from './AuthorForm.tsx';
import { ownAuthorMessages } from './messages.ts';
import { WaitingRequest, type WaitingRequestProps } from './WaitingRequest.tsx';

/** Props of `OwnAuthor`. */
export interface OwnAuthorProps extends Pick<AuthorFormProps, 'onUpload'>, Pick<WaitingRequestProps, 'onWithdraw'> {
  own: Loadable<OwnAuthorFacts>;
  /** Asks to become an author. @throws ApiError whose words are shown */
  onApply: AuthorFormProps['onSubmit'];
  /** Asks for another page. @throws ApiError whose words are shown */
  onChange: AuthorFormProps['onSubmit'];
}

/** A member as an author: the request to become one, how it stands, and the changes of the page afterwards. */
export function OwnAuthor({ own, ...does }: OwnAuthorProps) {
  const t = useMessages(ownAuthorMessages);
  return (
    <Loaded value={own} lines={8} loadingLabel={t('loading')} failedTitle={t('missing')}>
      {(found) => <Found own={found} {...does} />}
    </Loaded>
  );
}

function Found({ own: { author, request }, onApply, onChange, onWithdraw, onUpload }: Omit<OwnAuthorProps, 'own'> & { own: OwnAuthorFacts }) {
  const t = useMessages(ownAuthorMessages);
  const paths = usePaths(newsPaths);
  const heading = useRef<HTMLHeadingElement>(null);
  const hasActed = useRef(false);
  const isWaiting = request?.state === 'reviewing';
  // What was pressed is gone then: focus goes to what the page is about now.
  useEffect(() => {
    if (hasActed.current) heading.current?.focus();
    hasActed.current = false;
  }, [isWaiting]);
  const acting =
    <Args extends unknown[]>(act: (...args: Args) => Promise<void>) =>
    async (...args: Args) => {
      hasActed.current = true;
      await act(...args).catch((error: unknown) => {
        hasActed.current = false;
        throw error;
      });
    };
  const isRefused = request?.state === 'refused';
  return (
    <FormPage title={t(author === null ? 'applyTitle' : 'title')} note={t(author === null ? 'what' : 'keep')} headingRef={heading}>
      {author !== null && (
        <FormActions>
          <LinkButton variant="outline" href={paths.author(author.id)}>
            {t('openPage')}
          </LinkButton>
        </FormActions>
      )}
      {request && !isWaiting && <Decided request={request} />}
      {request && isWaiting ? (
        <WaitingRequest request={request} onWithdraw={acting(onWithdraw)} />
      ) : (
        <AuthorForm
          key={`${request?.submitTime} ${request?.state}`}
          facts={isRefused ? request.after : author}
          isAuthor={author !== null}
          onSubmit={acting(author === null ? onApply : onChange)}
          onUpload={onUpload}
        />
      )}
    </FormPage>
  );
}

/** What an operator said of the last request. */
function Decided({ request: { before, state, reason } }: { request: AuthorRequest }) {
  const t = useMessages(ownAuthorMessages);
  const isChange = before !== null;
  if (state === 'refused')
    return (
      <Alert tone="warn" title={t(isChange ? 'changeRefused' : 'refused', { reason: reason ?? '' })}>
        {t(isChange ? 'changeRefusedHint' : 'refusedHint')}
      </Alert>
    );
  if (isChange) return <Alert tone="ok">{t('changeApproved')}</Alert>;
  return (
    <Alert tone="ok" title={t('approved')}>
      {t('approvedHint')}
    </Alert>
  );
}
