import { articlePictureLimits, ownArticleLimits } from '@chippage/api/limits';
import { type FieldError, Failure, notFound, refusal } from '../../platform/errors.ts';
import { shanghaiSecond } from '../../platform/shanghai.ts';

/** Gone, or somebody else's. */
export const ownArticleNotFound = () => notFound('文章');
/** Gone, or somebody else's. */
export const versionNotFound = () => notFound('版本');
/** Where it stands keeps it from being done. */
export const wrongArticleStateFailure = (state: string, message: string) => new Failure(409, 'article.state', message, { data: { state } });
/** Another tab saved meanwhile; nothing was sent that could be lost. */
export const articleChangedFailure = (version: number, savedAt: Date) =>
  new Failure(409, 'article.changed', `这篇文章在别处保存过新的内容（${shanghaiSecond(savedAt)}），请先看过最新的一份`, {
    data: { version, saveTime: savedAt.toISOString() },
  });
/** Another tab saved meanwhile; what this one sent stays among the versions. */
export const articleConflictFailure = (version: number, savedAt: Date, versionId: number) =>
  new Failure(409, 'article.changed', `这篇文章在别处保存过新的内容（${shanghaiSecond(savedAt)}），没有覆盖；你的这一份存在版本记录里`, {
    data: { version, saveTime: savedAt.toISOString(), versionId },
  });
/** What no article holds. */
export const wrongDocumentFailure = (path: string, problem: string) =>
  new Failure(422, 'article.wrong_document', '正文里有这里不支持的内容，没有保存，请撤销刚才的一步再试', {
    fields: [{ field: path === '' ? 'document' : `document.${path}`, msg: problem }],
  });
/** A picture that the member did not upload. */
export const foreignPictureFailure = (field: string) =>
  new Failure(422, 'article.foreign_picture', '文章里有不是你上传的图片，请重新上传', { fields: [{ field, msg: '请重新上传这张图片' }] });
/** No such channel. */
export const noChannelFailure = () =>
  new Failure(422, 'article.no_channel', '没有这个频道，请重新选择', { fields: [{ field: 'channelIds', msg: '请重新选择频道' }] });
/** What has to be there before an operator reads it. */
export const incompleteFailure = (fields: FieldError[]) => new Failure(422, 'article.incomplete', fields[0]?.msg ?? '请补全后再提交', { fields });
/** Found when an operator approves: the writer is no author any more. */
export const noAuthorFailure = () => new Failure(409, 'author.required', '投稿的会员现在不是作者：请驳回这一条');
/** More articles than a member keeps. */
export const refuseArticlesFull = () => refusal('article.full', `最多保存 ${ownArticleLimits.articles} 篇文章，请先删除不用的`);
/** More bytes or pixels than are taken. */
export const refuseFigureTooLarge = () => refusal('picture.too_large', `图片超过 ${articlePictureLimits.bytes / 1_048_576} MB 或像素过多，请缩小后再上传`);
/** No picture that can be read. */
export const refuseFigureUnreadable = () => refusal('picture.unreadable', '读不出这张图片，或者里面夹着网页或文档，请另存为 PNG、JPEG、WebP 或 AVIF 再传');
/** No address of an article of WeChat. */
export const wrongWechatAddressFailure = () =>
  new Failure(422, 'article.wrong_address', '请填写公众号文章的链接，以 https://mp.weixin.qq.com/ 开头', {
    fields: [{ field: 'url', msg: '请填写以 https://mp.weixin.qq.com/ 开头的链接' }],
  });
/** Nobody answered, or too slowly. */
export const refuseImportFailed = () => refusal('article.import_failed', '没有取到这篇文章，可能是对方暂时没有回应，请稍后再试');
/** Its publisher, or WeChat, took it away. */
export const refuseImportGone = () => refusal('article.import_gone', '这篇文章已被发布者删除，或链接已经失效');
/** A page that holds no article. */
export const refuseImportUnreadable = () => refusal('article.import_unreadable', '读不出这篇文章的正文，可能需要在微信里打开，请复制正文后粘贴');
