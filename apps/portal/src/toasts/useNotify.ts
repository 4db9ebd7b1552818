import type { ToastOptions } from '@chippage/ui/Toast';
import { useSetAtom } from 'jotai';
import { toastsWantedAtom } from '../atoms/toastsWantedAtom.ts';

/** Says something in the corner of the page. The code for it is fetched with the first message. */
export function useNotify(): (options: ToastOptions) => void {
  const want = useSetAtom(toastsWantedAtom);
  return (options) => {
    want(true);
    void import('@chippage/ui/Toast').then(({ toast }) => toast(options));
  };
}
