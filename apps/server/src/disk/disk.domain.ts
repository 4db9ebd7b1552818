import type { Operations } from '@chippage/api/operations';
import type { Domain } from '../platform/domain.ts';
import { notFound } from '../platform/errors.ts';
import type { Handlers } from '../platform/handlers.ts';

type DiskOperation = Extract<keyof Operations, `${string}Disk${string}` | `disk${string}` | 'shareFront' | 'openShare' | 'downloadShare'>;

/** The cloud disk: folders, files, recycle bin, share links. */
export const diskDomain = {
  name: 'disk',
  handlers: () =>
    new Proxy({} as Handlers<DiskOperation>, {
      get: () => () => {
        throw notFound('文件');
      },
    }),
} satisfies Domain;
