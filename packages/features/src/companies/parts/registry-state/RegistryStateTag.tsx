import type { RegistryState } from '@chippage/api/types';
import { CheckIcon, ErrorIcon, WarningIcon } from '@chippage/ui/Icon';
import { Tag, type TagProps } from '@chippage/ui/Tag';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { registryStateMessages } from './messages.ts';

export interface RegistryStateTagProps {
  state: RegistryState;
  /** In the register's own words. */
  text: string | null;
}

const looks: Readonly<Record<RegistryState, Pick<TagProps, 'tone' | 'icon'>>> = {
  operating: { tone: 'ok', icon: <CheckIcon size={14} /> },
  moved_out: { tone: 'warn', icon: <WarningIcon size={14} /> },
  suspended: { tone: 'warn', icon: <WarningIcon size={14} /> },
  liquidating: { tone: 'warn', icon: <WarningIcon size={14} /> },
  revoked: { tone: 'danger', icon: <ErrorIcon size={14} /> },
  deregistered: { tone: 'danger', icon: <ErrorIcon size={14} /> },
  annulled: { tone: 'danger', icon: <ErrorIcon size={14} /> },
  closed: { tone: 'danger', icon: <ErrorIcon size={14} /> },
  other: {},
};

/** The state of a registration, in the register's own words. */
export function RegistryStateTag({ state, text }: RegistryStateTagProps) {
  const t = useMessages(registryStateMessages);
  return <Tag {...looks[state]}>{text ?? t(state)}</Tag>;
}
