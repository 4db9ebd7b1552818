import type { RightEdition } from '@chippage/api/types';

/** What an uploader says of their right to share a file, as the page writes it, by edition; an older one stays for what was handed in with it. */
export const rightTexts: Record<RightEdition, string> = {
  '2026-11': '我有权分享这些文件：它们由原厂公开发布，或我已得到权利人许可。权利人提出要求时，文件会下架。',
};

/** What the page shows now. */
export const currentRights: RightEdition = '2026-11';
