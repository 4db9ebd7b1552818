import { deviceInWords } from '../device.ts';

/** What keeps passkeys, by the number that it says of itself (AAGUID). */
const keepers: Record<string, string> = {
  'ea9b8d66-4d01-1d21-3ce4-b6b48cb575d4': 'Google 密码管理工具',
  'fbfc3007-154e-4ecc-8c0b-6e020557d7bd': 'Apple 密码',
  'dd4ec289-e01d-41c9-bb89-70fa845d4bf2': 'Apple 密码',
  'adce0002-35bc-c60a-648b-0b25f1f05503': 'Chrome，macOS',
  '08987058-cadc-4b81-b6e1-30de50dcbe96': 'Windows Hello',
  '9ddd1817-af5a-4672-a2b9-3e3dd95000a9': 'Windows Hello',
};

/** A name for a new passkey, until its member thinks of a better one: where it is kept, or the browser that made it. */
export const proposedName = (aaguid: string, userAgent: string): string => keepers[aaguid] ?? deviceInWords(userAgent);
