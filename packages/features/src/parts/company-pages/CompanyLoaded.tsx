import type { Loadable } from '@chippage/api/loadable';
import { EmptyState } from '@chippage/ui/EmptyState';
import { BuildingIcon } from '@chippage/ui/Icon';
import { LinkButton } from '@chippage/ui/LinkButton';
import type { ReactNode } from 'react';
import { useMessages, usePaths } from '../../i18n/FeaturesProvider.tsx';
import { enterprisePaths } from '../../i18n/paths/enterprisePaths.ts';
import { Loaded } from '../loaded/Loaded.tsx';
import { companyPagesMessages } from './messages.ts';

export interface CompanyLoadedProps<T> {
  value: Loadable<T>;
  /** Lines of text that stand in for what comes. @default 6 */
  lines?: number;
  children: (data: T) => ReactNode;
}

const closed = ['enterprise.required', 'enterprise.right_missing'];

/** What only a verified company has: whoever has none, or no right to it, reads what to do about it. */
export function CompanyLoaded<T>({ value, lines = 6, children }: CompanyLoadedProps<T>) {
  const t = useMessages(companyPagesMessages);
  const paths = usePaths(enterprisePaths);
  if (value.status === 'failed' && closed.includes(value.code)) {
    return (
      <EmptyState
        icon={<BuildingIcon size={32} />}
        title={t(value.code === 'enterprise.required' ? 'requiredTitle' : 'rightTitle')}
        action={
          <LinkButton variant="outline" href={paths.companyManage()}>
            {t('verify')}
          </LinkButton>
        }
      >
        {value.message}
      </EmptyState>
    );
  }
  return (
    <Loaded value={value} lines={lines}>
      {children}
    </Loaded>
  );
}
