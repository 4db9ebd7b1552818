/** The setting of the day's mail about the board. */
export { BoardDigestSetting, type BoardDigestSettingProps } from '../src/inquiries/digest/board-digest-setting/BoardDigestSetting.tsx';
export { useBoardDigest } from '../src/inquiries/digest/board-digest-setting/useBoardDigest.ts';
export { boardDigestSettingMessages } from '../src/inquiries/digest/board-digest-setting/messages.ts';
