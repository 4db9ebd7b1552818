import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { toastsWantedAtom } from '../atoms/toastsWantedAtom.ts';
import { t } from '../routes/shell/shell.words.ts';

const ToastRegion = lazy(async () => ({ default: (await import('@chippage/ui/Toast')).ToastRegion }));

/** The place of short messages; empty, and without its code, until there is one. */
export function ToastHost() {
  if (!useAtomValue(toastsWantedAtom)) return null;
  return (
    <Suspense fallback={null}>
      <ToastRegion
        label={t('notices')}
        closeLabel={t('closeNotice')}
        toneLabels={{ success: t('success'), info: t('info'), warn: t('warn'), danger: t('danger') }}
      />
    </Suspense>
  );
}
