import type { Loadable } from '@chippage/api/loadable';
import { Button } from '@chippage/ui/Button';
import { EmptyState } from '@chippage/ui/EmptyState';
import { LockIcon } from '@chippage/ui/Icon';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { Loaded, type LoadedProps } from '../../../parts/loaded/Loaded.tsx';
import { registryLoadedMessages } from './messages.ts';
import * as styles from './RegistryLoaded.css.ts';

export interface RegistryLoadedProps<T> extends LoadedProps<T> {
  value: Loadable<T>;
  /** Lets a visitor log in, then reads again. */
  onLogin: (retry: () => void) => void;
}

/** Facts of a company; where only members may ask the provider, the way to log in stands in their place. */
export function RegistryLoaded<T>({ value, onLogin, ...props }: RegistryLoadedProps<T>) {
  const t = useMessages(registryLoadedMessages);
  if (value.status === 'failed' && value.code === 'registry.login_needed') {
    const login = () => onLogin(value.onRetry);
    // Many tables of a page may say so: each in one line.
    if (props.failedSize === 'sm')
      return (
        <p className={styles.line}>
          <LockIcon size={16} />
          <span>{t('short')}</span>
          <Button size="sm" variant="outline" onPress={login}>
            {t('login')}
          </Button>
        </p>
      );
    return <EmptyState icon={<LockIcon size={32} />} title={value.message} action={<Button onPress={login}>{t('login')}</Button>} />;
  }
  return (
    <>
      <Loaded value={value} {...props} />
      {value.status === 'loading' && (
        <noscript>
          <p className={styles.line}>{t('withoutScript')}</p>
        </noscript>
      )}
    </>
  );
}
