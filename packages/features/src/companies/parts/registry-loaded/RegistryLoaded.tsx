import type { Loadable } from '@chippage/api/loadable';
import { Button } from '@chippage/ui/Button';
import { EmptyState } from '@chippage/ui/EmptyState';
import { LockIcon } from '@chippage/ui/Icon';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { Loaded, type LoadedProps } from '../../../parts/loaded/Loaded.tsx';
import { registryLoadedMessages } from './messages.ts';

export interface RegistryLoadedProps<T> extends LoadedProps<T> {
  value: Loadable<T>;
  /** Lets a visitor log in, then reads again. */
  onLogin: (retry: () => void) => void;
}

/** Facts of a company; where only members may ask the provider, the way to log in stands in their place. */
export function RegistryLoaded<T>({ value, onLogin, ...props }: RegistryLoadedProps<T>) {
  const t = useMessages(registryLoadedMessages);
  if (value.status !== 'failed' || value.code !== 'registry.login_needed') return <Loaded value={value} {...props} />;
  return (
    <EmptyState
      size={props.failedSize ?? 'md'}
      icon={<LockIcon size={32} />}
      title={value.message}
      action={<Button onPress={() => onLogin(value.onRetry)}>{t('login')}</Button>}
    />
  );
}
