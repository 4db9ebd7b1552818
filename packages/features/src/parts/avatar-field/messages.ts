import { defineMessages } from '../../i18n/messages.ts';

/** Texts of choosing a picture of oneself. */
export const avatarFieldMessages = defineMessages('avatarField', {
  label: '头像',
  hint: 'PNG、JPEG、WebP 或 AVIF，最大 5 MB',
  choose: '选择图片',
  uploading: '正在上传',
  remove: '移除头像',
  ready: '图片已上传，保存或提交后更换',
  kind: '这不是可用的图片，请选择 PNG、JPEG、WebP 或 AVIF',
  size: '图片超过 5 MB，请压缩后再选',
  failed: '图片没有上传，请稍后重试',
});
