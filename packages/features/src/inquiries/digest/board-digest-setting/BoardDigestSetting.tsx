import type { Loadable } from '@chippage/api/loadable';
import type { BoardDigest } from '@chippage/api/types';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { MailSetting, type MailSettingProps } from '../../../parts/mail-setting/MailSetting.tsx';
import { boardDigestSettingMessages } from './messages.ts';

export interface BoardDigestSettingProps extends Pick<MailSettingProps, 'emailHref' | 'onChange'> {
  digest: Loadable<BoardDigest>;
}

/** Whether the day's mail about the board comes, and where it goes. */
export function BoardDigestSetting({ digest, ...does }: BoardDigestSettingProps) {
  const t = useMessages(boardDigestSettingMessages);
  return <MailSetting value={digest} title={t('title')} label={t('on')} hint={t('hint')} failedTitle={t('failed')} {...does} />;
}
