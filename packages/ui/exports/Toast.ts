/** Short messages in the corner. */
export { ToastRegion, type ToastRegionProps } from '../src/Toast/ToastRegion.tsx';
export { createToastQueue, toast, toastQueue, type ToastOptions, type ToastQueue } from '../src/Toast/toastQueue.ts';
