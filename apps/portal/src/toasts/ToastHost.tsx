import { late } from '@chippage/ui/late';
import { useAtomValue } from 'jotai';
import { toastsWantedAtom } from '../atoms/toastsWantedAtom.ts';
import { t } from '../routes/shell/shell.words.ts';

const ToastRegion = late(async () => (await import('@chippage/ui/Toast')).ToastRegion);

/** The place of short messages; empty, and without its code, until there is one. */
export function ToastHost() {
  if (!useAtomValue(toastsWantedAtom)) return null;
  return (
    <ToastRegion
      label={t('notices')}
      closeLabel={t('closeNotice')}
      toneLabels={{ success: t('success'), info: t('info'), warn: t('warn'), danger: t('danger') }}
    />
  );
}
