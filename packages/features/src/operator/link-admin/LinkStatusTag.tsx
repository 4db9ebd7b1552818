import type { LinkStatus } from '@chippage/api/types';
import { CheckIcon, InfoIcon, WarningIcon } from '@chippage/ui/Icon';
import { Tag } from '@chippage/ui/Tag';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { linkAdminMessages } from './messages.ts';

/** How a maker's address fares, in a word. */
export function LinkStatusTag({ status }: { status: LinkStatus | null }) {
  const t = useMessages(linkAdminMessages);
  if (status === null || status === 'unchecked') return <Tag>{t(status ?? 'none')}</Tag>;
  if (status === 'ok')
    return (
      <Tag tone="ok" icon={<CheckIcon size={14} />}>
        {t(status)}
      </Tag>
    );
  return (
    <Tag tone={status === 'moved' ? 'info' : 'warn'} icon={status === 'moved' ? <InfoIcon size={14} /> : <WarningIcon size={14} />}>
      {t(status)}
    </Tag>
  );
}
