import type { RegistryRiskLevel } from '@chippage/api/types';
import { AlertIcon, CheckIcon, ErrorIcon, InfoIcon } from '@chippage/ui/Icon';
import { Tag, type TagProps } from '@chippage/ui/Tag';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { registryRiskMessages } from './messages.ts';

const looks: Readonly<Record<RegistryRiskLevel, Pick<TagProps, 'tone' | 'icon'>>> = {
  high: { tone: 'danger', icon: <ErrorIcon size={14} /> },
  medium: { tone: 'warn', icon: <AlertIcon size={14} /> },
  low: { tone: 'info', icon: <InfoIcon size={14} /> },
  none: { tone: 'ok', icon: <CheckIcon size={14} /> },
  unknown: {},
};

/** How severe a risk is: an icon and a word. */
export function RiskLevelTag({ level }: { level: RegistryRiskLevel }) {
  const t = useMessages(registryRiskMessages);
  return <Tag {...looks[level]}>{t('level', { level: t(level) })}</Tag>;
}
