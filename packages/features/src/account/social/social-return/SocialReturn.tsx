import { Alert } from '@chippage/ui/Alert';
import { Button } from '@chippage/ui/Button';
import { LinkButton } from '@chippage/ui/LinkButton';
import { Spinner } from '@chippage/ui/Spinner';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { FormActions, FormPage } from '../../../parts/form/FormLayout.tsx';
import { shellPaths } from '../../../i18n/paths/shellPaths.ts';
import { socialReturnMessages } from './messages.ts';

/** What a visit to WeChat or QQ was for, as the key `operate` keeps it. */
export type SocialOperate = 'wxlogin' | 'qqlogin' | 'wxBound' | 'qqBound';

/** How far it is. */
export type SocialReturnState =
  | { status: 'working' }
  /** `name` is the bound account. */
  | { status: 'ok'; name: string | null }
  | { status: 'denied' }
  | { status: 'expired' }
  | { status: 'failed'; message: string }
  /** Nothing was to be done: the page was opened by itself, or a second time. */
  | { status: 'unknown' };

export interface SocialReturnProps {
  operate: SocialOperate | null;
  state: SocialReturnState;
  /** Starts the same again. Absent: only the way home is offered. */
  onRetry?: () => void;
}

/** The page that WeChat and QQ lead back to. It says how it went and is never a dead end. */
export function SocialReturn({ operate, state, onRetry }: SocialReturnProps) {
  const t = useMessages(socialReturnMessages);
  const paths = usePaths(shellPaths);
  const provider = t(operate?.startsWith('qq') ? 'qq' : 'wx');
  const isBinding = operate?.endsWith('Bound') ?? false;
  const isOver = state.status !== 'working' && state.status !== 'ok';
  return (
    <FormPage title={t(isBinding ? 'bindTitle' : 'loginTitle', { provider })}>
      <div role="status">
        <FormActions>
          {state.status === 'working' && (
            <>
              <Spinner size={24} />
              <p>{t(isBinding ? 'binding' : 'loggingIn')}</p>
            </>
          )}
          {state.status === 'ok' && (
            <Alert tone="ok" title={isBinding ? t('bound', { name: state.name ?? provider }) : t('loggedIn')}>
              {t(isBinding ? 'boundHint' : 'loggedInHint')}
            </Alert>
          )}
          {state.status === 'denied' && (
            <Alert tone="info" title={t('denied')}>
              {t(isBinding ? 'deniedBind' : 'deniedLogin', { provider })}
            </Alert>
          )}
          {state.status === 'expired' && (
            <Alert tone="danger" title={t('expired')}>
              {t('expiredHint')}
            </Alert>
          )}
          {state.status === 'failed' && (
            <Alert tone="danger" title={t('failed')}>
              {state.message}
            </Alert>
          )}
          {state.status === 'unknown' && <Alert tone="info">{t('unknown')}</Alert>}
        </FormActions>
      </div>
      {isOver && (
        <FormActions>
          {onRetry && state.status !== 'unknown' && <Button onPress={onRetry}>{t(isBinding ? 'retryBind' : 'retryLogin')}</Button>}
          <LinkButton href={paths.home()} variant="outline">
            {t('home')}
          </LinkButton>
        </FormActions>
      )}
    </FormPage>
  );
}
